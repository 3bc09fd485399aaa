import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editEnv, envValues, parseEnv, writeEnvValue } from './dotenv.ts';
import { describeWithHermes, runHermes } from './testing/hermes.ts';

const values = (text: string): Record<string, string> => Object.fromEntries(envValues(text, () => undefined));

const samples: readonly [string, Record<string, string>][] = [
  ['A=1\nB = 2 \n', { A: '1', B: '2' }],
  ['export A=1\n  export B=2', { A: '1', B: '2' }],
  ['A=\'x # y\'\nB="x # y"\nC=x # y\nD=x#y\n', { A: 'x # y', B: 'x # y', C: 'x', D: 'x#y' }],
  ['A=\'it\\\'s \\n\'\nB="a\\nb \\"q\\""\n', { A: "it's \\n", B: 'a\nb "q"' }],
  ['A="two\nlines"\nB=1', { A: 'two\nlines', B: '1' }],
  ['A=\nB\nC=""\n', { A: '', C: '' }],
  ['# A=1\n\n  # B=2\nC=3', { C: '3' }],
  ['A=1\nA=2\n', { A: '2' }],
  ['A=1\nB=${A}2\nC=${X}3\nD=${X:-4}\nE=$A\n', { A: '1', B: '12', C: '3', D: '4', E: '$A' }],
  ['=x\nA=1\n', { A: '1' }],
  ['A=a=b=c\n', { A: 'a=b=c' }],
  ["'A B'=1\nC=2", { 'A B': '1', C: '2' }],
  ['A=x\\ny\n', { A: 'x\\ny' }],
  ['A="unclosed\nB=2\n', { B: '2' }],
  ['OPENAI_API_KEY=sk-abc\t# mine\n', { OPENAI_API_KEY: 'sk-abc' }],
];

describe('parseEnv', () => {
  it.each(samples)('reads %j', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it('takes time linear in the text, whatever the quotes', () => {
    const hostile = ['A="', "A='", 'A="\\', 'export '].map((start) => start.repeat(20_000));
    for (const text of hostile) parseEnv(text);
    expect(parseEnv('"'.repeat(100_000))).toBeInstanceOf(Array);
  });
});

describe('editEnv', () => {
  const file = '# keys\nexport A=1 # one\n\nB="two\nlines"\nA=3\nnot a binding\n';

  it('changes the binding in force and no other line', () => {
    expect(editEnv(file, 'A', '4')).toBe(file.replace('A=3\n', 'A=4\n'));
    expect(editEnv(file, 'B', 'x')).toBe(file.replace('B="two\nlines"\n', 'B=x\n'));
    expect(editEnv(file, 'C', 'x')).toBe(`${file}C=x\n`);
    expect(editEnv('A=1', 'B', '2')).toBe('A=1\nB=2\n');
  });

  it('removes every binding of a name, so that no older value comes back', () => {
    expect(editEnv(file, 'A', null)).toBe('# keys\n\nB="two\nlines"\nnot a binding\n');
    expect(editEnv(file, 'Z', null)).toBe(file);
  });

  it('writes values that are read back the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (value) => {
        const written = writeEnvValue(value);
        fc.pre(written !== null);
        expect(values(`X=1\nKEY=${written}\nY=2\n`)).toEqual({ X: '1', KEY: value, Y: '2' });
      }),
    );
  });
});

describeWithHermes('.env beside python-dotenv and Hermes', () => {
  const dotenv = `
import io, json, sys
from dotenv import dotenv_values
print(json.dumps([{k: v for k, v in dotenv_values(stream=io.StringIO(text)).items() if v is not None} for text in json.load(sys.stdin)]))
`;
  const hermes = `
import json, os, sys
from pathlib import Path
from hermes_cli.config import load_env, invalidate_env_cache
out = []
for text in json.load(sys.stdin):
    Path(os.environ["HERMES_HOME"], ".env").write_text(text)
    invalidate_env_cache()
    out.append(load_env().get("KEY"))
print(json.dumps(out))
`;

  it('reads the samples as python-dotenv does', () => {
    expect(
      runHermes(
        dotenv,
        samples.map(([text]) => text),
      ),
    ).toEqual(samples.map(([, expected]) => expected));
  });

  it('writes values that python-dotenv and Hermes read back the same', () => {
    const keys = fc.sample(fc.stringMatching(/^[\x21-\x7e]([\x20-\x7e]{0,20}[\x21-\x7e])?$/), {
      numRuns: 300,
      seed: 5,
    });
    const written = keys.map((value) => ({ value, text: writeEnvValue(value) })).filter(({ text }) => text !== null);
    const texts = written.map(({ text }) => `X=1\nKEY=${text ?? ''}\nY=2\n`);
    const expected = written.map(({ value }) => value);
    expect((runHermes(dotenv, texts) as Record<string, string>[]).map((all) => all['KEY'])).toEqual(expected);
    expect(runHermes(hermes, texts)).toEqual(expected);
  });
});
