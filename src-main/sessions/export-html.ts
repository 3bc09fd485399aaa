import { createHash } from 'node:crypto';
import type { Message, SessionRow } from '@shared/contract/sessions.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; color: GrayText; }
dd { margin: 0; overflow-wrap: anywhere; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0; }
h2 { font-size: 0.85rem; margin: 0 0 0.25rem; color: GrayText; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0; font: inherit; }
pre.code { font: 0.85rem/1.45 ui-monospace, monospace; }
`;

/**
 * A conversation as one HTML file that runs nothing and loads nothing: every value is escaped, and a policy in the page
 * forbids scripts, pictures, frames and requests, whatever a message may hold.
 */
export function exportHtml(row: SessionRow, messages: readonly Message[]): string {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const title = row.title ?? 'Conversation';
  const facts: [string, string][] = [
    ['Session', row.id],
    ['Started', time(row.startedAt)],
    ['Last active', time(row.lastActive)],
    ['Source', row.source],
    ['Model', row.model ?? '—'],
    ['Messages', String(messages.length)],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<dl>${facts.map(([k, v]) => `<dt>${escapeHtml(k)}</dt><dd>${escapeHtml(v)}</dd>`).join('')}</dl>
<main>
${messages.map(article).join('\n')}
</main>
</body>
</html>
`;
}

function article(m: Message): string {
  const notes = [m.toolName, m.compacted ? 'compacted' : null, m.finishReason].filter((n) => n !== null);
  const head = [m.role, ...notes, time(m.time)].map(escapeHtml).join(' · ');
  const parts = [
    m.reasoning ? `<details><summary>Reasoning</summary><pre>${escapeHtml(m.reasoning)}</pre></details>` : '',
    m.content === '' ? '' : `<pre${m.role === 'tool' ? ' class="code"' : ''}>${escapeHtml(m.content)}</pre>`,
    ...m.toolCalls.map((c) => `<pre class="code">${escapeHtml(`${c.name}(${c.arguments})`)}</pre>`),
  ];
  return `<article id="m${m.id}"><h2>${head}</h2>${parts.join('')}</article>`;
}

/** Text that is safe inside an element and inside a quoted attribute. Characters that HTML forbids become U+FFFD. */
export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd')
    .replace(/[&<>"'`]/g, (c) => `&#${c.charCodeAt(0)};`);
}

function time(ms: number): string {
  return ms === 0 ? '—' : new Date(ms).toISOString();
}
