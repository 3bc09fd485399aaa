import { z } from 'zod';
import { withoutHidden } from '@shared/memory/reveal.ts';

/** A tool as a server describes it, cut to what a model may be shown. */
const offeredToolSchema = z.object({
  /** The name the server knows it by. */
  name: z.string(),
  description: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  /** The server says that a call changes nothing. */
  readOnly: z.boolean(),
  /** The description read like orders to a model and is kept from it. */
  withheld: z.boolean(),
});
export type OfferedTool = z.infer<typeof offeredToolSchema>;

/** What a server offered when it was last asked. */
export const offersSchema = z.object({
  tools: z.array(offeredToolSchema),
  resources: z.boolean(),
  prompts: z.boolean(),
  /** Tools that cannot be offered: too many, or a description of the arguments that no model could be sent. */
  leftOut: z.number(),
});
export type Offers = z.infer<typeof offersSchema>;

/** A tool as it came over the wire. */
export interface RawTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly annotations?: { readonly readOnlyHint?: boolean | undefined } | undefined;
}

const mostTools = 200;
const longestDescription = 2_000;
const longestSchema = 20_000;
/** How deep a schema may be nested. */
const deepest = 24;
const noArguments = { type: 'object', properties: {} } as const;

const tidy = (text: string): string => withoutHidden(text.toWellFormed());

/** A JSON value with hidden characters taken out of every text; null when it is nested too deep. */
function tidyJson(value: unknown, keepWords: boolean, depth = 0): { readonly value: unknown } | null {
  if (depth > deepest) return null;
  if (typeof value === 'string') return { value: tidy(value) };
  if (Array.isArray(value)) {
    const items = value.map((one) => tidyJson(one, keepWords, depth + 1));
    return items.includes(null) ? null : { value: items.map((one) => one?.value) };
  }
  if (typeof value !== 'object' || value === null) return { value };
  const out: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) {
    if (!keepWords && (key === 'description' || key === 'title') && typeof one === 'string') continue;
    const inner = tidyJson(one, keepWords, depth + 1);
    if (inner === null) return null;
    Object.defineProperty(out, key, { value: inner.value, enumerable: true, writable: true, configurable: true });
  }
  return { value: out };
}

/** The schema of the arguments as a model may be sent it; null when it cannot be sent. */
function schemaOf(raw: RawTool, keepWords: boolean): Record<string, unknown> | null {
  const tidied = tidyJson(raw.inputSchema, keepWords)?.value;
  if (typeof tidied !== 'object' || tidied === null || Array.isArray(tidied)) return null;
  const schema = { ...noArguments, ...(tidied as Record<string, unknown>), type: 'object' };
  return JSON.stringify(schema).length > longestSchema ? null : schema;
}

/**
 * Makes of what a server lists what a model may be shown. Names keep the server's order out: they are sorted, so that the same
 * tools are the same bytes. `suspicious` says whether a text reads like orders to a model; the words of such a tool are
 * withheld, not the tool.
 */
export function readTools(
  raw: readonly RawTool[],
  suspicious: (text: string) => boolean,
): Pick<Offers, 'tools' | 'leftOut'> {
  const tools = new Map<string, OfferedTool>();
  let leftOut = 0;
  for (const one of raw) {
    const words = tidy(one.description ?? '').trim();
    const withheld = suspicious(`${one.name}\n${one.description ?? ''}\n${JSON.stringify(one.inputSchema)}`);
    const parameters = schemaOf(one, !withheld);
    if (
      parameters === null ||
      one.name === '' ||
      one.name.length > 200 ||
      tools.has(one.name) ||
      tools.size >= mostTools
    ) {
      leftOut += 1;
      continue;
    }
    tools.set(one.name, {
      name: one.name,
      description: withheld ? '' : words.slice(0, longestDescription).toWellFormed(),
      parameters,
      readOnly: one.annotations?.readOnlyHint === true,
      withheld,
    });
  }
  const sorted = [...tools.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { tools: sorted, leftOut };
}
