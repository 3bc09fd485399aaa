import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json, Problem } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { decodeText } from '../home/read-text.ts';
import { readInside } from './files.ts';
import { firstWords, oneLine, readHead } from './head.ts';
import { folderOf } from './names.ts';
import type { SkillFolder } from './walk.ts';

/** What one SKILL.md says, or why it says nothing. */
export interface ReadSkill {
  /** The declared name, else the folder's. */
  readonly name: string;
  /** The declared description; empty when there is none. */
  readonly description: string;
  /** What lists show: the description, else the first heading or line. */
  readonly shown: string;
  readonly fields: Readonly<Record<string, Json>>;
  /** The file with LF line ends, without BOM. */
  readonly text: string;
  readonly body: string;
  readonly problem: Problem | null;
  /** False when it must not be offered to a model: its restrictions cannot be read, or it is too large. */
  readonly usable: boolean;
}

const mostCharacters = 100_000;
const mostBytes = 4 * mostCharacters;
const longestName = 64;
/** Of the texts that are kept, in UTF-16 units. */
const mostHeld = 32_000_000;

/** A problem of the SKILL.md in a folder; none keeps the app from anything. */
export function skillProblem(folder: Pick<SkillFolder, 'dir'>, code: string, message: string, remedy: string): Problem {
  return { code, file: join(folder.dir, 'SKILL.md'), message, remedy, blocking: false };
}

/** Its id on one line. */
function shownId({ id }: SkillFolder): string {
  return oneLine(id) ?? '';
}

function unusable(folder: SkillFolder, reason: string, remedy: string, text = ''): ReadSkill {
  return {
    name: folderOf(folder.id),
    description: '',
    shown: '',
    fields: {},
    text,
    body: text,
    problem: skillProblem(folder, 'skill_unusable', `The skill ${shownId(folder)} is not used: ${reason}.`, remedy),
    usable: false,
  };
}

function nameOf(folder: SkillFolder, fields: Readonly<Record<string, Json>>): string {
  const declared = (oneLine(fields['name']) ?? '').replace(/^[[{].*$/, '');
  const name = Array.from(declared).slice(0, longestName).join('').trim();
  return name === '' ? folderOf(folder.id) : name;
}

/** What is wrong with a skill that can be used all the same; null when nothing is. */
function noteOf(folder: SkillFolder, flaw: string | null, description: string): Problem | null {
  if (flaw !== null) {
    return skillProblem(
      folder,
      'skill_head_flawed',
      `The skill ${shownId(folder)} is used, but ${flaw}.`,
      'Put quotation marks around texts with a colon or a bracket in the head of the file.',
    );
  }
  if (description !== '') return null;
  return skillProblem(
    folder,
    'skill_without_description',
    `The skill ${shownId(folder)} has no description, so a model cannot tell when to use it.`,
    'Add a line “description: ...” to the head of the file.',
  );
}

function interpret(folder: SkillFolder, text: string): ReadSkill {
  if (Array.from(text).length > mostCharacters) {
    return unusable(folder, 'it has more than 100,000 characters', 'Move parts of it into references/ beside it.');
  }
  const head = readHead(text);
  if (head.kind === 'broken') {
    return unusable(folder, head.reason, 'Correct the head of the file between its two lines of ---.', text);
  }
  const fields = head.kind === 'head' ? head.fields : {};
  const description = oneLine(fields['description']) ?? '';
  const flaw = head.kind === 'head' ? head.flaw : null;
  return {
    name: nameOf(folder, fields),
    description,
    shown: description === '' ? firstWords(head.body) : description,
    fields,
    text,
    body: head.body,
    problem: noteOf(folder, flaw, description),
    usable: true,
  };
}

interface Kept {
  readonly stamp: string;
  readonly read: ReadSkill;
}

/** A file younger than this may be changed again without its times saying so. In milliseconds. */
const settled = 3000;

/**
 * Reads SKILL.md files, and one that the system says is unchanged not again: it has the same number, size and times, of which
 * the time of the last change of its entry cannot be set by anyone. So thousands of skills are looked through in a moment.
 */
export class SkillFiles {
  readonly #kept = new Map<string, Kept>();
  #held = 0;

  /** The SKILL.md of a folder and the time of the file in milliseconds, null when it cannot be told. Never throws. */
  async read(folder: SkillFolder): Promise<{ readonly skill: ReadSkill; readonly time: number | null }> {
    const file = join(folder.dir, 'SKILL.md');
    const found = await lstat(file, { bigint: true }).catch(() => null);
    if (found === null || !found.isFile()) return { skill: await readSkill(folder), time: await fileTime(file) };
    const time = Number(found.mtimeMs);
    const stamp = [folder.id, folder.real, found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
    const known = this.#kept.get(file);
    if (known?.stamp === stamp) return { skill: known.read, time };
    const skill = await readSkill(folder);
    if (skill.usable && Date.now() - Number(found.ctimeMs) > settled) this.#keep(file, { stamp, read: skill });
    return { skill, time };
  }

  #keep(file: string, kept: Kept): void {
    this.#held += kept.read.text.length;
    if (this.#held > mostHeld) {
      this.#kept.clear();
      this.#held = kept.read.text.length;
    }
    this.#kept.set(file, kept);
  }
}

/** Characters that would let the name of a folder forge lines wherever it is listed. */
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Reads the SKILL.md of a folder afresh. Whatever is wrong with it is said in `problem`. Never throws. */
async function readSkill(folder: SkillFolder): Promise<ReadSkill> {
  if (breaking.test(folder.place)) {
    return {
      ...unusable(folder, 'the name of its folder has a control character in it', 'Rename the folder.'),
      name: oneLine(folderOf(folder.place)) ?? '',
    };
  }
  const read = await readInside(folder.real, 'SKILL.md', mostBytes);
  if (!read.ok) return unusable(folder, read.reason.replace(/\.$/, ''), 'Put an ordinary file of text there.');
  try {
    return interpret(folder, decodeText(read.bytes, join(folder.dir, 'SKILL.md')).text);
  } catch (error) {
    const why = error instanceof DeskError ? error.message.replace(/\.$/, '') : 'it cannot be read';
    return unusable(folder, why, 'Save the file as UTF-8 in an editor.');
  }
}

/** Time of a file, in milliseconds; null when it cannot be told. */
async function fileTime(file: string): Promise<number | null> {
  try {
    return Math.trunc((await stat(file)).mtimeMs);
  } catch {
    return null;
  }
}
