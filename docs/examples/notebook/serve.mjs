// Speaks protocol 1 of Hermes Desk's plug-ins over standard input and output. Any plug-in can take this file as it is.
import { createInterface } from 'node:readline';

const write = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/**
 * Answers requests, one after the other, until the app is gone. `open` is given what the app says in its greeting (`data`, `settings`,
 * `profile`) and returns an object with a method for every request, by its name.
 */
export async function serve(open) {
  let memory = null;
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    // Notices have no number and want no answer.
    if (id === undefined) continue;
    try {
      if (method === 'initialize') memory = await open(params);
      const result = method === 'initialize' ? { protocol: 1 } : await answer(memory, method, params);
      write({ id, result });
      if (method === 'shutdown') break;
    } catch (error) {
      write({ id, error: { code: -32000, message: error.message, data: { kind: error.kind ?? 'server' } } });
    }
  }
  process.exit(0);
}

async function answer(memory, method, params) {
  if (method === 'shutdown') return {};
  if (typeof memory?.[method] !== 'function') {
    throw Object.assign(new Error(`There is no ${method} here.`), { kind: 'refused' });
  }
  return await memory[method](params);
}
