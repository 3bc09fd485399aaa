import { readFileSync } from 'node:fs';
import { withFileLock } from '../file-lock.ts';
import { OwnerLock } from '../owner-lock.ts';
import { homePaths } from '../paths.ts';
import { prepareHome } from '../prepare.ts';
import { writeFileAtomic } from '../write-atomic.ts';

// The other process of a test: `node child.ts COMMAND FILE [ARGUMENT]`. Says `ready` when it does what it was asked.
const [command, file = '', argument = ''] = process.argv.slice(2);

function ready(): void {
  process.stdout.write('ready\n');
}

/** Until the test closes our input, or kills us. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => process.stdin.resume().once('end', () => resolve()));
}

switch (command) {
  case 'hold':
    await withFileLock(file, async () => {
      ready();
      await untilTold();
    });
    break;
  case 'count':
    for (let at = 0; at < Number(argument); at++) {
      await withFileLock(file, async () => {
        await writeFileAtomic(file, String(Number(readFileSync(file, 'utf8')) + 1));
      });
    }
    break;
  case 'rewrite': {
    const texts = ['a'.repeat(300_000), 'b'.repeat(500_000)];
    ready();
    for (let at = 0; ; at++) await writeFileAtomic(file, texts[at % 2] ?? '');
  }
  case 'own': {
    const lock = new OwnerLock(file);
    process.stdout.write(`${JSON.stringify(lock.take())}\n`);
    await untilTold();
    break;
  }
  case 'prepare':
    process.stdout.write(`${JSON.stringify(await prepareHome(homePaths(file, file, 'default')))}\n`);
    break;
  default:
    throw new Error(`no command ${String(command)}`);
}
