/**
 * The arithmetic of the reader: products of small integers, attention and normalisation, over rows that the host lays into
 * memory. No step depends on the machine, so a text has the same odds everywhere.
 */

/** Turns `count` numbers into 16-bit integers at `to`; returns what one of them is worth. `count` is a multiple of 8. */
function quantize(from: usize, count: i32, to: usize): f32 {
  let most = f32x4.splat(0);
  for (let i = 0; i < count; i += 4) most = f32x4.max(most, f32x4.abs(v128.load(from + (i << 2))));
  let top = max(max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)), max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)));
  if (top < 1e-9) top = 1e-9;
  const by = f32x4.splat(<f32>32000 / top);
  for (let i = 0; i < count; i += 8) {
    const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(from + (i << 2)), by)));
    const high = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(from + (i << 2) + 16), by)));
    v128.store(to + (i << 1), i16x8.narrow_i32x4_s(low, high));
  }
  return top / <f32>32000;
}

/** Adds the four lanes of each of four sums into the lanes of one. */
@inline
function gather(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 1, 4, 5), v128.shuffle<i32>(a, b, 2, 3, 6, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 1, 4, 5), v128.shuffle<i32>(c, d, 2, 3, 6, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 2, 4, 6), v128.shuffle<i32>(ab, cd, 1, 3, 5, 7));
}

/** x times the share of the normal distribution below it, by its usual approximation with a hyperbolic tangent. */
@inline
function bend(x: v128): v128 {
  const cube = f32x4.mul(f32x4.mul(f32x4.mul(x, x), x), f32x4.splat(0.044715));
  const steep = f32x4.mul(f32x4.add(x, cube), f32x4.splat(-1.5957691216));
  return f32x4.div(x, f32x4.add(f32x4.splat(1), exponents(f32x4.min(steep, f32x4.splat(80)))));
}

@inline
function shaped(y: v128, shape: i32): v128 {
  if (shape == 1) return f32x4.max(y, f32x4.splat(0));
  if (shape == 2) return bend(y);
  return y;
}

/**
 * One layer of units over `rows` rows of `from`: weights are 16-bit integers, of four units at a time eight numbers each, side by side; each unit
 * has a scale and a bias. `spare` holds integers of all rows and behind them a scale each; the units are worked through once, for each is met by
 * every row while it is near. `units` is a multiple of 4, `width` of 8, `rows` is rounded up to an even number. `shape` is 0 for sums as
 * they are, 1 where those below 0 become 0, 2 for `bend`.
 */
export function layer(from: usize, rows: i32, width: i32, weights: usize, scales: usize, biases: usize, units: i32, to: usize, spare: usize, shape: i32): void {
  const step = width << 1;
  const even = rows + (rows & 1);
  const worth = spare + even * step;
  for (let row = 0; row < even; row++) store<f32>(worth + (row << 2), quantize(from + ((row * width) << 2), width, spare + row * step));
  const next = units << 2;
  for (let unit = 0; unit < units; unit += 4) {
    const scale = v128.load(scales + (unit << 2));
    const bias = v128.load(biases + (unit << 2));
    for (let row = 0; row < even; row += 2) {
      let a0 = i32x4.splat(0), b0 = a0, c0 = a0, d0 = a0, a1 = a0, b1 = a0, c1 = a0, d1 = a0;
      let first = spare + row * step;
      let second = first + step;
      const end = second;
      for (let w = weights + unit * step; first < end; w += 64) {
        const x0 = v128.load(first);
        const x1 = v128.load(second);
        let y = v128.load(w);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(x0, y));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(x1, y));
        y = v128.load(w, 16);
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(x0, y));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(x1, y));
        y = v128.load(w, 32);
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(x0, y));
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(x1, y));
        y = v128.load(w, 48);
        d0 = i32x4.add(d0, i32x4.dot_i16x8_s(x0, y));
        d1 = i32x4.add(d1, i32x4.dot_i16x8_s(x1, y));
        first += 16;
        second += 16;
      }
      const out = to + row * next + (unit << 2);
      const s0 = f32x4.mul(scale, v128.load32_splat(worth + (row << 2)));
      const s1 = f32x4.mul(scale, v128.load32_splat(worth + (row << 2) + 4));
      v128.store(out, shaped(f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(gather(a0, b0, c0, d0)), s0), bias), shape));
      v128.store(out + next, shaped(f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(gather(a1, b1, c1, d1)), s1), bias), shape));
    }
  }
}

@inline
function sum4(a: v128): f32 {
  return (f32x4.extract_lane(a, 0) + f32x4.extract_lane(a, 1)) + (f32x4.extract_lane(a, 2) + f32x4.extract_lane(a, 3));
}

/** Adds the four lanes of each of four sums of floats into the lanes of one. */
@inline
function gatherFloats(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = f32x4.add(v128.shuffle<f32>(a, b, 0, 1, 4, 5), v128.shuffle<f32>(a, b, 2, 3, 6, 7));
  const cd = f32x4.add(v128.shuffle<f32>(c, d, 0, 1, 4, 5), v128.shuffle<f32>(c, d, 2, 3, 6, 7));
  return f32x4.add(v128.shuffle<f32>(ab, cd, 0, 2, 4, 6), v128.shuffle<f32>(ab, cd, 1, 3, 5, 7));
}

/** e to the power of each lane, none above 0: a power of two by its bits, the rest by a polynomial. */
@inline
function exponents(x: v128): v128 {
  const twos = f32x4.mul(f32x4.max(x, f32x4.splat(-80)), f32x4.splat(1.44269504));
  const whole = f32x4.nearest(twos);
  const rest = f32x4.sub(twos, whole);
  let sum = f32x4.add(f32x4.mul(rest, f32x4.splat(0.00133336)), f32x4.splat(0.00961813));
  sum = f32x4.add(f32x4.mul(rest, sum), f32x4.splat(0.05550411));
  sum = f32x4.add(f32x4.mul(rest, sum), f32x4.splat(0.24022651));
  sum = f32x4.add(f32x4.mul(rest, sum), f32x4.splat(0.69314718));
  sum = f32x4.add(f32x4.mul(rest, sum), f32x4.splat(1));
  return f32x4.mul(sum, i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23));
}

/**
 * What each row takes from the others: rows of queries, keys and values side by side, by head; `near` has for each head what a
 * distance from -reach to reach adds. A head has a multiple of 16 numbers. `odds` holds `rows` numbers and three more; so many rows lie behind
 * the last that may be read.
 */
export function attend(from: usize, rows: i32, width: i32, heads: i32, near: usize, reach: i32, odds: usize, to: usize): void {
  const size = width / heads;
  const row3 = (3 * width) << 2;
  const by = <f32>1 / Mathf.sqrt(<f32>size);
  const bytes = size << 2;
  for (let head = 0; head < heads; head++) {
    const at = (head * size) << 2;
    const bias = near + ((head * (2 * reach + 1) + reach) << 2);
    for (let q = 0; q < rows; q++) {
      const query = from + q * row3 + at;
      let top: f32 = -1e30;
      for (let k = 0; k < rows; k += 4) {
        const key = from + k * row3 + (width << 2) + at;
        let a = f32x4.splat(0), b = a, c = a, d = a;
        for (let i = 0; i < bytes; i += 16) {
          const asked = v128.load(query + i);
          a = f32x4.add(a, f32x4.mul(asked, v128.load(key + i)));
          b = f32x4.add(b, f32x4.mul(asked, v128.load(key + row3 + i)));
          c = f32x4.add(c, f32x4.mul(asked, v128.load(key + 2 * row3 + i)));
          d = f32x4.add(d, f32x4.mul(asked, v128.load(key + 3 * row3 + i)));
        }
        v128.store(odds + (k << 2), f32x4.mul(gatherFloats(a, b, c, d), f32x4.splat(by)));
      }
      for (let k = 0; k < rows; k++) {
        const far = max(-reach, min(reach, k - q));
        const value = load<f32>(odds + (k << 2)) + load<f32>(bias + (far << 2));
        store<f32>(odds + (k << 2), value);
        top = max(top, value);
      }
      for (let k = rows; (k & 3) != 0; k++) store<f32>(odds + (k << 2), -1e30);
      const most = f32x4.splat(top);
      let sums = f32x4.splat(0);
      for (let k = 0; k < rows; k += 4) {
        const values = exponents(f32x4.sub(v128.load(odds + (k << 2)), most));
        v128.store(odds + (k << 2), values);
        sums = f32x4.add(sums, values);
      }
      const share = f32x4.splat(<f32>1 / sum4(sums));
      const out = to + ((q * width) << 2) + at;
      const values = from + ((2 * width) << 2) + at;
      for (let i = 0; i < bytes; i += 64) {
        let a = f32x4.splat(0), b = a, c = a, d = a;
        for (let k = 0; k < rows; k++) {
          const part = v128.load32_splat(odds + (k << 2));
          const value = values + k * row3 + i;
          a = f32x4.add(a, f32x4.mul(part, v128.load(value)));
          b = f32x4.add(b, f32x4.mul(part, v128.load(value + 16)));
          c = f32x4.add(c, f32x4.mul(part, v128.load(value + 32)));
          d = f32x4.add(d, f32x4.mul(part, v128.load(value + 48)));
        }
        v128.store(out + i, f32x4.mul(a, share));
        v128.store(out + i + 16, f32x4.mul(b, share));
        v128.store(out + i + 32, f32x4.mul(c, share));
        v128.store(out + i + 48, f32x4.mul(d, share));
      }
    }
  }
}

/** Adds rows to rows and brings each to mean 0 and spread 1, then to a scale and bias a number. */
export function settle(rowsAt: usize, add: usize, rows: i32, width: i32, scale: usize, bias: usize): void {
  for (let row = 0; row < rows; row++) {
    const x = rowsAt + ((row * width) << 2);
    const y = add + ((row * width) << 2);
    let sum = f32x4.splat(0);
    for (let i = 0; i < width << 2; i += 16) {
      const v = f32x4.add(v128.load(x + i), v128.load(y + i));
      v128.store(x + i, v);
      sum = f32x4.add(sum, v);
    }
    const mean = f32x4.splat(sum4(sum) / <f32>width);
    let square = f32x4.splat(0);
    for (let i = 0; i < width << 2; i += 16) {
      const v = f32x4.sub(v128.load(x + i), mean);
      square = f32x4.add(square, f32x4.mul(v, v));
    }
    const by = f32x4.splat(<f32>1 / Mathf.sqrt(sum4(square) / <f32>width + 1e-5));
    for (let i = 0; i < width << 2; i += 16)
      v128.store(x + i, f32x4.add(f32x4.mul(f32x4.mul(f32x4.sub(v128.load(x + i), mean), by), v128.load(scale + i)), v128.load(bias + i)));
  }
}

/** The mean of rows, and behind it the greatest of each number. */
export function pool(from: usize, rows: i32, width: i32, to: usize): void {
  const share = f32x4.splat(<f32>1 / <f32>rows);
  for (let i = 0; i < width << 2; i += 16) {
    let sum = f32x4.splat(0);
    let most = f32x4.splat(-1e30);
    for (let row = 0; row < rows; row++) {
      const v = v128.load(from + ((row * width) << 2) + i);
      sum = f32x4.add(sum, v);
      most = f32x4.max(most, v);
    }
    v128.store(to + i, f32x4.mul(sum, share));
    v128.store(to + (width << 2) + i, most);
  }
}
