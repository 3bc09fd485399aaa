/**
 * What each of `count` units of a layer answers: its weights times the values, added up in order, and its bias. `weights` has from
 * place `at` on a row for each unit; `biases` from `biasAt` on one number for each. Values that are nothing are passed over and
 * four units worked out side by side, which changes no sum.
 */
export function layerOf(
  weights: Float32Array,
  at: number,
  biases: Float32Array,
  biasAt: number,
  count: number,
  values: Float32Array,
): Float32Array {
  const { length } = values;
  const places = new Int32Array(length);
  let some = 0;
  for (let i = 0; i < length; i += 1)
    if (values[i] !== 0) {
      places[some] = i;
      some += 1;
    }
  const made = new Float32Array(count);
  for (let unit = 0; unit < count; unit += 4) {
    const one = at + unit * length;
    const two = unit + 1 < count ? one + length : one;
    const three = unit + 2 < count ? two + length : one;
    const four = unit + 3 < count ? three + length : one;
    let a = biases[biasAt + unit] ?? 0;
    let b = biases[biasAt + unit + 1] ?? 0;
    let c = biases[biasAt + unit + 2] ?? 0;
    let d = biases[biasAt + unit + 3] ?? 0;
    for (let k = 0; k < some; k += 1) {
      const i = places[k] ?? 0;
      const value = values[i] ?? 0;
      a += (weights[one + i] ?? 0) * value;
      b += (weights[two + i] ?? 0) * value;
      c += (weights[three + i] ?? 0) * value;
      d += (weights[four + i] ?? 0) * value;
    }
    made[unit] = a;
    made[unit + 1] = b;
    made[unit + 2] = c;
    made[unit + 3] = d;
  }
  return made;
}
