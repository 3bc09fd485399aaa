import { parseDocument } from 'yaml';
import type { Json } from '@shared/contract/common.ts';
import { Layout, type TextEdit } from './layout.ts';
import { removalProposals, settingProposals } from './proposals.ts';
import { readYaml } from './read.ts';
import type { YamlValue } from './scalars.ts';
import { afterChange, sameYaml } from './trees.ts';

/** The change cannot be made in this file without touching more than the key. The sentence is for people. */
export class EditRefused extends Error {}

/**
 * Finds the edits that set the value at `path` in a YAML text with LF line ends; `undefined` removes the key. Only the
 * lines of that key are touched. Of duplicate keys the last one, which is the one in force, is changed; a removal takes
 * them all. Every proposal is read again and compared with the values wanted before it is answered; what cannot be done
 * by a local edit is done through npm yaml's own writer, and what that cannot do either is refused.
 *
 * Answers an empty list when the file says so already. Throws YamlError for text that is no YAML, EditRefused otherwise.
 */
export function yamlEdits(text: string, path: readonly string[], value: Json | undefined): TextEdit[] {
  const { value: before, document } = readYaml(text);
  const wanted = afterChange(before, path, value);
  if (wanted === null) throw new EditRefused(`${path.join('.')} lies below a value that is no mapping`);
  if (sameYaml(before, wanted)) return [];
  const layout = new Layout(text);
  const proposals =
    value === undefined
      ? removalProposals(layout, document, path)
      : settingProposals(layout, document, path, value, wanted);
  for (const propose of [...proposals, () => throughLibrary(text, path, value)]) {
    const edits = propose();
    if (edits !== null && says(applyEdits(text, edits), wanted)) return edits;
  }
  throw new EditRefused(`${path.join('.')} cannot be changed without touching other values of the file`);
}

/** Applies edits that do not overlap; of two at one place the later in the list ends up first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((out, edit) => out.slice(0, edit.start) + edit.text + out.slice(edit.end), text);
}

function says(text: string, wanted: YamlValue): boolean {
  try {
    return sameYaml(readYaml(text).value, wanted);
  } catch {
    return false;
  }
}

function throughLibrary(text: string, path: readonly string[], value: Json | undefined): TextEdit[] | null {
  const document = parseDocument(text, { version: '1.1', uniqueKeys: false });
  try {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    return [{ start: 0, end: text.length, text: document.toString({ lineWidth: 0 }) }];
  } catch {
    return null;
  }
}
