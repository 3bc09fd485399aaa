import { join } from 'node:path';
import { createSessions } from '../store.ts';

/**
 * A process of its own for tests: `node writer.ts HOME NAME AMOUNT [hold]`. Appends so many messages to one new session, or
 * for so long (`60s`), and prints the id of each once it has been told that it is stored; then ends, or with `hold` keeps
 * the file open until it is killed.
 */
const [home = '', name = '', amount = '0', hold] = process.argv.slice(2);
const store = await createSessions({
  file: join(home, 'state.db'),
  deskDir: join(home, 'desk'),
  readOnly: false,
  emit: () => undefined,
  log: (message, details) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`),
  waiting: () => 0,
  running: () => false,
});
const session = await store.createSession({
  source: 'cli',
  model: 'm',
  provider: 'p',
  systemPrompt: `prompt of ${name}`,
  cwd: null,
});
const until = Date.now() + Number(/^(\d+)s$/.exec(amount)?.[1]) * 1000;
const goesOn = (i: number): boolean => (Number.isNaN(until) ? i < Number(amount) : Date.now() < until);
for (let i = 0; goesOn(i); i++) {
  const { id } = await store.appendMessage(session, {
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: `${name} ${i} 面包`,
  });
  process.stdout.write(`${id}\n`);
}
// The timer keeps the store from being collected, which would close the file.
if (hold !== undefined) setInterval(() => store.problem, 1000);
else await store.close();
