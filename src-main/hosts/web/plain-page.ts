/** A page without script or style of the app: for people who have no session here yet. `body` is trusted HTML of ours. */
function plainPage(title: string, head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** Says what to do to somebody who came without the launch address. Names no file, no home and no token. */
export const strangerPage = plainPage(
  'Hermes Desk',
  '',
  '<p>Open the address that was printed when Hermes Desk was started: it carries the key to this page.</p>' +
    '<p>If it was restarted since, the old address no longer works; use the new one.</p>',
);

/** What a wrong address gets when many wrong ones came before it. */
export const tooManyPage = plainPage(
  'Hermes Desk',
  '',
  '<p>Too many wrong addresses were tried. Wait a minute, then open the address that was printed at the start.</p>',
);

/**
 * Leads on to the app from within its own origin: after a link on another site, a redirect would arrive without the
 * SameSite=Strict cookie.
 */
export const enterPage = plainPage(
  'Hermes Desk',
  '<meta http-equiv="refresh" content="0;url=/">',
  '<p><a href="/">Open Hermes Desk</a></p>',
);
