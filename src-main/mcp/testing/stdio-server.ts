import { appendFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { notesServer } from './notes-server.ts';

// `node stdio-server.ts [starts-file]`: a note of every start, so that a test can count them.
const [, , starts] = process.argv;
if (starts !== undefined) appendFileSync(starts, `${String(process.pid)}\n`);
process.stderr.write('notes server is ready\n');
await notesServer().connect(new StdioServerTransport());
