import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Secrets } from './secrets.ts';
import { describeWithHermes, runHermes } from './testing/hermes.ts';
import { tempHome } from './testing/temp-home.ts';

describe('Secrets', () => {
  it('takes .env before the environment, and the environment where .env says nothing', () => {
    const { envFile } = tempHome();
    writeFileSync(envFile, 'A_KEY=file\nB_KEY=\n');
    const secrets = new Secrets(envFile, { A_KEY: 'shell', B_KEY: 'shell', C_KEY: 'shell', D_KEY: '' });
    expect(['A_KEY', 'B_KEY', 'C_KEY', 'D_KEY', 'E_KEY'].map((name) => secrets.get(name))).toEqual([
      'file',
      'shell',
      'shell',
      undefined,
      undefined,
    ]);
  });

  it('names keys with the place they are in, never their values', () => {
    const { envFile } = tempHome();
    writeFileSync(envFile, 'Z_API_KEY=1\nMODEL=x\nEMPTY_KEY=\n');
    const secrets = new Secrets(envFile, { A_TOKEN: '1', Z_API_KEY: '2', PATH: '/bin', KEYBOARD: 'us' });
    expect(secrets.names()).toEqual([
      { name: 'A_TOKEN', where: 'environment' },
      { name: 'MODEL', where: 'env_file' },
      { name: 'Z_API_KEY', where: 'env_file' },
    ]);
    expect(secrets.values()).toEqual(['1', '1']);
  });

  it('names a file that cannot be read, with its remedy, until it can', () => {
    const { envFile } = tempHome();
    mkdirSync(envFile);
    const secrets = new Secrets(envFile, { A_KEY: 'shell' });
    expect(secrets.get('A_KEY')).toBe('shell');
    expect(secrets.problem()).toMatchObject({ code: 'env_unreadable', file: envFile, blocking: false });
    expect(secrets.problem()?.message).toContain(envFile);
    rmSync(envFile, { recursive: true });
    expect(secrets.problem()).toBeNull();
    writeFileSync(envFile, Buffer.from([0xe9, 0x0a, 0x41, 0x3d, 0x31]), { mode: 0o600 });
    expect([secrets.get('A'), secrets.problem()]).toEqual(['1', null]);
  });

  it.skipIf(process.platform === 'win32')(
    'says that others may read the keys in it, and closes it to them',
    async () => {
      const { envFile } = tempHome();
      const secrets = new Secrets(envFile, {});
      await secrets.closeToOthers();
      expect(secrets.problem()).toBeNull();
      writeFileSync(envFile, '# no key yet\n');
      chmodSync(envFile, 0o644);
      expect(secrets.problem()).toBeNull();
      writeFileSync(envFile, 'A_KEY=1\n');
      expect(secrets.problem()).toMatchObject({ code: 'env_open', file: envFile, blocking: false });
      expect(secrets.problem()?.remedy).toContain('chmod 600');
      expect(JSON.stringify(secrets.problem())).not.toContain('A_KEY');
      await secrets.closeToOthers();
      expect([statSync(envFile).mode & 0o777, readFileSync(envFile, 'utf8')]).toEqual([0o600, 'A_KEY=1\n']);
      expect(secrets.problem()).toBeNull();
    },
  );

  it('sees what another program writes', () => {
    const { envFile } = tempHome();
    const secrets = new Secrets(envFile, {});
    expect(secrets.get('A_KEY')).toBeUndefined();
    writeFileSync(envFile, 'A_KEY=1\n');
    expect(secrets.get('A_KEY')).toBe('1');
    writeFileSync(envFile, 'A_KEY=longer\n');
    expect(secrets.get('A_KEY')).toBe('longer');
  });

  it('writes a key into a file the owner alone can read, and keeps every other line', async () => {
    const { envFile, dir } = tempHome();
    const secrets = new Secrets(envFile, {});
    await secrets.set('A_KEY', ' sk-1 ');
    expect(readFileSync(envFile, 'utf8')).toBe('A_KEY=sk-1\n');
    writeFileSync(envFile, '# mine\r\nexport A_KEY=old # why\r\nB="x y"\r\n');
    chmodSync(envFile, 0o644);
    await secrets.set('A_KEY', 'new');
    expect(readFileSync(envFile, 'utf8')).toBe('# mine\nA_KEY=new\nB="x y"\n');
    expect(statSync(envFile).mode & 0o777).toBe(0o600);
    // Entered again as it is, it is closed to others all the same.
    chmodSync(envFile, 0o640);
    await secrets.set('A_KEY', 'new');
    expect(statSync(envFile).mode & 0o777).toBe(0o600);
    await secrets.set('A_KEY', '');
    expect(readFileSync(envFile, 'utf8')).toBe('# mine\nB="x y"\n');
    expect(secrets.get('A_KEY')).toBeUndefined();
    expect(readdirSync(dir).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it('loses no key of writers at the same time', async () => {
    const { envFile } = tempHome();
    const [one, other] = [new Secrets(envFile, {}), new Secrets(envFile, {})];
    await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? one : other).set(`K${at}_KEY`, `v${at}`)));
    expect(new Secrets(envFile, {}).names()).toHaveLength(10);
  });

  it.each(['PATH', 'LD_PRELOAD', 'NODE_OPTIONS', 'HERMES_HOME', 'HTTPS_PROXY', 'PYTHONPATH', 'A B', '1X', ''])(
    'refuses to write %j, which is no key',
    async (name) => {
      const { envFile } = tempHome();
      await expect(new Secrets(envFile, {}).set(name, 'x')).rejects.toMatchObject({ code: 'refused' });
      expect(() => statSync(envFile)).toThrow();
    },
  );

  it.each(['two\nlines', 'ключ', 'a${B}c', 'tab\there'])(
    'refuses the value %j and does not repeat it',
    async (value) => {
      const { envFile } = tempHome();
      const refusal = await new Secrets(envFile, {}).set('A_KEY', value).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'refused' });
      expect(JSON.stringify(refusal) + String(refusal)).not.toContain(value);
    },
  );

  it('does not overwrite a file that is no text, or a directory', async () => {
    const { envFile } = tempHome();
    writeFileSync(envFile, Buffer.from('A_KEY=1\n# caf\xe9\n', 'latin1'));
    const secrets = new Secrets(envFile, {});
    expect(secrets.get('A_KEY')).toBe('1');
    await expect(secrets.set('B_KEY', '2')).rejects.toMatchObject({ code: 'unreadable' });
    const other = tempHome();
    mkdirSync(other.envFile);
    await expect(new Secrets(other.envFile, {}).set('B_KEY', '2')).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describeWithHermes('Secrets beside Hermes', () => {
  it('reads what Hermes writes, Hermes reads what we write, and neither loses the other', async () => {
    const { envFile, dir } = tempHome();
    const secrets = new Secrets(envFile, {});
    await secrets.set('OPENROUTER_API_KEY', 'sk-or-"quoted" #1');
    const program = `
import json, sys
from hermes_cli.config import get_env_value, save_env_value
json.load(sys.stdin)
before = get_env_value("OPENROUTER_API_KEY")
save_env_value("ANTHROPIC_API_KEY", "sk-ant x#y")
print(json.dumps(before))
`;
    expect(runHermes(program, null, dir)).toBe('sk-or-"quoted" #1');
    expect(secrets.get('ANTHROPIC_API_KEY')).toBe('sk-ant x#y');
    expect(secrets.get('OPENROUTER_API_KEY')).toBe('sk-or-"quoted" #1');
  });
});
