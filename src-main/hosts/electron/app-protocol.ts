import type { CustomScheme } from 'electron';
import { contentSecurityPolicy, createNonce, securityHeaders, withNonce } from '../page-policy.ts';
import { readRendererFile } from '../renderer-files.ts';

/** The origin of the app's own pages. Nothing else is ever loaded into a window. */
export const APP_ORIGIN = 'app://hermes-desk';
/** The page a window shows. */
export const APP_PAGE = `${APP_ORIGIN}/`;

/** A standard, secure scheme: it has an origin, `'self'` means it, and file:// is never needed. */
export const appScheme: CustomScheme = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

/** Answers requests for `app://hermes-desk/...` from the folder of the built renderer, and nothing outside it. */
export function createAppProtocol(rendererRoot: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = URL.parse(request.url);
    if (url?.protocol !== 'app:' || url.host !== 'hermes-desk') return refuse(403);
    if (request.method !== 'GET') return refuse(405);
    const file = await readRendererFile(rendererRoot, url.pathname);
    if (file === 'outside') return refuse(403);
    if (file === 'absent') return refuse(404);
    const nonce = createNonce();
    return new Response(file.page ? withNonce(file.body, nonce) : file.body, {
      headers: { ...securityHeaders(contentSecurityPolicy(nonce, [])), 'content-type': file.type },
    });
  };
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: securityHeaders("default-src 'none'") });
}
