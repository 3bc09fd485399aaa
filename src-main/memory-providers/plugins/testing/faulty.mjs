// The notebook behind a protocol that misbehaves as the file `fault` of the folder named by its setting `control` says.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { openNotebook } = await import(new URL('./notebook.mjs', import.meta.url).href);

/** @type {Record<string, (params: object) => unknown>} */
let memory = {};
let control = '';

/** @param {string} line */
const write = (line) => process.stdout.write(`${line}\n`);

/** @param {number} id @param {string} kind @param {object} more */
const refuse = (id, kind, more = {}) => {
  write(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -1, message: `stub: ${kind}`, data: { kind, ...more } } }));
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  if (method === 'initialize') control = params.settings.control;
  appendFileSync(join(control, 'seen.jsonl'), `${line}\n`);
  const file = join(control, 'fault');
  const fault = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (fault === 'offline') process.exit(1);
  if (method === 'initialize') {
    memory = await openNotebook(params);
    write(JSON.stringify({ jsonrpc: '2.0', id, result: { protocol: 1 } }));
    continue;
  }
  if (method === 'shutdown') {
    write(JSON.stringify({ jsonrpc: '2.0', id, result: {} }));
    process.exit(0);
  }
  const act = () => JSON.stringify({ jsonrpc: '2.0', id, result: memory[method]?.(params) });
  switch (fault) {
    case 'stalled':
      break;
    case 'stalled_body':
      process.stdout.write(`{"jsonrpc":"2.0","id":${id},`);
      break;
    case '401':
      refuse(id, 'unauthorised');
      break;
    case '429':
      refuse(id, 'rate', { retry_after: 0 });
      break;
    case '500':
      refuse(id, 'server');
      break;
    case 'committed_500':
      act();
      refuse(id, 'server');
      break;
    case 'committed_dropped':
      act();
      process.exit(1);
      break;
    case 'malformed':
      write('<html><body>Sign in</body></html>');
      break;
    case 'oversized':
      write(JSON.stringify({ jsonrpc: '2.0', id, result: 'x'.repeat(5 * 1024 * 1024) }));
      break;
    default:
      write(act());
  }
}
