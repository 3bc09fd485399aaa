import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { McpSection } from './mcp-section.tsx';
import { MemoryProviderSection } from './memory-provider/section.tsx';
import { MemorySection } from './memory-section.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { Section } from './rows.tsx';
import { sections } from './setting-table.ts';
import type { SectionName } from './setting-table.ts';
import './settings.css';
import { loadSettings, useSettings, watchSettings } from './settings-store.ts';
import { ShortcutsSection } from './shortcuts-section.tsx';
import { TableRows } from './table-rows.tsx';
import { WindowSection } from './window-section.tsx';

/** config.yaml, in words. `#/settings/<section>?key=<config key>`. */
export default function SettingsScreen({ rest, query }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { all, error } = useSettings();
  const homeShort = useApp(({ state }) => state?.homeShort ?? '');
  const body = useRef<HTMLDivElement>(null);
  const wanted = sections.find(({ name }) => name === rest[0])?.name ?? 'providers';
  const key = query['key'];
  const loaded = all !== null;
  useEffect(() => watchSettings(bridge), [bridge]);
  useEffect(() => {
    if (!loaded || rest[0] === undefined) return;
    const part = body.current?.querySelector(`#settings-${wanted}`);
    const row = [...(part?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
      (one) => one.dataset['key'] === key,
    );
    (row ?? part)?.scrollIntoView({ block: row === undefined ? 'start' : 'center' });
    // Who came by keyboard goes on in the section, not behind the link.
    if (row === undefined) part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    // One radio of several is reached by the one that is chosen.
    row?.querySelector<HTMLElement>('input, [role=switch], [tabindex="0"], button:not([tabindex="-1"])')?.focus();
  }, [loaded, wanted, rest, key]);

  return (
    <main className="settings">
      <header className="bar">
        <h1>{t('settings.title')}</h1>
        <span className="meta grow cut">{t('settings.savedTo', { file: `${homeShort}/config.yaml` })}</span>
        <ProfileMenu />
      </header>
      <div className="work">
        <nav className="pane-side toc scroll" aria-label={t('settings.sections')}>
          {sections.map(({ name, title }) => (
            <a key={name} href={href('settings', [name])} aria-current={name === wanted ? 'true' : undefined}>
              {t(title)}
            </a>
          ))}
        </nav>
        <div ref={body} className="body scroll" tabIndex={0}>
          {error !== null && <Failed error={error} onRetry={() => void loadSettings(bridge)} />}
          {all === null && error === null && <Loading />}
          {all !== null && <Sections />}
        </div>
      </div>
    </main>
  );
}

/** What draws each section. One without does not compile. */
const drawn: Readonly<Record<SectionName, () => ReactNode>> = {
  providers: ProviderSection,
  memory: MemorySection,
  'memory-provider': MemoryProviderSection,
  review: ReviewSection,
  mcp: McpSection,
  chat: ChatSection,
  appearance: AppearanceSection,
  window: WindowSection,
  shortcuts: ShortcutsSection,
  profiles: ProfilesSection,
  data: DataSection,
};

function Sections(): ReactNode {
  return sections.map(({ name }) => {
    const Drawn = drawn[name];
    return <Drawn key={name} />;
  });
}

function ReviewSection(): ReactNode {
  const t = useText();
  return (
    <Section id="review" title={t('settings.reviewTitle')} note={t('settings.reviewTitleNote')}>
      <TableRows section="review" />
    </Section>
  );
}

function ChatSection(): ReactNode {
  const t = useText();
  return (
    <Section id="chat" title={t('settings.chat')} note={t('settings.chatNote')}>
      <TableRows section="chat" />
    </Section>
  );
}
