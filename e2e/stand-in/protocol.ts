import type { Request as PageRequest, Route } from 'playwright-core';

type SchemeHandler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, SchemeHandler>();
const suffix = '.stand-in';

/** Electron's `protocol`. Chromium knows no custom schemes here, so `app://x/` is shown as `https://x.app.stand-in/`. */
export const protocol = {
  registerSchemesAsPrivileged(): void {
    // Every mapped origin is a standard and secure one as it is.
  },
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
  unhandle: (scheme: string): boolean => handlers.delete(scheme),
  handle(scheme: string, handler: SchemeHandler): void {
    handlers.set(scheme, handler);
  },
};

/** The address under which Chromium shows a page. */
export function toBrowser(url: string): string {
  const parts = /^([a-z]+):\/\/([^/?#]+)(.*)$/s.exec(url);
  const [, scheme = '', host = '', rest = ''] = parts ?? [];
  return handlers.has(scheme) ? `https://${host}.${scheme}${suffix}${rest}` : url;
}

/** The address the app knows a page by. */
export function fromBrowser(url: string): string {
  const parts = /^https:\/\/([^/?#]+)\.([a-z]+)\.stand-in(.*)$/s.exec(url);
  if (parts === null) return url;
  const [, host = '', scheme = '', rest = ''] = parts;
  return `${scheme}://${host}${rest}`;
}

/** Whether an address belongs to a scheme of the app. */
export function isMapped(url: string): boolean {
  return fromBrowser(url) !== url;
}

/** Lets the app's handler answer a request for one of its schemes. */
export async function answerRoute(route: Route, asked: PageRequest): Promise<void> {
  const url = fromBrowser(asked.url());
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (handler === undefined) return route.abort('addressunreachable');
  const body = asked.postDataBuffer();
  try {
    const response = await handler(
      new Request(url, {
        method: asked.method(),
        headers: await asked.allHeaders(),
        ...(body === null ? {} : { body: new Uint8Array(body) }),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch (fault) {
    process.stderr.write(`stand-in: the handler of ${url} failed: ${String(fault)}\n`);
    await route.abort('failed').catch(() => undefined);
  }
}
