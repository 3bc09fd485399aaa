// @vitest-environment node
import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { journeyGraphSchema } from '@shared/contract/journey.ts';
import { looksLikeHermesCode, readHermesCode } from './hermes-code.ts';

/** Writes bits as a share code has them, for tests alone. */
class Pen {
  private readonly bits: number[] = [];

  uint(value: number, width: number): this {
    for (let i = 0; i < width; i++) this.bits.push(Math.floor(value / 2 ** i) % 2);
    return this;
  }

  varint(value: number): this {
    const rest = Math.floor(value / 128);
    this.uint(rest > 0 ? 1 : 0, 1).uint(value % 128, 7);
    return rest > 0 ? this.varint(rest) : this;
  }

  text(text: string): this {
    const bytes = new TextEncoder().encode(text);
    this.varint(bytes.length);
    for (const byte of bytes) this.uint(byte, 8);
    return this;
  }

  /** The finished code. */
  code(version: number): string {
    const bytes = new Uint8Array(Math.ceil(this.bits.length / 8));
    this.bits.forEach((bit, i) => {
      bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7));
    });
    return frame(version, deflateRawSync(bytes));
  }
}

function frame(version: number, packed: Uint8Array): string {
  let h = 0x811c9dc5;
  for (const byte of packed) h = Math.imul(h ^ byte, 0x01000193);
  return `HML${Buffer.from([version, h & 0xff, (h >> 8) & 0xff, ...packed]).toString('base64url')}`;
}

interface Made {
  readonly skill: boolean;
  readonly label: number;
  readonly category: number;
  readonly step: number | null;
  readonly source: number;
}

function code(version: number, nodes: readonly Made[], edges: readonly (readonly [number, number])[]): string {
  const pen = new Pen().varint(1_700_000_000).varint(1_700_409_500);
  const table = ['git-flow', 'release', 'devops', 'Release the git-flow way', 'notes', 'honcho'];
  pen.varint(table.length);
  for (const text of table) pen.text(text);
  pen.varint(nodes.length);
  for (const { skill, label, category, step, source } of nodes) {
    pen
      .uint(skill ? 0 : 1, 1)
      .varint(label)
      .varint(category)
      .varint(7)
      .uint(0, 2)
      .uint(source, 2);
    if (version >= 4 && source === 3) pen.varint(5);
    pen.uint(1, 2).uint(1, 1);
    if (step === null) pen.uint(0, 1);
    else pen.uint(1, 1).uint(step, 12);
  }
  const width = nodes.length <= 1 ? 1 : Math.ceil(Math.log2(nodes.length));
  pen.varint(edges.length);
  for (const [a, b] of edges) pen.uint(a, width).uint(b, width);
  return pen.code(version);
}

const NODES: readonly Made[] = [
  { skill: true, label: 0, category: 2, step: 0, source: 0 },
  { skill: true, label: 1, category: 2, step: 4095, source: 0 },
  { skill: false, label: 3, category: 4, step: 2048, source: 2 },
  { skill: false, label: 3, category: 4, step: null, source: 1 },
  { skill: false, label: 3, category: 4, step: 1, source: 1 },
];

async function refusal(text: string): Promise<string> {
  try {
    await readHermesCode(text);
  } catch (error) {
    if (error instanceof DeskError) return error.message;
    throw error;
  }
  return 'read';
}

describe('share codes of Hermes', () => {
  test.each([3, 4])('a code of version %s is read: kinds, names, categories, times, links', async (version) => {
    const { graph, texts, from } = await readHermesCode(
      code(version, NODES, [
        [0, 1],
        [2, 0],
      ]),
    );
    expect({ texts, from }).toEqual({ texts: true, from: 'hermes' });
    expect(journeyGraphSchema.parse(graph)).toEqual(graph);
    expect(graph.nodes.map(({ kind, store, label, category }) => [kind, store, label, category])).toEqual([
      ['skill', null, 'git-flow', 'devops'],
      ['skill', null, 'release', 'devops'],
      ['memory', 'user', 'Release the git-flow way', 'notes'],
      ['memory', 'memory', 'Release the git-flow way', 'notes'],
      ['memory', 'memory', 'Release the git-flow way', 'notes'],
    ]);
    expect(graph.nodes.map(({ time }) => time)).toEqual([
      1_700_000_000_000,
      1_700_409_500_000,
      1_700_204_800_000,
      null,
      1_700_000_100_000,
    ]);
    expect(graph.edges.map(({ source, target, reason }) => [source, target, reason])).toEqual([
      ['foreign:1', 'foreign:2', 'declared'],
      ['foreign:3', 'foreign:1', 'word'],
    ]);
  });

  test('its dates are those of last use: each node is uncertain, and no body is made up', async () => {
    const { graph } = await readHermesCode(code(4, NODES, []));
    for (const { time, uncertain, body } of graph.nodes) {
      expect(uncertain).toEqual(time === null ? null : { from: null, to: time });
      expect(body).toBe('');
    }
  });

  test('a memory of a memory provider is read from version 4 on', async () => {
    const provided: Made = { skill: false, label: 3, category: 4, step: 9, source: 3 };
    const { graph } = await readHermesCode(code(4, [provided, ...NODES], []));
    expect(graph.nodes[0]).toMatchObject({ kind: 'provider_memory', store: null });
    expect(graph.nodes[0]?.category).toBe(`provider:${graph.nodes[0]?.provided?.title ?? ''}`);
    expect(graph.nodes[1]?.kind).toBe('skill');
  });

  test('a code that an older Hermes wrote is read', async () => {
    const written =
      'HMLA66ZO7hyciiP4_3VoTxcfMXZmTk5uok8Kall-QXFUo4Kuam5-UWVCmmJySU8ELaMo0JBUX5aZk4qWJSNgUVmAaNCIyODIoObAYPDn3pGFgA';
    const { graph } = await readHermesCode(written);
    expect(graph.nodes.map(({ kind, store }) => `${kind} ${store}`).sort()).toEqual([
      'memory memory',
      'memory user',
      'skill null',
    ]);
    expect(graph.edges).toHaveLength(1);
  });

  test('links to a node that is not there are dropped', async () => {
    // Five nodes are numbered in three bits, so that 7 can be written and means nothing.
    const { graph } = await readHermesCode(
      code(4, NODES, [
        [0, 7],
        [0, 1],
      ]),
    );
    expect(graph.edges).toHaveLength(1);
  });

  test('spaces, tabs and line breaks in a code are of no account', async () => {
    const whole = code(4, NODES, []);
    const wrapped = `  ${whole.slice(0, 20)}\n\t${whole.slice(20, 40)} \r\n${whole.slice(40)}\n`;
    expect(looksLikeHermesCode(wrapped)).toBe(true);
    expect((await readHermesCode(wrapped)).graph.nodes).toHaveLength(NODES.length);
  });

  test('what is no code, is cut, or has a changed character is refused with the reason', async () => {
    const whole = code(4, NODES, []);
    const middle = whole.length >> 1;
    const flipped = `${whole.slice(0, middle)}${whole[middle] === 'A' ? 'B' : 'A'}${whole.slice(middle + 1)}`;
    expect(await refusal('')).toContain('does not look like one');
    expect(await refusal('HMV1-not-a-code')).toContain('does not look like one');
    expect(await refusal('HMLAA')).toContain('too short');
    expect(await refusal(flipped)).toContain('changed');
    expect(await refusal(whole.slice(0, -8))).not.toBe('read');
    expect(await refusal(new Pen().varint(1).code(9))).toContain('version 9');
  });

  test('a code that unpacks without end, or promises more than it holds, is refused', async () => {
    expect(await refusal(frame(4, deflateRawSync(new Uint8Array(64 * 1024 * 1024))))).toContain('larger');
    expect(
      await refusal(
        new Pen()
          .varint(0)
          .varint(1)
          .varint(2 ** 40)
          .code(4),
      ),
    ).toContain('promises more');
    expect(
      await refusal(
        new Pen()
          .varint(0)
          .varint(1)
          .varint(0)
          .varint(2 ** 30)
          .code(4),
      ),
    ).toContain('promises more');
    expect(
      await refusal(
        new Pen()
          .varint(0)
          .varint(2 ** 52)
          .varint(0)
          .varint(0)
          .varint(0)
          .code(4),
      ),
    ).toContain('times');
  });

  test('any bits at all are read soundly or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(3, 4), async (bytes, version) => {
        const made = frame(version, deflateRawSync(bytes));
        if ((await refusal(made)) !== 'read') return;
        const { graph } = await readHermesCode(made);
        expect(journeyGraphSchema.safeParse(graph).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
