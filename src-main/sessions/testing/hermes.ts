import { execFileSync } from 'node:child_process';
import type { Amount } from './writers.ts';

/** The Python that has hermes-agent installed (`HERMES_PYTHON`); undefined where there is none. */
export const python = process.env['HERMES_PYTHON'];

const opening = `
import json, os, sys
from pathlib import Path
home = Path(sys.argv[1])
from hermes_state import SessionDB
`;

/** Python that has a home's state.db checked by SQLite, by its full-text indexes and by a search; prints nothing. */
export const checks = `
def check():
    for t in ('messages_fts', 'messages_fts_trigram'):
        db._conn.execute(f"INSERT INTO {t}({t}) VALUES ('integrity-check')")
    return db._conn.execute('PRAGMA integrity_check').fetchone()[0]
`;

/** Runs Python with Hermes' own session store open as `db` on the home, and reads the JSON it prints last. */
export function hermes(home: string, script: string): unknown {
  const program = `${opening}\ndb = SessionDB(home / 'state.db')\n${script}\ndb.close()\n`;
  const output = execFileSync(python ?? '', ['-c', program, home], {
    env: { ...process.env, HERMES_HOME: home },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null');
}

/** The program of a process of Hermes that appends to a session of its own, as `writer.ts` does, and prints the id of each. */
export function hermesWriter(name: string, amount: Amount): string {
  const seconds = typeof amount === 'string' ? amount.slice(0, -1) : 'None';
  const count = typeof amount === 'number' ? String(amount) : 'None';
  return `${opening}
import itertools, time
db = SessionDB(home / 'state.db')
db.create_session(${JSON.stringify(name)}, 'cli', model='m')
end = None if ${seconds} is None else time.time() + ${seconds}
for i in itertools.count():
    if (time.time() >= end if end is not None else i >= ${count}):
        break
    print(db.append_message(${JSON.stringify(name)}, 'user' if i % 2 == 0 else 'assistant', f'${name} {i} 面包'), flush=True)
db.close()
`;
}
