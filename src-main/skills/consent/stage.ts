import { DeskError } from '@shared/contract/errors.ts';
import { firstCodePoints } from '@shared/memory/text.ts';
import { formatRecord, payloadHash } from '../../home/pending/record.ts';
import { oneLine, readHead } from '../head.ts';
import { plainText, sameContent } from '../manage/content.ts';
import { wireOf, type Operation } from '../manage/operations.ts';
import type { Plan } from '../manage/plan-types.ts';
import type { Staged, ToStage } from '../manage/tool.ts';
import { largestRecord, targetKey, type DeskPart, type Pin, type SkillQueue } from './record.ts';

/** Writes a staged write. Of one that waits already, word for word, that one is answered. Throws `over_budget`. */
export async function stageSkill(queue: SkillQueue, wanted: ToStage, time: number): Promise<Staged> {
  const { operations, batch, plan, context } = wanted;
  const payload = batch ? { action: 'batch', operations: operations.map(wireOf) } : wireOf(operations[0] ?? never());
  const hash = payloadHash(payload);
  const gist = gistOf(operations);
  const files = pinsOf(plan);
  const { records } = await queue.list();
  const same = records.find(
    ({ desk, hash: own }) => desk?.content_hash === hash && own === hash && samePins(desk.files, files),
  );
  if (same !== undefined) return { id: same.id, gist, supersedes: null };
  const id = await queue.freshId();
  const desk: DeskPart = {
    session: context.session === '' ? null : context.session,
    message: context.message,
    content_hash: hash,
    scan: [...new Set(plan.files.flatMap(({ findings }) => findings.map(({ kind }) => kind)))],
    supersedes: null,
    files,
  };
  const key = targetKey({ desk, operations });
  const supersedes = records.findLast((record) => targetKey(record) === key)?.id ?? null;
  const text = formatRecord({
    id,
    subsystem: 'skills',
    action: String(payload.action),
    summary: gist,
    origin: context.origin,
    createdAt: time,
    payload,
    desk: { ...desk, supersedes },
  });
  if (Buffer.byteLength(text) > largestRecord) {
    throw new DeskError(
      'over_budget',
      'The change is too large to wait for the person: over 1 MB with what it replaces.',
      {
        remedy: 'Split it into smaller changes.',
      },
    );
  }
  await queue.put(id, text);
  return { id, gist, supersedes };
}

function never(): never {
  throw new Error('a call has at least one operation');
}

/** The files as they are and would be. Of a skill that is to go, its SKILL.md stands for it. */
export function pinsOf({ files, gone }: Pick<Plan, 'files' | 'gone'>): Pin[] {
  return [
    ...files.map(({ skill, path, before, after }) => ({ skill, path, before, after })),
    ...gone.map(({ skill, before }) => ({ skill, path: 'SKILL.md', before, after: null })),
  ];
}

function samePins(a: readonly Pin[] | null, b: readonly Pin[]): boolean {
  return (
    a !== null &&
    a.length === b.length &&
    a.every((pin, at) => {
      const other = b[at];
      return (
        other !== undefined &&
        pin.skill === other.skill &&
        pin.path === other.path &&
        sameContent(pin.before, other.before)
      );
    })
  );
}

/** One line saying what is wanted, as Hermes' own list shows it. */
export function gistOf(operations: readonly Operation[]): string {
  const [only] = operations;
  if (only === undefined) return '';
  if (operations.length > 1) {
    const names = [...new Set(operations.map(({ name }) => name))];
    return firstCodePoints(
      `${String(operations.length)} changes to ${names.map((name) => `'${name}'`).join(', ')}`,
      200,
    );
  }
  return firstCodePoints(gistOfOne(only), 200);
}

const lines = (text: string | null): number => (text === null || text === '' ? 0 : text.split('\n').length);

function gistOfOne(operation: Operation): string {
  const { action, name, filePath, oldString, newString } = operation;
  switch (action) {
    case 'create':
    case 'edit': {
      const text = operation.content ?? '';
      const head = readHead(plainText(text));
      const about = head.kind === 'head' ? (oneLine(head.fields['description']) ?? '') : '';
      const points = Array.from(text).length;
      const size = points < 1024 ? `${String(points)} chars` : `${String(Math.floor(points / 1024) + 1)} KB`;
      const what = `${action === 'create' ? 'create' : 'rewrite'} '${name}'`;
      return about === '' ? `${what} (${size})` : `${what} — ${firstCodePoints(about, 140)} (${size})`;
    }
    case 'patch':
      return `patch '${name}' ${filePath ?? 'SKILL.md'} (+${String(lines(newString))}/-${String(lines(oldString))} lines)`;
    case 'write_file':
      return `write ${filePath ?? ''} in '${name}'`;
    case 'remove_file':
      return `remove ${filePath ?? ''} from '${name}'`;
    case 'delete':
      return `delete skill '${name}'`;
  }
}
