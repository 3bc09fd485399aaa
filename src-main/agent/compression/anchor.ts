import type { Json } from '@shared/contract/common.ts';
import { estimateTokens, messageTokens } from '../context-use.ts';
import type { Model, ModelRequest, ModelUsage, Row } from '../ports.ts';

/** What a provider said a conversation takes: `tokens` up to and with row `row`, for this route and prompt. */
export interface UsageAnchor {
  readonly row: number;
  readonly tokens: number;
  readonly route: string;
}

/** Key of `model_config` for the anchor of a session. */
export const anchorKey = '_desk_usage_anchor';

/** What an anchor holds for: another model counts differently, another prompt is another size. */
export function routeOf(model: Pick<Model, 'id' | 'model'>, system: string): string {
  return `${model.id}/${model.model}/${String(system.length)}`;
}

/** The anchor an answer sets; null when its usage is only counted by us or its row is not known. */
export function anchorOf(usage: ModelUsage, row: number | undefined, route: string): UsageAnchor | null {
  if (row === undefined || usage.estimated === true || usage.inputTokens === 0) return null;
  return { row, tokens: usage.inputTokens + usage.outputTokens - usage.reasoningTokens, route };
}

/** The anchor kept in `model_config`; null when there is none that can be read. */
export function readAnchor(config: Readonly<Record<string, unknown>>): UsageAnchor | null {
  const value = config[anchorKey];
  if (typeof value !== 'object' || value === null) return null;
  const { row, tokens, route } = value as Record<string, unknown>;
  return typeof row === 'number' && typeof tokens === 'number' && typeof route === 'string'
    ? { row, tokens, route }
    : null;
}

/** The anchor as `model_config` keeps it. */
export function anchorJson({ row, tokens, route }: UsageAnchor): Json {
  return { row, tokens, route };
}

/**
 * Tokens of the next request: what the provider counted up to the anchor and an estimate of the rows since; of everything
 * when the anchor is of another route or its row is gone. `measured` says which.
 */
export function requestTokens(
  request: { readonly system: string; readonly tools: ModelRequest['tools']; readonly rows: readonly Row[] },
  anchor: UsageAnchor | null,
  route: string,
): { readonly tokens: number; readonly measured: boolean } {
  const at = anchor?.route === route ? request.rows.findLastIndex((row) => row.id === anchor.row) : -1;
  const rest = (at < 0 ? request.rows : request.rows.slice(at + 1)).reduce((sum, row) => sum + rowTokens(row), 0);
  if (anchor !== null && at >= 0) return { tokens: anchor.tokens + rest, measured: true };
  const tools = request.tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
  return { tokens: estimateTokens(request.system) + estimateTokens(JSON.stringify(tools)) + rest, measured: false };
}

/** Estimated tokens of one row as a model is sent it. */
export function rowTokens(row: Row): number {
  if (row.role === 'note') return 0;
  const details = row.reasoningDetails === null ? '' : JSON.stringify(row.reasoningDetails);
  const calls = row.toolCalls.length === 0 ? '' : JSON.stringify(row.toolCalls);
  return messageTokens((row.apiContent ?? row.content) + calls + details);
}

/** Estimated tokens of a summary. */
export function summaryTokens(content: string): number {
  return messageTokens(content);
}
