import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind } from '@shared/contract/index.ts';
import { useText } from '../../../i18n/language.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { Section } from '../rows.tsx';
import { useSettings } from '../settings-store.ts';
import { KindRow } from './kind-row.tsx';
import { PluginsPart } from './plugins-part.tsx';
import './memory-provider.css';
import { StatusPanel } from './status-panel.tsx';
import { useProviders } from './use-providers.ts';

/** The memory providers: which is in use and how it stands with it, and every one that can be set up. */
export function MemoryProviderSection(): ReactNode {
  const t = useText();
  const { providers, error, load } = useProviders();
  const profile = useSettings((store) => store.all?.profiles.find(({ current }) => current)?.name ?? '');
  // The one that was in use when the section was opened stands first, and stays there: nothing moves under the hand.
  const first = useRef<string | null>(null);
  if (providers !== null && first.current === null) first.current = providers.status.selected ?? '';
  const kinds = (providers?.kinds ?? []).toSorted((a, b) => rank(b.name) - rank(a.name));
  // One that is written for Hermes may bear the name of a provider of ours; one that runs never does.
  const isPlugin = (name: string): boolean =>
    providers?.plugins.some((plugin) => plugin.name === name && plugin.state === 'allowed') ?? false;
  const row = (kind: MemoryProviderKind): ReactNode =>
    providers !== null && <KindRow key={kind.name} kind={kind} status={providers.status} />;
  return (
    <Section id="memory-provider" title={t('provider.title')} note={t('provider.note', { profile })}>
      {error !== null && <Failed error={error} onRetry={() => void load()} />}
      {providers === null && error === null && <Loading />}
      {providers !== null && (
        <>
          <StatusPanel
            status={providers.status}
            known={providers.kinds.some(({ name }) => name === providers.status.selected)}
          />
          {kinds.filter(({ name }) => !isPlugin(name)).map(row)}
          <PluginsPart
            plugins={providers.plugins}
            folder={providers.folder}
            row={(name) => kinds.filter((kind) => kind.name === name).map(row)}
          />
        </>
      )}
    </Section>
  );

  function rank(name: string): number {
    return name === first.current ? 1 : 0;
  }
}
