/**
 * Hermes' share codes, read and never written: `HML` and base64url of one byte of version, two of checksum (FNV-1a of what
 * follows, low half, little end first) and a raw DEFLATE stream. Inside is a stream of bits, lowest first: the span of time in
 * seconds, a table of strings, nodes with their time as one of 4,096 steps of the span, edges as pairs of node numbers.
 *
 * A code carries no texts but labels and categories, and no reasons of edges. Its times are those of last use (skills) and of the
 * file's last change (memories): later than the learning, so that every node is uncertain.
 */
import { DeskError } from '@shared/contract/errors.ts';
import type { JourneyEdge, JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { PROVIDER_CATEGORY } from '@shared/journey/provided.ts';
import { FOREIGN, type ForeignMap, LARGEST_FILE, tooLarge } from './shared-map.ts';

const PREFIX = 'HML';
/** Versions whose bits are known. From 4 on a memory may name the memory provider it is from. */
const VERSIONS = [3, 4];
const PROVIDER_SINCE = 4;
const HEAD = 3;
/** What a code may unpack to. */
const LARGEST = 16 * 1024 * 1024;
const NODES = 50_000;
const STEPS = 4095;
/** Fewest bits a string of the table, a node and an edge can take: a count that promises more than there is left is a lie. */
const LEAST = { string: 8, node: 33 };

const STATES = ['active', 'archived', 'stale', 'stale'] as const;
const PROVIDER = 3;
const PROFILE = 2;

/** Whether a text claims to be a share code. */
export function looksLikeHermesCode(text: string): boolean {
  return text.trimStart().startsWith(PREFIX);
}

/** Reads a share code; white space in it is of no account. Throws a DeskError for anything else. */
export async function readHermesCode(code: string): Promise<ForeignMap> {
  if (code.length > LARGEST_FILE) throw tooLarge();
  const bare = code.replace(/\s+/g, '');
  if (!/^HML[A-Za-z0-9_-]+$/.test(bare)) throw unsound('it does not look like one');
  const framed = fromBase64(bare.slice(PREFIX.length));
  if (framed.length <= HEAD) throw unsound('it is too short');
  const version = framed[0] ?? 0;
  if (!VERSIONS.includes(version)) throw unsound(`it is of version ${version}, and 3 and 4 can be read`);
  const packed = framed.subarray(HEAD);
  if (checksum(packed) !== (framed[1] ?? 0) + 256 * (framed[2] ?? 0)) throw unsound('a character of it was changed');
  const bits = new Bits(await inflate(packed));
  return { graph: readGraph(bits, version), texts: true, from: 'hermes' };
}

function unsound(why: string): DeskError {
  return new DeskError('unreadable', `This is not a share code that can be read: ${why}`, {
    remedy: 'Copy the whole code once more, from HML to its end',
  });
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    throw unsound('it ends in the middle');
  }
}

/** FNV-1a over bytes, its low 16 bits. */
function checksum(bytes: Uint8Array): number {
  let h = 0x811c9dc5;
  for (const byte of bytes) h = Math.imul(h ^ byte, 0x01000193);
  return h & 0xffff;
}

/** Unpacks, and gives up as soon as more comes out than a map can need. */
async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LARGEST) throw tooLarge();
      parts.push(part.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof DeskError ? error : unsound('it cannot be unpacked');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A stream of bits, the lowest of each byte first. */
class Bits {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get left(): number {
    return 8 * this.bytes.length - this.at;
  }

  /** A number of at most 32 bits. */
  uint(width: number): number {
    if (this.left < width) throw unsound('it ends in the middle');
    let value = 0;
    for (let i = 0; i < width; i++, this.at++) {
      const bit = ((this.bytes[this.at >> 3] ?? 0) >> (this.at & 7)) & 1;
      value += bit * 2 ** i;
    }
    return value;
  }

  /** Seven bits at a time, each after a bit that says whether more follow. */
  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const more = this.uint(1);
      value += this.uint(7) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw unsound('a number in it is too large');
      if (more === 0) return value;
    }
  }

  /** A count of things that take at least so many bits each. */
  count(least: number): number {
    const count = this.varint();
    if (count * least > this.left) throw unsound('it promises more than it holds');
    return count;
  }

  text(): string {
    const bytes = Uint8Array.from({ length: this.count(8) }, () => this.uint(8));
    return new TextDecoder().decode(bytes);
  }
}

function readGraph(bits: Bits, version: number): JourneyGraph {
  const from = bits.varint() * 1000;
  const to = bits.varint() * 1000;
  if (to < from || to > 8.64e15) throw unsound('its times are no times');
  const table = Array.from({ length: bits.count(LEAST.string) }, () => bits.text());
  const count = bits.count(LEAST.node);
  if (count > NODES) throw tooLarge();
  const nodes = Array.from({ length: count }, (_, i) => readNode(bits, version, table, { from, to }, i));
  const width = count <= 1 ? 1 : Math.ceil(Math.log2(count));
  const edges = Array.from({ length: bits.count(2 * width) }, () => {
    const [a, b] = [nodes[bits.uint(width)], nodes[bits.uint(width)]];
    return a === undefined || b === undefined || a === b ? null : edgeOf(a, b);
  });
  return { nodes, edges: edges.filter((edge) => edge !== null), builtAt: to };
}

function readNode(
  bits: Bits,
  version: number,
  table: readonly string[],
  span: { readonly from: number; readonly to: number },
  i: number,
): JourneyNode {
  const word = (): string => table[bits.varint()] ?? '';
  const skill = bits.uint(1) === 0;
  const label = word();
  const category = word();
  const uses = bits.varint();
  const state = STATES[bits.uint(2)] ?? 'active';
  const source = bits.uint(2);
  const provider = version >= PROVIDER_SINCE && source === PROVIDER ? word() : null;
  const provided = skill || provider === null ? null : { provider, title: provider, kind: '', trust: null };
  const maker = bits.uint(2);
  const pinned = bits.uint(1) === 1;
  const dated = bits.uint(1) === 1;
  const time = dated ? Math.round(span.from + (bits.uint(12) / STEPS) * (span.to - span.from)) : null;
  return {
    id: `${FOREIGN}${i + 1}`,
    kind: skill ? 'skill' : provided === null ? 'memory' : 'provider_memory',
    label: label === '' ? `#${i + 1}` : label,
    body: '',
    store: skill || provided !== null ? null : source === PROFILE ? 'user' : 'memory',
    skill: null,
    category: provided === null ? category : `${PROVIDER_CATEGORY}${provided.title}`,
    time,
    uncertain: time === null ? null : { from: null, to: time },
    uses,
    useTimes: [],
    editTimes: [],
    state,
    goneAt: null,
    origin: ORIGINS[maker] ?? 'external',
    pinned,
    session: null,
    message: null,
    ...(provided === null ? {} : { provided }),
  };
}

/** By whom a skill was made: not told, the agent, the person, the agent when asked to learn. */
const ORIGINS = ['external', 'learned', 'person', 'learned'] as const;

/** Hermes joins skills by declaration, and memories to skills by words; which word it was is not in the code. */
function edgeOf(a: JourneyNode, b: JourneyNode): JourneyEdge {
  const declared = a.kind === 'skill' && b.kind === 'skill';
  return { source: a.id, target: b.id, reason: declared ? 'declared' : 'word', detail: '', weight: 0.5 };
}
