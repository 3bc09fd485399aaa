import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanJson, splitJson } from './json-scan.ts';
import { quotable } from './classify.ts';
import { SseReader } from './sse.ts';
import { ThinkSplitter } from './think-tags.ts';
import { estimateTokens, readUsage } from './usage.ts';
import { fullDialect, requestBody } from './wire.ts';
import { asking, tool } from './testing/support.ts';

function cut(bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [...new Set([0, ...cuts.map((place) => place % (bytes.length + 1)), bytes.length])].sort(
    (a, b) => a - b,
  );
  return places.slice(1).map((end, index) => bytes.slice(places[index] ?? 0, end));
}

function readAll(pieces: readonly Uint8Array[]): string[] {
  const reader = new SseReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()].map((event) => event.data);
}

describe('the JSON scanner', () => {
  it('agrees with JSON.parse on every text', () => {
    const texts = fc.oneof(
      fc.json(),
      fc.string({ unit: fc.constantFrom(...'{}[]":,\\ue0123-+.tfn\n a"'.split('')) }),
      fc.json().chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        const scan = scanJson(text);
        expect(scan.ok && text.slice(scan.end).trim() === '').toBe(valid);
      }),
      { numRuns: 1000 },
    );
  });

  it('fails at the end of a text that was only cut', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, place) => {
        const json = JSON.stringify(value);
        const start = json.slice(0, place % json.length);
        expect(scanJson(start)).toEqual({ ok: false, at: start.length });
      }),
    );
  });

  it('takes values run together apart again', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 }), (values) => {
        const texts = values.map((value) => JSON.stringify(value));
        expect(splitJson(texts.join(' \n'))).toEqual(texts);
      }),
    );
  });

  it('refuses what is nested beyond all sense without running out of stack', () => {
    expect(scanJson('['.repeat(100_000)).ok).toBe(false);
  });
});

describe('server-sent events', () => {
  it('are the same wherever the bytes are cut and however lines end', () => {
    const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n\uFEFF]/g, '').toWellFormed());
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat()),
        (lines, end, cuts) => {
          const wire = lines.map((data) => `: note${end}data: ${data}${end}${end}`).join('');
          expect(readAll(cut(Buffer.from(wire), cuts))).toEqual(lines);
        },
      ),
    );
  });
});

describe('think tags', () => {
  it('give the same text and thinking wherever they are cut', () => {
    const thought = fc.string().map((text) => text.replace(/[<>`]/g, ''));
    fc.assert(
      fc.property(thought, thought, fc.array(fc.nat()), (thinking, answer, cuts) => {
        const content = `<think>${thinking}</think>\n\n${answer}`;
        const splitter = new ThinkSplitter();
        const places = [0, ...cuts.map((place) => place % content.length), content.length].sort((a, b) => a - b);
        const pieces = places.slice(1).flatMap((end, index) => splitter.push(content.slice(places[index] ?? 0, end)));
        pieces.push(...splitter.end());
        const told = (type: string): string =>
          pieces.map((piece) => (piece.type === type && 'text' in piece ? piece.text : '')).join('');
        expect(told('reasoning')).toBe(thinking);
        expect(told('text')).toBe(answer.trimStart());
      }),
    );
  });

  it('lose nothing of a text without tags', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('<', '/', 't', 'h', 'i', 'n', 'k', '>', ' ', 'x') })),
        (parts) => {
          const content = `x${parts.join('')}`.replaceAll('</think>', '');
          const splitter = new ThinkSplitter();
          const pieces = [...Array.from(content).flatMap((letter) => splitter.push(letter)), ...splitter.end()];
          expect(pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')).toBe(content);
        },
      ),
    );
  });
});

describe('what goes over the wire', () => {
  it('is the same for the same request, and a longer conversation begins with the shorter one', () => {
    const request = asking('Hi', tool('memory'));
    const longer = { ...request, messages: [...request.messages, { role: 'assistant' as const, content: 'Hello' }] };
    const short = JSON.stringify(requestBody(request, 'm', fullDialect, {}));
    const long = JSON.stringify(requestBody(longer, 'm', fullDialect, {}));
    expect(JSON.stringify(requestBody(request, 'm', fullDialect, {}))).toBe(short);
    expect(long.startsWith(short.slice(0, -2))).toBe(true);
  });

  it('carries no lone surrogate, and arguments every server can read', () => {
    const request = {
      ...asking('a\uD83D'),
      messages: [
        { role: 'user' as const, content: 'a\uD83D' },
        {
          role: 'assistant' as const,
          content: '',
          tool_calls: [{ id: 'c', type: 'function' as const, function: { name: 'x', arguments: '{"cut' } }],
        },
      ],
    };
    const text = JSON.stringify(requestBody(request, 'm', fullDialect, {}));
    expect(text).not.toMatch(/\\ud83d/i);
    expect(text).toContain(JSON.stringify(JSON.stringify({ unreadable_arguments: '{"cut' })));
  });
});

describe('usage', () => {
  it.each([
    [
      'OpenAI',
      {
        prompt_tokens: 10,
        completion_tokens: 5,
        prompt_tokens_details: { cached_tokens: 4 },
        completion_tokens_details: { reasoning_tokens: 2 },
      },
      [10, 5, 4, 2],
    ],
    ['DeepSeek', { prompt_tokens: 10, completion_tokens: 5, prompt_cache_hit_tokens: 4 }, [10, 5, 4, 0]],
    ['Anthropic names', { input_tokens: 10, output_tokens: 5, cache_read_input_tokens: 4 }, [10, 5, 4, 0]],
    [
      'nonsense numbers',
      { prompt_tokens: -1, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 'x' } },
      [0, 5, 0, 0],
    ],
  ] as const)('reads the dialect of %s', (_name, value, [input, output, cached, reasoning]) => {
    expect(readUsage(value)).toMatchObject({
      inputTokens: input,
      outputTokens: output,
      cacheReadTokens: cached,
      reasoningTokens: reasoning,
    });
  });

  it('is null where nothing is reported', () => {
    for (const value of [null, undefined, {}, [], 'x', { total_tokens: 3 }]) expect(readUsage(value)).toBeNull();
  });

  it('estimates CJK heavier than ASCII', () => {
    expect(estimateTokens('a'.repeat(400))).toBe(100);
    expect(estimateTokens('你'.repeat(300))).toBe(200);
  });
});

describe('quoting a server', () => {
  it('leaves one short line without tags, control characters or keys', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        const quoted = quotable(text);
        expect(quoted).not.toMatch(/[\n\r\t\u0000-\u001f]/);
        expect(Array.from(quoted).length).toBeLessThanOrEqual(240);
      }),
    );
    expect(quotable('<script>x()</script>bad key sk-abcdef1234567 at https://me:pw@host/')).toBe(
      'bad key *** at https://***@host/',
    );
  });
});
