import { describe, expect, it } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { describeWithHermes, runHermes } from './testing/hermes.ts';
import { isGateOn, isOn, toNumber } from './truth.ts';

describe('isOn', () => {
  it.each<Json>(['1', 'true', 'True', ' yes ', 'ON', true, 1, 2.5, [0], { a: 0 }])('takes %j as on', (value) => {
    expect(isOn(value, false)).toBe(true);
  });

  it.each<Json>(['false', 'no', '0', '', ' ', 'False ', 'off', 'garbage', 'enabled', 'y', false, 0, [], {}])(
    'takes %j as off',
    (value) => {
      expect(isOn(value, true)).toBe(false);
    },
  );

  it('takes nothing as the fallback', () => {
    expect([isOn(null, true), isOn(undefined, true), isOn(null, false)]).toEqual([true, true, false]);
  });
});

describe('isGateOn', () => {
  const rows: readonly [Json, boolean][] = [
    ['on', true],
    ['approve', true],
    ['true', true],
    [' Enabled ', true],
    [true, true],
    ['off', false],
    ['garbage', false],
    ['false', false],
    [null, false],
    [false, false],
    ['', false],
  ];

  it.each(rows)('takes %j as %j', (value, expected) => {
    expect(isGateOn(value)).toBe(expected);
  });

  describeWithHermes('beside Hermes', () => {
    it('answers as the gate of Hermes does', () => {
      const program =
        'import json, sys\nfrom tools.write_approval import _normalize_enabled as n\nprint(json.dumps([n(v) for v in json.load(sys.stdin)]))';
      expect(
        runHermes(
          program,
          rows.map(([value]) => value),
        ),
      ).toEqual(rows.map(([, expected]) => expected));
    });
  });
});

describe('toNumber', () => {
  it.each<[Json, number | undefined]>([
    [2200, 2200],
    [2200.5, 2200],
    ['5000', 5000],
    [' 1_375 ', 1375],
    ['-1', -1],
    ['5e3', undefined],
    ['two thousand', undefined],
    ['', undefined],
    ['1__0', undefined],
    [null, undefined],
    [true, undefined],
    [[], undefined],
    [{}, undefined],
  ])('takes %j as %j', (value, expected) => {
    expect(toNumber(value, true)).toBe(expected);
  });

  it('keeps a fraction where one may be', () => {
    expect([toNumber('0.5', false), toNumber(2.5, false)]).toEqual([0.5, 2.5]);
  });
});
