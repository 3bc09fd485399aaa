import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttp } from '../http.ts';
import { readConfig } from './config-file.ts';
import { createCredential, keyOf, type Credential, type CredentialSource } from './credential.ts';
import { HonchoStub } from './testing/stub.ts';
import { honchoHome, never } from './testing/world.ts';

const NOW = 1_790_000_000_000;

interface SignedIn {
  readonly stub: HonchoStub;
  readonly file: string;
  readonly credential: () => Credential;
}

async function signedIn(expiresIn: number, more: Record<string, unknown> = {}): Promise<SignedIn> {
  const stub = await new HonchoStub().start();
  onTestFinished(() => stub.stop());
  stub.refresh.good.add('hch-rt-0');
  const oauth = {
    refreshToken: 'hch-rt-0',
    expiresAt: NOW / 1000 + expiresIn,
    clientId: 'hermes-agent',
    tokenEndpoint: `${stub.url}/oauth/token`,
    scope: 'write',
  };
  const file = honchoHome().write('honcho.json', {
    zz: 1,
    hosts: { hermes: { apiKey: 'hch-at-0', oauth, peerName: 'eri' } },
    ...more,
  });
  const source: CredentialSource = {
    file,
    raw: readConfig(file) ?? {},
    host: 'hermes',
    base: stub.url,
    envKey: undefined,
  };
  return {
    stub,
    file,
    credential: () =>
      createCredential(
        source,
        createHttp((text) => text),
        () => NOW,
      ),
  };
}

describe('which key counts', () => {
  const source = (raw: Record<string, never>, base: string, envKey?: string): CredentialSource => ({
    file: null,
    raw,
    host: 'hermes',
    base,
    envKey,
  });

  it('a key of the environment is of the cloud and never goes to a server of one’s own', () => {
    expect(keyOf(source({}, 'https://api.honcho.dev', 'cloud'))).toBe('cloud');
    expect(keyOf(source({}, 'http://192.168.1.4:8000', 'cloud'))).toBe('local');
    expect(keyOf(source({}, 'http://honcho.lan:8000', 'cloud'))).toBe('cloud');
    expect(keyOf(source({ apiKey: 'written' as never }, 'http://192.168.1.4:8000', 'cloud'))).toBe('written');
    expect(keyOf(source({}, 'https://api.honcho.dev'))).toBeNull();
  });
});

describe('a sign-in', () => {
  it('is used while it holds, and renewed two minutes before it ends', async () => {
    const fresh = await signedIn(121);
    expect(await fresh.credential().bearer(never)).toBe('hch-at-0');
    expect(fresh.stub.seen()).toEqual([]);
    const ending = await signedIn(119);
    expect(await ending.credential().bearer(never)).toBe('hch-at-1');
    const form = new URLSearchParams(ending.stub.seen()[0]?.body);
    expect(Object.fromEntries(form)).toEqual({
      grant_type: 'refresh_token',
      client_id: 'hermes-agent',
      refresh_token: 'hch-rt-0',
    });
    const written = readConfig(ending.file);
    expect(written).toMatchObject({
      zz: 1,
      hosts: {
        hermes: {
          apiKey: 'hch-at-1',
          peerName: 'eri',
          oauth: { refreshToken: 'hch-rt-1', scope: 'write', expiresAt: NOW / 1000 + 3600 },
        },
      },
    });
  });

  it('callers at the same time spend the token once, and share what came of it', async () => {
    const { stub, credential } = await signedIn(0);
    const [one, two] = [credential(), credential()];
    const bearers = await Promise.all([one, two, one, two, one].map((each) => each.bearer(never)));
    expect(new Set(bearers)).toEqual(new Set(['hch-at-1']));
    expect(stub.refresh).toMatchObject({ used: ['hch-rt-0'], revoked: false });
  });

  it('processes at the same time do too', async () => {
    const { stub, file } = await signedIn(0);
    const run = async (): Promise<string> => {
      const child = spawn(
        process.execPath,
        [
          '--import',
          join(import.meta.dirname, '../../memory/testing/alias.mjs'),
          join(import.meta.dirname, 'testing/renew.ts'),
          file,
          stub.url,
          String(NOW),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let out = '';
      child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
      await once(child, 'close');
      return out;
    };
    expect(await Promise.all([run(), run(), run()])).toEqual(['hch-at-1', 'hch-at-1', 'hch-at-1']);
    expect(stub.refresh).toMatchObject({ used: ['hch-rt-0'], revoked: false });
  });

  it('refused with 401 is renewed once; what another program renewed meanwhile is taken over', async () => {
    const { stub, credential } = await signedIn(3000);
    const [mine, other] = [credential(), credential()];
    expect(await mine.afterRefusal('hch-at-0', never)).toBe('hch-at-1');
    expect(await other.afterRefusal('hch-at-0', never)).toBe('hch-at-1');
    expect(stub.refresh.used).toEqual(['hch-rt-0']);
  });

  it('that was withdrawn says so, and the file stays as it is', async () => {
    const { stub, file, credential } = await signedIn(0);
    stub.refresh.good.clear();
    const before = readFileSync(file, 'utf8');
    await expect(credential().bearer(never)).rejects.toMatchObject({
      kind: 'unauthorised',
      message: expect.stringContaining('Sign in again') as string,
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('is used to its last second when renewing fails, and then not', async () => {
    const still = await signedIn(60);
    await still.stub.fault('500');
    expect(await still.credential().bearer(never)).toBe('hch-at-0');
    const over = await signedIn(-1);
    await over.stub.fault('500');
    await expect(over.credential().bearer(never)).rejects.toMatchObject({ kind: 'server' });
  });

  it('that was renewed and could not be written is kept for this run, and its token not spent again', async () => {
    const { stub, file, credential } = await signedIn(0);
    // Beside a name this long there is no room for a temporary one.
    const target = join(dirname(file), 'x'.repeat(250));
    renameSync(file, target);
    symlinkSync(target, file);
    const mine = credential();
    expect([await mine.bearer(never), await mine.bearer(never)]).toEqual(['hch-at-1', 'hch-at-1']);
    expect(readConfig(file)).toMatchObject({ hosts: { hermes: { apiKey: 'hch-at-0' } } });
    rmSync(file);
    renameSync(target, file);
    expect(await mine.afterRefusal('hch-at-1', never)).toBe('hch-at-2');
    expect(readConfig(file)).toMatchObject({ hosts: { hermes: { apiKey: 'hch-at-2' } } });
    expect(stub.refresh).toMatchObject({ used: ['hch-rt-0', 'hch-rt-1'], revoked: false });
  });

  it('is never written from a file that cannot be read', async () => {
    const { stub, file, credential } = await signedIn(0);
    const spent = credential();
    writeFileSync(file, '{half');
    await expect(spent.bearer(never)).rejects.toMatchObject({ name: 'ProviderFailure' });
    expect(readFileSync(file, 'utf8')).toBe('{half');
    expect(stub.refresh.used).toEqual([]);
  });

  it('a key is not renewed', async () => {
    const source: CredentialSource = {
      file: null,
      raw: { apiKey: 'k' },
      host: 'hermes',
      base: 'https://api.honcho.dev',
      envKey: undefined,
    };
    const credential = createCredential(
      source,
      createHttp((text) => text),
      () => NOW,
    );
    expect(await credential.bearer(never)).toBe('k');
    expect(await credential.afterRefusal('k', never)).toBeNull();
  });
});
