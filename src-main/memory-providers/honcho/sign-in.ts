import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DeskError } from '@shared/contract/errors.ts';
import type { Json } from '@shared/contract/common.ts';
import { isRecord, recordAt, textAt } from '@shared/record.ts';
import { toNumber } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext, SignInBegun } from '../provider.ts';
import { badAddress, CLOUD, isLocal } from './address.ts';
import { ACCESS_TOKEN, editConfig, withHost } from './config-file.ts';
import { readPlace } from './place.ts';

/** The port of this machine that Honcho's page knows. */
export const SIGN_IN_PORT = 8765;
const DASHBOARD = 'https://app.honcho.dev';
const TOKEN_URL = `${CLOUD}/oauth/token`;
const LOCAL_DASHBOARD = 'http://localhost:3000';
const LOCAL_TOKEN_URL = 'http://localhost:8000/oauth/token';
const CLIENT = 'hermes-agent';
const SCOPE = 'write';
const EXCHANGE_MS = 15_000;

interface Endpoints {
  readonly authorize: string;
  readonly token: string;
  readonly client: string;
  readonly scope: string;
}

/**
 * Begins a sign-in by Honcho's page (authorization code with PKCE): `back` is where the page leads the browser. `HONCHO_OAUTH_*` of this
 * home go before Honcho's own addresses. Throws `refused` for a server of one's own that names no such page, and for an address that is
 * none: a code of the cloud is never sent to another server.
 */
export function beginSignIn(context: ProviderContext, back: string, userDir: string | null): SignInBegun {
  const { places, found, settings } = readPlace(context, userDir);
  if (found.problem !== null) throw found.problem;
  const endpoints = endpointsOf(settings.base, (name) => context.secrets.get(name)?.trim() ?? '');
  const verifier = randomBytes(48).toString('base64url');
  const state = randomBytes(32).toString('base64url');
  const address = new URL(endpoints.authorize);
  const asked = {
    ...{ client_id: endpoints.client, redirect_uri: back, scope: endpoints.scope, response_type: 'code', state },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return {
    address: address.href,
    belongs: (answer) => same(answer.get('state') ?? '', state),
    finish: async (answer, signal) => {
      const refused = answer.get('error') ?? '';
      if (refused !== '') {
        throw new ProviderFailure('refused', `Honcho did not let you in (${refused.slice(0, 100)}).`, {
          reached: 'no',
        });
      }
      const form = {
        ...{ grant_type: 'authorization_code', client_id: endpoints.client, redirect_uri: back },
        ...{ code: answer.get('code') ?? '', code_verifier: verifier },
      };
      const request = { method: 'POST', url: endpoints.token, body: new URLSearchParams(form) } as const;
      const { json } = await context.http.request({ ...request, deadlineMs: EXCHANGE_MS }, signal);
      const block = blockOf(json, endpoints, context.now());
      const named = settings.peerName === '' ? textAt(recordAt(json, 'config'), 'peerName').trim() : '';
      const peer: Record<string, Json> = named === '' ? {} : { peerName: named };
      await editConfig(places, settings.host, (raw) =>
        withHost(raw, settings.host, { enabled: true, ...peer, ...block }),
      );
    },
  };
}

/** The key and the sign-in as Hermes writes them. */
function blockOf(json: unknown, { client, token, scope }: Endpoints, now: number): Record<string, Json> {
  const [access, refresh] = [textAt(json, 'access_token'), textAt(json, 'refresh_token')];
  if (!access.startsWith(ACCESS_TOKEN) || refresh === '') {
    throw new ProviderFailure('malformed', 'Honcho’s answer holds no sign-in.');
  }
  const seconds = isRecord(json) ? toNumber(json['expires_in'] as Json, false) : undefined;
  return {
    apiKey: access,
    oauth: {
      ...{ refreshToken: refresh, expiresAt: Math.floor(now / 1000) + (seconds ?? 0) },
      ...{ clientId: client, tokenEndpoint: token },
      ...{ scope: textAt(json, 'scope') || scope, tokenType: textAt(json, 'token_type') || 'Bearer' },
    },
  };
}

function endpointsOf(base: string, variable: (name: string) => string): Endpoints {
  const own = base !== CLOUD;
  const dashboard = variable('HONCHO_OAUTH_DASHBOARD').replace(/\/+$/u, '');
  const named = variable('HONCHO_OAUTH_AUTHORIZE_URL') || (dashboard === '' ? '' : `${dashboard}/authorize`);
  const local = isLocal(base);
  if (own && !local && named === '') {
    throw new DeskError('refused', `${base} is not Honcho’s cloud, and names no page to sign in on.`, {
      remedy: 'Enter a key of that server, or write HONCHO_OAUTH_DASHBOARD into .env.',
    });
  }
  const usual = local ? LOCAL_TOKEN_URL : own ? `${base}/oauth/token` : TOKEN_URL;
  const endpoints = {
    authorize: named || `${local ? LOCAL_DASHBOARD : DASHBOARD}/authorize`,
    token: variable('HONCHO_OAUTH_TOKEN_URL') || usual,
    client: variable('HONCHO_OAUTH_CLIENT_ID') || CLIENT,
    scope: variable('HONCHO_OAUTH_SCOPE') || SCOPE,
  };
  for (const address of [endpoints.authorize, endpoints.token]) {
    const bad = badAddress(address);
    if (bad !== null) throw new DeskError('refused', bad, { remedy: 'Correct HONCHO_OAUTH_* in .env.' });
  }
  return endpoints;
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
