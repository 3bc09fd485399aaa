import { useState } from 'react';
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
  const [open, setOpen] = useState<string | null>(null);
  // One that is written for Hermes may bear the name of a provider of ours; one that runs never does.
  const isPlugin = (name: string): boolean =>
    providers?.plugins.some((plugin) => plugin.name === name && plugin.state === 'allowed') ?? false;
  const row = (kind: MemoryProviderKind): ReactNode =>
    providers !== null && (
      <KindRow
        key={kind.name}
        kind={kind}
        status={providers.status}
        open={open === kind.name}
        onOpen={(on) => setOpen(on ? kind.name : null)}
      />
    );
  return (
    <Section id="memory-provider" title={t('provider.title')} note={t('provider.note', { profile })}>
      {error !== null && <Failed error={error} onRetry={() => void load()} />}
      {providers === null && error === null && <Loading />}
      {providers !== null && (
        <>
          <StatusPanel status={providers.status} />
          {providers.kinds.filter(({ name }) => !isPlugin(name)).map(row)}
          <PluginsPart
            plugins={providers.plugins}
            folder={providers.folder}
            row={(name) => providers.kinds.filter((kind) => kind.name === name).map(row)}
          />
        </>
      )}
    </Section>
  );
}
