import { afterEach, expect, it } from 'vitest';
import { cleanUp, testMemory } from './testing/home.ts';

afterEach(cleanUp);

it('a text being typed is told apart: what refuses it, what is only worth a look', async () => {
  const test = await testMemory();
  await test.entries('memory', ['likes green tea']);
  const check = (text: string): ReturnType<typeof test.memory.check> => test.memory.check('memory', text, null);
  expect(await check('a\n§\nb')).toMatchObject({ problem: expect.stringContaining('§') as string, hint: null });
  expect(await check('likes green tea')).toMatchObject({
    problem: null,
    hint: expect.stringContaining('already') as string,
  });
  expect(await check('new [rest of the entry unchanged]')).toMatchObject({
    problem: null,
    hint: expect.stringContaining('left out') as string,
  });
  expect(await check('x'.repeat(600))).toMatchObject({ problem: null, hint: null, fits: false });
  expect(await check('likes $API_KEY')).toMatchObject({ problem: null, findings: [{ kind: 'exfil' }] });
});
