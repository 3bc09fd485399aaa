import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/index.ts';

/**
 * Lets the person change a text in their own editor: `EDITOR`, else `VISUAL`, else vi. The file lies in a directory only they can
 * read, and is gone afterwards. Answers the new text; null when nothing but space at its ends was changed.
 * @throws {DeskError} `refused` when the editor cannot be started or ends with an error; nothing is changed then.
 */
export async function editText(text: string, name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const [program = 'vi', ...given] = (env['EDITOR'] || env['VISUAL'] || 'vi').trim().split(/\s+/);
  const dir = await mkdtemp(join(tmpdir(), 'hermes-desk-edit-'));
  try {
    const file = join(dir, name);
    await writeFile(file, text, { mode: 0o600 });
    const child = spawn(program, [...given, file], { stdio: 'inherit', env });
    const [code] = (await once(child, 'exit').catch((cause: unknown) => {
      throw new DeskError('refused', `The editor ${program} could not be started.`, { remedy: REMEDY, cause });
    })) as [number | null];
    if (code !== 0)
      throw new DeskError('refused', `The editor ${program} did not end well, so nothing is changed.`, {
        remedy: REMEDY,
      });
    const changed = await readFile(file, 'utf8');
    return changed.trim() === text.trim() ? null : changed.replace(/\r?\n$/, '');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const REMEDY = 'Set EDITOR to an editor that waits until you are done, or give the text as a word.';
