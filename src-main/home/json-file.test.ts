import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JsonFile } from './json-file.ts';
import { tempHome } from './testing/temp-home.ts';

describe('JsonFile', () => {
  it('keeps values by key over a restart, readable by the owner alone', async () => {
    const { uiFile } = tempHome();
    const file = new JsonFile(uiFile);
    await expect(file.get('camera')).resolves.toBeNull();
    await file.set('camera', { x: 1, k: 0.5 });
    await file.set('draft', 'hello');
    await file.set('draft', null);
    await expect(new JsonFile(uiFile).all()).resolves.toEqual(new Map([['camera', { x: 1, k: 0.5 }]]));
    expect(statSync(uiFile).mode & 0o777).toBe(0o600);
  });

  it('keeps the keys of two writers', async () => {
    const { uiFile } = tempHome();
    const [a, b] = [new JsonFile(uiFile), new JsonFile(uiFile)];
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? a : b).set(`k${at}`, at)));
    expect((await a.all()).size).toBe(20);
  });

  it('takes names of the language for what they are: keys', async () => {
    const { uiFile } = tempHome();
    const file = new JsonFile(uiFile);
    await file.set('__proto__', { polluted: true });
    await file.set('constructor', 1);
    await expect(new JsonFile(uiFile).get('__proto__')).resolves.toEqual({ polluted: true });
    await expect(new JsonFile(uiFile).get('toString')).resolves.toBeNull();
  });

  it.each(['{"a": 1', '[1, 2]', 'null', 'x'])('sets %j aside, keeps it, and says so', async (damaged) => {
    const { uiFile } = tempHome();
    writeFileSync(uiFile, damaged);
    const file = new JsonFile(uiFile);
    await expect(file.get('a')).resolves.toBeNull();
    expect(file.problem).toMatchObject({ code: 'damaged', blocking: false });
    expect(readFileSync(file.problem?.file ?? '', 'utf8')).toBe(damaged);
    expect(existsSync(uiFile)).toBe(false);
    await file.set('a', 2);
    await expect(file.get('a')).resolves.toBe(2);
  });

  it('refuses values and files beyond their bounds and keeps what was there', async () => {
    const { uiFile } = tempHome();
    const file = new JsonFile(uiFile, { maxBytes: 200, maxValueBytes: 100 });
    await file.set('a', 'x'.repeat(80));
    await expect(file.set('b', 'x'.repeat(101))).rejects.toMatchObject({ code: 'over_budget' });
    await file.set('c', 'x'.repeat(50));
    await expect(file.set('d', 'x'.repeat(80))).rejects.toMatchObject({ code: 'over_budget' });
    await expect(file.get('a')).resolves.toHaveLength(80);
  });
});
