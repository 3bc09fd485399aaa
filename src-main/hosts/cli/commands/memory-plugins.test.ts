import { describe, expect, it } from 'vitest';
import { plugin, pluginDetail } from '../../../../e2e/renderer/world-plugins.ts';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { desk, type Ran, type World } from '../test-desk.ts';

const hash = 'ab'.repeat(32);
const handlers = (): HandlerTable => ({
  'providers.plugins': () => ({
    folder: '/home/ada/.hermes/plugins',
    plugins: [
      plugin('notebook'),
      plugin('diary', { state: 'changed', changed: ['main.mjs'] }),
      plugin('old', { state: 'python', hash: null }),
    ],
  }),
  'providers.plugin': ({ name }) => pluginDetail(name, { hash }),
  'providers.allowPlugin': () => ({ ok: true }),
  'providers.forbidPlugin': () => ({ ok: true }),
});
const run = (words: readonly string[], more: World = {}): Promise<Ran> =>
  desk(['memory', 'plugins', ...words], { handlers, ...more });
const allowed = ({ asked }: Ran): unknown[] =>
  asked.filter(({ name }) => name === 'providers.allowPlugin').map(({ input }) => input);

describe('memory plugins', () => {
  it('tells which there are and how each stands', async () => {
    const { out, code } = await run([]);
    expect(code).toBe(0);
    expect(out).toMatch(/notebook - not allowed/u);
    expect(out).toMatch(/diary - off: changed since you allowed it \(main\.mjs\)/u);
    expect(out).toMatch(/old - written for Hermes in Python, not usable here/u);
  });

  it('allow shows what would run, with every file, and takes the name of the plug-in alone for a yes', async () => {
    const yes = await run(['allow', 'notebook'], { input: 'notebook\n', interactive: true });
    expect(yes.out).toMatch(/Runs: +node main\.mjs/u);
    expect(yes.out).toMatch(/main\.mjs\n/u);
    expect(yes.out).toMatch(/runs with your rights/u);
    expect(allowed(yes)).toEqual([{ name: 'notebook', hash }]);
  });

  it.each(['\n', 'y\n', 'yes\n', 'Notebook\n', ''])('allow takes %j for a no', async (input) => {
    const no = await run(['allow', 'notebook'], { input, interactive: true });
    expect([no.code, allowed(no)]).toEqual([1, []]);
  });

  it('allow asks for the hash where nobody can be asked, and takes no other', async () => {
    const bare = await run(['allow', 'notebook'], { input: 'notebook\n' });
    expect([bare.code, allowed(bare)]).toEqual([2, []]);
    expect(bare.err).toMatch(/--hash is needed/u);
    const json = await run(['allow', 'notebook', '--json'], { input: 'notebook\n', interactive: true });
    expect([json.code, allowed(json)]).toEqual([2, []]);
    const wrong = await run(['allow', 'notebook', '--hash', 'cd'.repeat(32)]);
    expect([wrong.code, allowed(wrong)]).toEqual([1, []]);
    const right = await run(['allow', 'notebook', '--hash', hash]);
    expect([right.code, allowed(right)]).toEqual([0, [{ name: 'notebook', hash }]]);
  });

  it('forbid ends it', async () => {
    const { asked, out } = await run(['forbid', 'notebook']);
    expect(asked.at(-1)).toEqual({ name: 'providers.forbidPlugin', input: { name: 'notebook' } });
    expect(out).toMatch(/runs no more/u);
  });
});
