import { writeSync } from 'node:fs';
import './alias.ts';

/** The process that is killed: runs one turn in the home it is given and tells each event as a line, past all buffers. */
const { openCrashable } = await import('./crashable.ts');
const { agent } = await openCrashable(
  process.argv[2] ?? '',
  (type, data) => writeSync(1, `${JSON.stringify({ type, data })}\n`),
  3,
);
const { session } = await agent.send({ session: null, text: 'Go.', whenBusy: 'queue' });
await agent.idle(session);
