import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** Writes a file of a home, folders and all. */
export function put(home: string, name: string, content: string | Uint8Array): string {
  const file = join(home, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** The files that wait in the queue of staged memory writes. */
export function staged(home: string): string[] {
  const dir = join(home, 'pending', 'memory');
  return existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
}

/** The bytes of a path as a digest, or what stands there instead of a file. */
export function printOf(path: string): string {
  if (!existsSync(path)) return 'nothing';
  if (lstatSync(path).isDirectory()) return `folder of ${readdirSync(path).sort().join(', ')}`;
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** A session's system prompt as it stands in state.db. */
export function storedPrompt(home: string, session: string): string {
  const db = new Database(join(home, 'state.db'), { readonly: true });
  try {
    const row = db
      .prepare('select prompt from system_prompts join sessions on system_prompt_hash = hash where sessions.id = ?')
      .get(session) as { prompt: string } | undefined;
    return row?.prompt ?? '';
  } finally {
    db.close();
  }
}
