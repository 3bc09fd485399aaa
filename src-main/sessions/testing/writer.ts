import { join } from 'node:path';
import { createSessions } from '../store.ts';

/**
 * A process of its own for tests: `node writer.ts HOME NAME COUNT [hold]`. Appends COUNT messages to
 * one new session and prints the id of each once it has been told that it is stored; then ends, or with `hold` keeps the
 * file open until it is killed.
 */
const [home = '', name = '', count = '0', hold] = process.argv.slice(2);
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
for (let i = 0; i < Number(count); i++) {
  const { id } = await store.appendMessage(session, {
    role: i % 2 === 0 ? 'user' : 'assistant',
    content: `${name} ${i} 面包`,
  });
  process.stdout.write(`${id}\n`);
}
// The timer keeps the store from being collected, which would close the file.
if (hold !== undefined) setInterval(() => store.problem, 1000);
else await store.close();
