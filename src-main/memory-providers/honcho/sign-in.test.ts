import { createServer } from 'node:net';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SignIns, type SignInState } from '../sign-in.ts';
import type { ProviderContext, ProviderKind } from '../provider.ts';
import { readConfig } from './config-file.ts';
import { createHonchoKind } from './kind.ts';
import { SIGN_IN_PORT } from './sign-in.ts';
import { HonchoStub } from './testing/stub.ts';
import { honchoHome } from './testing/world.ts';

interface World {
  readonly stub: HonchoStub;
  readonly kind: ProviderKind;
  readonly context: ProviderContext;
  readonly file: string;
  readonly signIns: SignIns;
  readonly signed: string[];
  readonly state: () => SignInState | null;
  /** Opens a page as a browser does, and follows where it leads. */
  readonly browse: (address: string) => Promise<string>;
}

async function world(config: object, env: Record<string, string> = {}, patienceMs?: number): Promise<World> {
  const stub = await new HonchoStub().start();
  const pages = { HONCHO_OAUTH_DASHBOARD: stub.url, HONCHO_OAUTH_TOKEN_URL: `${stub.url}/oauth/token` };
  const home = honchoHome({ ...pages, ...env });
  const file = home.write('honcho.json', config);
  const kind = createHonchoKind({ userDir: null });
  const context = home.context();
  const signed: string[] = [];
  const signIns = new SignIns({
    ...{ context, onChange: () => undefined, onSigned: ({ name }) => Promise.resolve(void signed.push(name)) },
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  onTestFinished(async () => {
    signIns.close();
    await stub.stop();
  });
  return {
    ...{ stub, kind, context, file, signIns, signed },
    state: () => signIns.state(kind),
    browse: async (address) => (await fetch(address)).text(),
  };
}

const cloud = { peerName: 'eri', hosts: { hermes: { recallMode: 'context' }, other: { apiKey: 'of-another' } } };

describe('signing in to Honcho', () => {
  it('opens its page, is led back, and leaves the sign-in as Hermes writes it beside everything else', async () => {
    const { stub, kind, context, file, signIns, signed, state, browse } = await world(cloud);
    const [address, same] = await Promise.all([signIns.begin(kind), signIns.begin(kind)]);
    expect(same).toBe(address);
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ client_id: 'hermes-agent', scope: 'write', response_type: 'code', code_challenge_method: 'S256' },
      redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/callback$/u) as string,
    });
    expect(state()).toEqual({ state: 'waiting', message: '' });
    expect(await signIns.begin(kind)).toBe(address);
    expect(await browse(address)).toContain('You are signed in to Honcho');
    expect([state()?.state, signed]).toEqual(['done', ['honcho']]);
    const raw = readConfig(file);
    expect(raw).toMatchObject({ peerName: 'eri', hosts: { other: { apiKey: 'of-another' } } });
    expect(raw?.['hosts']).toMatchObject({
      hermes: {
        ...{ recallMode: 'context', apiKey: 'hch-at-1' },
        oauth: {
          ...{ refreshToken: 'hch-rt-1', clientId: 'hermes-agent', scope: 'write', tokenType: 'Bearer' },
          ...{ tokenEndpoint: `${stub.url}/oauth/token`, expiresAt: expect.any(Number) as number },
        },
      },
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(kind.missing(context)).toBeNull();
    // The way back is open for this alone.
    await expect(browse(asked.get('redirect_uri') ?? '')).rejects.toThrow();
  });

  it('takes the name that the person gave on the page where none is known, and no other setting', async () => {
    const { stub, kind, file, signIns, browse } = await world({});
    stub.granted = { config: { peerName: 'eri', saveMessages: false, baseUrl: 'https://elsewhere.test' } };
    await browse(await signIns.begin(kind));
    const { hermes } = readConfig(file)?.['hosts'] as { hermes: Record<string, unknown> };
    expect(Object.keys(hermes).sort()).toEqual(['apiKey', 'enabled', 'oauth', 'peerName']);
    expect(readConfig(file)).not.toHaveProperty('baseUrl');
  });

  it('is finished by the pasted address where the browser runs elsewhere', async () => {
    const { kind, signIns, state, stub } = await world(cloud);
    const address = await signIns.begin(kind);
    const page = await fetch(address, { redirect: 'manual' });
    for (const wrong of ['nothing', 'https://app.honcho.dev/', new URL('/else', stub.url).href])
      await expect(signIns.paste(kind, wrong)).rejects.toMatchObject({ code: 'invalid_input' });
    await signIns.paste(kind, ` ${page.headers.get('location') ?? ''}\n`);
    expect(state()?.state).toBe('done');
    await expect(signIns.paste(kind, address)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('takes no answer that was not asked for, and its own only once', async () => {
    const { kind, signIns, state, stub, browse, file } = await world(cloud);
    const before = readFileSync(file, 'utf8');
    const address = await signIns.begin(kind);
    const back = new URL(address).searchParams.get('redirect_uri') ?? '';
    for (const forged of ['', '?code=x', '?code=x&state=guessed', '?error=access_denied&state=']) {
      expect(await browse(`${back}${forged}`)).toContain('did not sign you in');
    }
    expect(state()?.state).toBe('waiting');
    expect(stub.count(/^POST \/oauth\/token/)).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const page = await fetch(address, { redirect: 'manual' });
    const location = page.headers.get('location') ?? '';
    await Promise.all([browse(location), browse(location).catch(() => '')]);
    expect(stub.count(/^POST \/oauth\/token/)).toBe(1);
    expect(state()?.state).toBe('done');
  });

  it.each([
    ['the person says no', async ({ stub }: World) => Promise.resolve(void (stub.consents = false)), 'access_denied'],
    ['the server refuses', ({ stub }: World) => stub.fault('401', 9, /oauth/), 'answered 401'],
    ['the answer is a page', ({ stub }: World) => stub.fault('malformed', 9, /oauth/), 'not JSON'],
    [
      'the answer has no token',
      async ({ stub }: World) => Promise.resolve(void (stub.granted = { access_token: 'x' })),
      'holds no sign-in',
    ],
    ['the file is damaged', async ({ file }: World) => Promise.resolve(writeFileSync(file, '{')), 'not valid JSON'],
  ])('writes nothing when %s, and says so', async (_what, arrange, words) => {
    const test = await world(cloud);
    const address = await test.signIns.begin(test.kind);
    await arrange(test);
    const before = readFileSync(test.file, 'utf8');
    expect(await test.browse(address)).toContain('did not sign you in');
    expect(test.state()).toMatchObject({ state: 'failed', message: expect.stringContaining(words) as string });
    expect(readFileSync(test.file, 'utf8')).toBe(before);
  });

  it('waits for five minutes at most, and ends when it is given up', async () => {
    const { kind, signIns, state } = await world(cloud, {}, 20);
    await signIns.begin(kind);
    await expect.poll(() => state()?.state).toBe('failed');
    await signIns.begin(kind);
    signIns.cancel(kind);
    expect(state()?.state).toBe('none');
  });

  it('goes by another port where that of the page is taken', async () => {
    const taken = createServer().on('error', () => undefined);
    await new Promise<void>((done) => taken.listen(SIGN_IN_PORT, '127.0.0.1', done).once('error', () => done()));
    onTestFinished(() => void taken.close());
    const { kind, signIns, state, browse } = await world(cloud);
    const address = await signIns.begin(kind);
    expect(address).not.toContain(`%3A${String(SIGN_IN_PORT)}%2F`);
    await browse(address);
    expect(state()?.state).toBe('done');
  });

  it('is not begun for a server of one’s own that names no page: a code of the cloud goes nowhere else', async () => {
    const own = { baseUrl: 'https://honcho.example.org', peerName: 'eri' };
    const none = { HONCHO_OAUTH_DASHBOARD: '', HONCHO_OAUTH_TOKEN_URL: '' };
    const { kind, signIns, state } = await world(own, none);
    await expect(signIns.begin(kind)).rejects.toMatchObject({ code: 'refused' });
    expect(state()).toEqual({ state: 'none', message: '' });
  });

  it('belongs to the kinds that have such a page', async () => {
    const { signIns, kind } = await world(cloud);
    const plain = Object.fromEntries(
      Object.entries(kind).filter(([key]) => key !== 'signIn'),
    ) as unknown as ProviderKind;
    expect(signIns.state(plain)).toBeNull();
    await expect(signIns.begin(plain)).rejects.toMatchObject({ code: 'refused' });
  });
});
