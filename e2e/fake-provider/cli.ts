import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFakeProvider, type Reply } from './server.ts';

/**
 * A fake model server by hand: `node e2e/fake-provider/cli.ts [--port N] [--script FILE]`. FILE is a JSON array of
 * replies. More can be sent to `/__script`; `/__requests` shows what came, `/__open/<gate>` opens a gate, `/__reset`
 * forgets everything.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, script: { type: 'string' } },
});
const server = await startFakeProvider({ port: Number(values.port) });
if (values.script !== undefined) server.script(...(JSON.parse(readFileSync(values.script, 'utf8')) as Reply[]));
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
