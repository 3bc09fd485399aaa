import { join } from 'node:path';
import type { Target } from '../../home/pending/decided.ts';
import { bytesOf, readContent, type Content } from '../manage/content.ts';
import { fileKey, type Plan } from '../manage/plan-types.ts';
import { pinsOf } from './stage.ts';

/** Content as one text, so that it can be compared. */
function textOf(content: Content | null): string | null {
  return content === null ? null : typeof content === 'string' ? content : bytesOf(content).toString('base64');
}

/** What a write that waits would put where. */
export function targetsOf(plan: Plan): Target[] {
  return pinsOf(plan).map(({ skill, path, before, after }) => ({
    place: fileKey(skill, path),
    before: textOf(before),
    after: textOf(after),
  }));
}

/** The text that stands at the place of a target now; none where there is no file. */
export async function textsAt(root: string | null, place: string): Promise<string[]> {
  const [skill = '', path = ''] = place.split('\0');
  const content = root === null ? null : await readContent(join(root, skill), path).catch(() => null);
  const text = textOf(content);
  return text === null ? [] : [text];
}
