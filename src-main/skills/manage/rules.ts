import { isSecretPath } from '../../home/contained.ts';
import { oneLine, readHead } from '../head.ts';
import { isPassedOver } from '../walk.ts';
import { plainText } from './content.ts';

/** Folders beside SKILL.md that may hold files. */
export const supportFolders = ['assets', 'references', 'scripts', 'templates'] as const;

const mostCharacters = 100_000;
const longestName = 64;
const longestDescription = 1024;
const nameForm = /^[a-z0-9][a-z0-9._-]*$/;
/** Names that Windows takes for devices, also with an ending. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
const nameWords = 'Use lowercase letters, digits, hyphens, dots and underscores, and begin with a letter or digit.';

/** Why a word is no name of a skill, in a sentence; null when it is one. */
export function nameFault(name: string): string | null {
  if (name === '') return 'A skill needs a name.';
  if (Array.from(name).length > longestName) return `The name has more than ${String(longestName)} characters.`;
  if (!nameForm.test(name) || name.endsWith('.')) return `${JSON.stringify(name)} is no name of a skill. ${nameWords}`;
  return folderFault(name);
}

/** Why no folder of this name is made, in a sentence; null when one may be. */
function folderFault(name: string): string | null {
  if (device.test(name)) return `${JSON.stringify(name)} is the name of a device on Windows. Choose another name.`;
  if (isPassedOver(name))
    return `Folders named ${JSON.stringify(name)} are passed over when skills are listed. Choose another name.`;
  return null;
}

/** The same for a category, which is one folder. */
export function categoryFault(category: string): string | null {
  if (Array.from(category).length > longestName) return `The category has more than ${String(longestName)} characters.`;
  if (nameForm.test(category) && !category.endsWith('.')) return folderFault(category);
  return `${JSON.stringify(category)} is no category: it is the name of one folder. ${nameWords}`;
}

/**
 * Why a text cannot be the SKILL.md of a skill, in a sentence; null when it can. The rules are Hermes' own, so that what is
 * written here is read there.
 */
export function skillFault(content: string): string | null {
  if (!content.isWellFormed()) return 'The text has half of a character pair in it.';
  const text = plainText(content);
  if (text.trim() === '') return 'SKILL.md cannot be empty.';
  const size = sizeFault(content, 'SKILL.md');
  if (size !== null) return size;
  if (!text.startsWith('---')) return 'SKILL.md must begin with a head between two lines of ---.';
  const head = readHead(text);
  if (head.kind === 'none') return 'SKILL.md must begin with a head between two lines of ---.';
  if (head.kind === 'broken') return `SKILL.md cannot be read: ${head.reason}.`;
  if (head.flaw !== null) return `SKILL.md cannot be read: ${head.flaw}.`;
  if (!Object.hasOwn(head.fields, 'name')) return 'The head of SKILL.md has no name.';
  if (!Object.hasOwn(head.fields, 'description')) return 'The head of SKILL.md has no description.';
  const description = oneLine(head.fields['description']) ?? '';
  if (Array.from(description).length > longestDescription) {
    return `The description has more than ${String(longestDescription)} characters.`;
  }
  return head.body.trim() === '' ? 'SKILL.md has no text behind its head.' : null;
}

/** Why a text is too long for a file of a skill; null when it is not. */
export function sizeFault(content: string, file: string): string | null {
  const count = Array.from(content).length;
  if (count <= mostCharacters) return null;
  return (
    `${file} would have ${count.toLocaleString('en')} characters; at most ${mostCharacters.toLocaleString('en')} are written. ` +
    'Move parts of it into files under references/.'
  );
}

/** A file of a skill as it is written, or one sentence saying why a path is none. */
export type FilePath = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly why: string };

/**
 * Reads a path as models give it: below one of the four folders, or SKILL.md (also as `<skill>/SKILL.md`). Names that another
 * system would read otherwise are refused.
 */
export function filePath(given: string, folder: string): FilePath {
  const no = (why: string): FilePath => ({ ok: false, why });
  if (given === '') return no('file_path is missing.');
  const parts = given.split('/');
  const odd = (part: string): boolean =>
    part === '' ||
    part.startsWith('.') ||
    /[\\:\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|%2e|[. ]$/iu.test(part) ||
    device.test(part) ||
    Buffer.byteLength(part) > 200;
  if (parts.includes('..')) return no(`${JSON.stringify(given)} leads out of the skill.`);
  if (given === 'SKILL.md' || given === `${folder}/SKILL.md`) return { ok: true, path: 'SKILL.md' };
  if (parts.some(odd) || parts.length > 7) return no(`${JSON.stringify(given)} is no path inside a skill.`);
  if (!supportFolders.some((name) => name === parts[0])) {
    return no(`A file must be under one of ${supportFolders.join(', ')}, not at ${JSON.stringify(given)}.`);
  }
  if (parts.length < 2) return no(`${JSON.stringify(given)} is a folder; name a file, such as ${given}/notes.md.`);
  if (isSecretPath(given))
    return no(`${JSON.stringify(given)} is a name of keys or credentials, which no skill holds.`);
  return { ok: true, path: given };
}
