import { describe, expect, it } from 'vitest';
import { providerAnswers, providerKinds, providerStatus } from '../../../../e2e/renderer/world-providers.ts';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { desk } from '../test-desk.ts';
import type { Ran } from '../test-desk.ts';

const home =
  (selected: string | null = null) =>
  (): HandlerTable => ({
    ...providerAnswers(),
    'providers.list': () => ({ providers: providerKinds(selected) }),
    'providers.status': () => providerStatus(selected),
    'settings.get': () => ({ settings: [], keys: [], files: [], profiles: [] }),
  });

const changes = ({ asked }: Ran): unknown[] =>
  asked
    .filter(({ name }) => ['providers.save', 'providers.select'].includes(name))
    .map(({ name, input }) => [name, input]);

describe('memory setup', () => {
  it('sets one up by name with what is given, and asks nothing', async () => {
    const ran = await desk(['memory', 'setup', 'lighthouse', '--set', 'key=-', '--set', 'mode=own', '--json'], {
      handlers: home(),
      input: 'lh-secret-1234\n',
    });
    expect(ran.code).toBe(0);
    expect(changes(ran)).toEqual([
      ['providers.save', { name: 'lighthouse', values: { key: 'lh-secret-1234', mode: 'own' } }],
      ['providers.select', { name: 'lighthouse' }],
    ]);
    expect(ran.out + ran.err).not.toContain('lh-secret');
  });

  it('refuses a second one, both named, until the change is asked for', async () => {
    const refused = await desk(['memory', 'setup', 'almanac'], { handlers: home('lighthouse') });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/lighthouse is the memory provider in use.*almanac/);
    expect(changes(refused)).toEqual([]);
    const done = await desk(['memory', 'setup', 'almanac', '--switch'], { handlers: home('lighthouse') });
    expect(changes(done)).toEqual([['providers.select', { name: 'almanac' }]]);
  });

  it.each([
    ['at the first field', '2'],
    ['at a later one', '2\nown'],
  ])('changes nothing when it is ended %s', async (_where, input) => {
    const ran = await desk(['memory', 'setup'], { handlers: home(), input });
    expect([ran.code, changes(ran)]).toEqual([1, []]);
    expect(ran.out).toContain('Cancelled. No changes saved.');
  });

  it('asks without a name: which one, then its fields; blank keeps, and a secret is never asked for in view', async () => {
    const ran = await desk(['memory', 'setup'], { handlers: home(), input: '2\nown\nown\n' });
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('What you say is sent to it.');
    expect(ran.out).toContain('--set key=-');
    expect(ran.out).toContain('  http://own\n');
    expect(changes(ran)).toEqual([
      ['providers.save', { name: 'lighthouse', values: { mode: 'own', address: 'http://own' } }],
      ['providers.select', { name: 'lighthouse' }],
    ]);
  });

  it.each([
    [['memory', 'setup', 'nobody'], 1, 'There is no memory provider named nobody'],
    [['memory', 'setup', 'almanac', '--set', 'path'], 2, '--set takes KEY=VALUE'],
    [['memory', 'setup', '--set', 'path=x'], 2, '--set needs the NAME'],
    [['providers', 'log'], 1, 'No memory provider is in use'],
    [['memory', 'stauts'], 2, 'There is no command "memory stauts"'],
  ])('says of %j what is wrong', async (argv, code, why) => {
    const ran = await desk(argv, { handlers: home() });
    expect([ran.code, ran.err.includes(why)]).toEqual([code, true]);
    expect(changes(ran)).toEqual([]);
  });
});

describe('memory status', () => {
  it.each([[['memory', 'status']], [['memory']]])('%j tells selected, configured and reachable apart', async (argv) => {
    const ran = await desk(argv, { handlers: home('lighthouse') });
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/Provider: {2}lighthouse/);
    expect(ran.out).toMatch(/Configured: +yes/);
    expect(ran.out).toMatch(/Reachable: +not tested/);
    expect(ran.out).toContain('key: set\n');
    expect(ran.out).not.toContain('7f3a');
  });
});

describe('memory off', () => {
  it('selects none and says that all stays', async () => {
    const ran = await desk(['memory', 'off'], { handlers: home('almanac') });
    expect(changes(ran)).toEqual([['providers.select', { name: null }]]);
    expect(ran.out).toContain('✓ Memory provider: built-in only');
  });
});
