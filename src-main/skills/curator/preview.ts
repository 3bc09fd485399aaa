import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { CuratorProposal } from '@shared/contract/curator.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { unifiedDiff } from '@shared/skills/line-diff.ts';
import { readText } from '../../home/read-text.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import { categoryOf, type Skill } from '../catalog.ts';
import { carriedFiles, carriedListSchema, type Carried } from './carry.ts';
import type { Merge } from './merges.ts';

const proposalSchema = z.object({
  id: z.string(),
  /** Id of the skill that would hold everything, there or to be made. */
  into: z.string(),
  name: z.string(),
  /** Its SKILL.md as it was; null for a new one. */
  before: z.string().nullable(),
  content: z.string(),
  absorbs: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  why: z.string(),
  /** Files of what it absorbs that go with it. */
  files: carriedListSchema.catch([]),
});
/** A merge as it waits for the person, with every text as it was when it was proposed. */
export type StoredProposal = z.infer<typeof proposalSchema>;

const previewSchema = z.object({
  v: z.literal(1),
  id: z.string(),
  createdAt: z.number(),
  model: z.string(),
  proposals: z.array(proposalSchema),
  /** Keys of merges the person has rejected. */
  rejected: z.array(z.string()).catch([]),
});
/** What waits for the person. */
export type StoredPreview = z.infer<typeof previewSchema>;

const mostRejected = 500;

/** One word for a merge, whatever its texts. */
function keyOf({
  name,
  absorbs,
}: {
  readonly name: string;
  readonly absorbs: readonly { readonly name: string }[];
}): string {
  return JSON.stringify([name, ...absorbs.map((each) => each.name).sort()]);
}

/** Where a new skill goes: into the category that all it absorbs share. */
function placeOf(into: string, absorbs: readonly Skill[]): string {
  const categories = new Set(absorbs.map(categoryOf));
  const [only] = categories;
  return categories.size === 1 && typeof only === 'string' ? `${only}/${into}` : into;
}

async function stored({ umbrella, into, content, absorbs, why }: Merge): Promise<StoredProposal> {
  const files = (await carriedFiles(umbrella, absorbs)).map(({ skill, path, to, hash }): Carried => ({
    skill,
    path,
    to,
    hash,
  }));
  return {
    files,
    id: randomBytes(4).toString('hex'),
    into: umbrella?.id ?? placeOf(into, absorbs),
    name: into,
    before: umbrella?.text ?? null,
    content,
    absorbs: absorbs.map(({ id, name, text }) => ({ id, name, text })),
    why,
  };
}

/** `<home>/desk/curator/preview.json`: the merges a model proposed and nobody has decided yet. */
export class PreviewFile {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** What waits; null when nothing does, or when the file cannot be read. */
  async read(): Promise<StoredPreview | null> {
    try {
      const found = await readText(this.#file);
      return found === null ? null : (previewSchema.safeParse(JSON.parse(found.text)).data ?? null);
    } catch {
      return null;
    }
  }

  /**
   * Puts what a model proposed in the place of what waited; what was rejected before is left out. Answers how many wait, and what
   * was wrong with those whose files cannot be carried over.
   */
  async propose(
    merges: readonly Merge[],
    model: string,
    now: number,
  ): Promise<{ readonly waiting: number; readonly faults: readonly string[] }> {
    const rejected = (await this.read())?.rejected ?? [];
    const proposals: StoredProposal[] = [];
    const faults: string[] = [];
    for (const merge of merges) {
      if (rejected.includes(keyOf({ name: merge.into, absorbs: merge.absorbs }))) continue;
      try {
        proposals.push(await stored(merge));
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        faults.push(`The merge into ${merge.into} was dropped: ${error.message}`);
      }
    }
    await this.#write({ v: 1, id: randomBytes(6).toString('hex'), createdAt: now, model, proposals, rejected });
    return { waiting: proposals.length, faults };
  }

  /** Takes proposals out; those that are `rejected` are not proposed again. */
  async decided(ids: readonly string[], rejected: readonly string[]): Promise<void> {
    const preview = await this.read();
    if (preview === null) return;
    const keys = preview.proposals.filter(({ id }) => rejected.includes(id)).map(keyOf);
    const out = new Set([...ids, ...rejected]);
    await this.#write({
      ...preview,
      proposals: preview.proposals.filter(({ id }) => !out.has(id)),
      rejected: [...new Set([...preview.rejected, ...keys])].slice(-mostRejected),
    });
  }

  async #write(preview: StoredPreview): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
    if (preview.proposals.length === 0 && preview.rejected.length === 0) await rm(this.#file, { force: true });
    else await writeFileAtomic(this.#file, JSON.stringify(preview), { mode: 0o600 });
  }
}

/** Why a proposal no longer fits the skills as they are; null when it does. */
export function staleness(proposal: StoredProposal, skills: readonly Skill[]): string | null {
  const living = skills.filter(({ archived }) => !archived);
  const textOf = (id: string): string | null => living.find((skill) => skill.id === id)?.text ?? null;
  if (textOf(proposal.into) !== proposal.before) return `${proposal.name} is not what it was when this was proposed.`;
  const changed = proposal.absorbs.find(({ id, text }) => textOf(id) !== text);
  return changed === undefined ? null : `${changed.name} is not what it was when this was proposed.`;
}

/** A proposal as the person sees it. */
export function shownProposal(proposal: StoredProposal, skills: readonly Skill[]): CuratorProposal {
  const { id, into, before, content, absorbs, why, files } = proposal;
  return {
    id,
    into,
    isNew: before === null,
    why,
    absorbs: absorbs.map(({ id: skill, name }) => ({ id: skill, name })),
    files: files.map(({ skill, path, to }) => ({ skill, path, to })),
    diff: unifiedDiff(`${into}/SKILL.md`, before, content),
    stale: staleness(proposal, skills),
  };
}
