/** What the first part of the file of the reader says of the rest. */
export interface ReaderLayout {
  /** The pieces of words, parted by blanks, in the order of their numbers. */
  readonly pieces: string;
  /** Numbers in a row. */
  readonly width: number;
  /** In how many parts each row looks at the others. */
  readonly heads: number;
  /** How far apart two rows may stand and still be told by their distance. */
  readonly reach: number;
  /** Units between, in each layer. */
  readonly units: number;
  readonly layers: number;
  /** Units between what was pooled and the outputs. */
  readonly between: number;
  /** So many places have numbers of their own, which are added to those of the piece that stands there; 0: none. */
  readonly places: number;
  /** Whether units between bend smoothly (GELU) or are cut at 0. */
  readonly smooth: boolean;
  /** The families, in the order of the outputs after "none of these". */
  readonly families: readonly string[];
}

/** One table of numbers of the file. */
export interface Table {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

/** The tables of small integers of a layout, in the order of the file; each row has a scale among the floats. */
export function integerTables(layout: ReaderLayout): Table[] {
  const { pieces, width, units, layers } = layout;
  const tables: Table[] = [{ name: 'pieces', rows: pieces.split(' ').length, columns: width }];
  for (let i = 0; i < layers; i += 1)
    tables.push(
      { name: `${i}.look`, rows: 3 * width, columns: width },
      { name: `${i}.take`, rows: width, columns: width },
      { name: `${i}.widen`, rows: units, columns: width },
      { name: `${i}.narrow`, rows: width, columns: units },
    );
  return tables;
}

/** The tables of floats of a layout, in the order of the file: first the scales of the integers, then these. */
export function floatTables(layout: ReaderLayout): Table[] {
  const { width, heads, reach, units, layers, between, places, families } = layout;
  const tables: Table[] = integerTables(layout).map(({ name, rows }) => ({
    name: `${name}.scale`,
    rows: 1,
    columns: rows,
  }));
  const one = (name: string, columns: number): Table => ({ name, rows: 1, columns });
  if (places > 0)
    tables.push({ name: 'places', rows: places, columns: width }, one('start.scale', width), one('start.bias', width));
  for (let i = 0; i < layers; i += 1)
    tables.push(
      one(`${i}.look.bias`, 3 * width),
      { name: `${i}.near`, rows: heads, columns: 2 * reach + 1 },
      one(`${i}.take.bias`, width),
      one(`${i}.first.scale`, width),
      one(`${i}.first.bias`, width),
      one(`${i}.widen.bias`, units),
      one(`${i}.narrow.bias`, width),
      one(`${i}.second.scale`, width),
      one(`${i}.second.bias`, width),
    );
  tables.push(
    { name: 'between', rows: between, columns: 2 * width },
    one('between.bias', between),
    { name: 'out', rows: families.length + 1, columns: between },
    one('out.bias', families.length + 1),
  );
  return tables;
}

const magic = 0x4452_5348;
const headAt = 8;

/** The parts of a reader's file. Floats and integers by the names of their tables. */
export interface ReaderParts {
  readonly layout: ReaderLayout;
  readonly floats: ReadonlyMap<string, Float32Array>;
  readonly integers: ReadonlyMap<string, Int8Array>;
}

function sizeOf({ rows, columns }: Table): number {
  return rows * columns;
}

/** The bytes of a file of these parts: a number of its kind, the length of the head, the head (JSON), floats, integers. */
export function readerBytes({ layout, floats, integers }: ReaderParts): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(layout));
  const padded = Math.ceil(head.length / 4) * 4;
  const floatCount = floatTables(layout).reduce((all, table) => all + sizeOf(table), 0);
  const integerCount = integerTables(layout).reduce((all, table) => all + sizeOf(table), 0);
  const bytes = new Uint8Array(headAt + padded + floatCount * 4 + integerCount);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, padded, true);
  bytes.fill(32, headAt, headAt + padded);
  bytes.set(head, headAt);
  let at = headAt + padded;
  for (const { name } of floatTables(layout))
    for (const value of floats.get(name) ?? []) {
      view.setFloat32(at, value, true);
      at += 4;
    }
  for (const { name } of integerTables(layout))
    for (const value of integers.get(name) ?? []) {
      view.setInt8(at, value);
      at += 1;
    }
  return bytes;
}

/** Takes a file of the reader apart. @throws Error for bytes that are no such file, or one cut short. */
export function readerParts(bytes: Uint8Array): ReaderParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < headAt || view.getUint32(0, true) !== magic) throw new Error('Not a reader of the scanner.');
  const padded = view.getUint32(4, true);
  const layout = JSON.parse(new TextDecoder().decode(bytes.subarray(headAt, headAt + padded))) as ReaderLayout;
  const [floatList, integerList] = [floatTables(layout), integerTables(layout)];
  const floatCount = floatList.reduce((all, table) => all + sizeOf(table), 0);
  const integerCount = integerList.reduce((all, table) => all + sizeOf(table), 0);
  // A copy of its own: numbers need a place that is a multiple of their size.
  const body = new Uint8Array(bytes.subarray(headAt + padded));
  if (body.length !== floatCount * 4 + integerCount) throw new Error('The reader of the scanner is cut short.');
  let at = 0;
  const floats = new Map(
    floatList.map((table) => {
      const part = new Float32Array(body.buffer, at, sizeOf(table));
      at += sizeOf(table) * 4;
      return [table.name, part];
    }),
  );
  const integers = new Map(
    integerList.map((table) => {
      const part = new Int8Array(body.buffer, at, sizeOf(table));
      at += sizeOf(table);
      return [table.name, part];
    }),
  );
  return { layout, floats, integers };
}
