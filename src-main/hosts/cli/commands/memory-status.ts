import type { MemoryProviderKind, MemoryProviderStatus, Setting } from '@shared/contract/index.ts';
import { oneLine, when } from '../words.ts';

/** What `memory status` tells of. */
export interface ToldStatus {
  readonly status: MemoryProviderStatus;
  readonly providers: readonly MemoryProviderKind[];
  readonly settings: readonly Setting[];
  /** What the form of the selected one shows. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * How it stands with memory, for people: the built-in stores, then of the provider each fact apart, since one that is selected need not
 * be configured, and one that is configured need not be reachable. Of a secret it says only that there is one.
 */
export function providerStatusText({ status, providers, settings, values }: ToldStatus): string {
  const on = (key: string): string =>
    settings.find((setting) => setting.key === key)?.value === false ? 'disabled ✗' : 'enabled ✓';
  const kind = providers.find(({ name }) => name === status.selected) ?? null;
  return [
    'Memory status',
    '  Built-in (MEMORY.md / USER.md):',
    `    Memory injection:   ${on('memory.memory_enabled')}`,
    `    User profile:       ${on('memory.user_profile_enabled')}`,
    `  Provider:  ${status.selected ?? '(none, built-in only)'}`,
    ...(status.selected === null ? [] : providerLines(status)),
    ...(kind === null ? [] : configLines(kind, values)),
    '  Known providers:',
    ...providers.map(
      ({ name, local, selected }) => `    ${name}${local ? '  (local)' : ''}${selected ? '  ← selected' : ''}`,
    ),
  ].join('\n');
}

function providerLines(status: MemoryProviderStatus): string[] {
  const { configured, obstacle, reachable, lastRecall, lastDelivery, waiting, aside, uncertain, paused } = status;
  const tested =
    reachable === null
      ? 'not tested (hermes-desk providers test)'
      : `${reachable.ok ? 'yes ✓' : 'no ✗'}  ${when(reachable.at)}  ${oneLine(reachable.message, 200)}`;
  const recalled = lastRecall === null ? 'none in this run' : `${lastRecall.outcome}  ${when(lastRecall.at)}`;
  return [
    `    Configured:     ${configured ? 'yes ✓' : 'no ✗'}`,
    ...(obstacle === null ? [] : [`    Not in use:     ${oneLine(obstacle, 200)}`]),
    `    Reachable:      ${tested}`,
    `    Last recall:    ${recalled}`,
    `    Last delivery:  ${lastDelivery === null ? 'none' : when(lastDelivery)}`,
    `    Queue:          ${String(waiting)} waiting, ${String(aside)} set aside, ${String(uncertain)} uncertain`,
    ...(paused === null ? [] : [`    Paused:         ${oneLine(paused.message, 200)}`]),
    ...status.troubled.map(({ id, kind, state, error }) => `      ${id}  ${kind}  ${state}  ${oneLine(error, 120)}`),
  ];
}

function configLines({ fields, missing }: MemoryProviderKind, values: Readonly<Record<string, string>>): string[] {
  const lines = fields.map(({ key, secret }) => {
    const value = values[key] ?? '';
    return `    ${key}: ${secret ? (value === '' ? 'not set' : 'set') : oneLine(value, 200)}`;
  });
  return ['  Settings:', ...lines, ...(missing === null ? [] : [`  Missing: ${oneLine(missing, 200)}`])];
}
