import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/language.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { Section } from '../rows.tsx';
import { useSettings } from '../settings-store.ts';
import { KindRow } from './kind-row.tsx';
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
  const kinds = providers?.kinds.toSorted((a, b) => rank(b.name) - rank(a.name));
  return (
    <Section id="memory-provider" title={t('provider.title')} note={t('provider.note', { profile })}>
      {error !== null && <Failed error={error} onRetry={() => void load()} />}
      {providers === null && error === null && <Loading />}
      {providers !== null && (
        <StatusPanel
          status={providers.status}
          known={providers.kinds.some(({ name }) => name === providers.status.selected)}
        />
      )}
      {providers !== null && kinds?.map((kind) => <KindRow key={kind.name} kind={kind} status={providers.status} />)}
    </Section>
  );

  function rank(name: string): number {
    return name === first.current ? 1 : 0;
  }
}
