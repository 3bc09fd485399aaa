import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../app/app-store.ts';
import { appearanceKeys } from '../../app/frame-commands.ts';
import { href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { Pill } from '../../ui/signs.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { McpSection } from './mcp-section.tsx';
import { ProviderSection } from './provider-section.tsx';
import { AmountRow, ChoiceRow, CountRow, Section, SwitchRow } from './rows.tsx';
import './settings.css';
import { loadSettings, useSettings, watchSettings } from './settings-store.ts';

const sections = ['providers', 'memory', 'mcp', 'chat', 'appearance', 'profiles', 'data'] as const;
type SectionName = (typeof sections)[number];

const titles: Record<SectionName, TextKey> = {
  providers: 'settings.providers',
  memory: 'settings.memory',
  mcp: 'settings.mcp',
  chat: 'settings.chat',
  appearance: 'settings.appearance',
  profiles: 'settings.profiles',
  data: 'settings.data',
};

/** config.yaml, in words. `#/settings/<section>`. */
export default function SettingsScreen({ rest }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { all, error } = useSettings();
  const homeShort = useApp(({ state }) => state?.homeShort ?? '');
  const body = useRef<HTMLDivElement>(null);
  const wanted = sections.find((name) => name === rest[0]) ?? 'providers';
  const loaded = all !== null;
  useEffect(() => watchSettings(bridge), [bridge]);
  useEffect(() => {
    if (!loaded || rest[0] === undefined) return;
    body.current?.querySelector(`#settings-${wanted}`)?.scrollIntoView({ block: 'start' });
  }, [loaded, wanted, rest]);

  return (
    <main className="settings">
      <header className="bar">
        <h1>{t('settings.title')}</h1>
        <span className="meta">{t('settings.savedTo', { file: `${homeShort}/config.yaml` })}</span>
      </header>
      <div className="work">
        <nav className="pane-side toc scroll" aria-label={t('settings.sections')}>
          {sections.map((name) => (
            <a key={name} href={href('settings', [name])} aria-current={name === wanted ? 'true' : undefined}>
              {t(titles[name])}
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

function Sections(): ReactNode {
  const t = useText();
  return (
    <>
      <ProviderSection />
      <Section id="memory" title={t('settings.memory')} note={t('settings.memoryNote')}>
        <SwitchRow
          configKey="memory.write_approval"
          label={t('settings.memoryGate')}
          note={t('settings.memoryGateNote')}
          fallback={false}
        />
        <SwitchRow
          configKey="skills.write_approval"
          label={t('settings.skillGate')}
          note={t('settings.skillGateNote')}
          fallback={false}
        />
        <SwitchRow
          configKey="memory.memory_enabled"
          label={t('settings.memoryOn')}
          note={t('settings.memoryOnNote')}
          fallback
        />
        <SwitchRow
          configKey="memory.user_profile_enabled"
          label={t('settings.userOn')}
          note={t('settings.userOnNote')}
          fallback
        />
        <CountRow
          configKey="memory.memory_char_limit"
          label={t('settings.memoryLimit')}
          note={t('settings.limitNote')}
          unit={t('settings.chars')}
          fallback={2200}
        />
        <CountRow
          configKey="memory.user_char_limit"
          label={t('settings.userLimit')}
          note={t('settings.limitNote')}
          unit={t('settings.chars')}
          fallback={1375}
        />
        <ChoiceRow
          configKey="display.memory_notifications"
          label={t('settings.memoryTold')}
          note={t('settings.memoryToldNote')}
          fallback="on"
          options={[
            { value: 'on', label: t('settings.memoryTold.on') },
            { value: 'verbose', label: t('settings.memoryTold.verbose') },
            { value: 'off', label: t('settings.memoryTold.off') },
          ]}
        />
      </Section>
      <McpSection />
      <Section id="chat" title={t('settings.chat')} note={t('settings.chatNote')}>
        <ChoiceRow
          configKey="display.busy_input_mode"
          label={t('settings.busy')}
          fallback="steer"
          options={[
            { value: 'steer', label: t('settings.busy.steer') },
            { value: 'queue', label: t('settings.busy.queue') },
            { value: 'interrupt', label: t('settings.busy.interrupt') },
          ]}
        />
        <AmountRow
          configKey="desk.spending_limit_usd"
          label={t('settings.spending')}
          note={t('settings.spendingNote')}
        />
      </Section>
      <Section id="appearance" title={t('settings.appearance')} note={t('settings.appearanceNote')}>
        <ChoiceRow
          configKey={appearanceKeys.theme}
          label={t('settings.theme')}
          fallback="system"
          options={[
            { value: 'system', label: t('common.system') },
            { value: 'light', label: t('common.light') },
            { value: 'dark', label: t('common.dark') },
          ]}
        />
        <ChoiceRow
          configKey={appearanceKeys.language}
          label={t('settings.language')}
          fallback="system"
          options={[
            { value: 'system', label: t('common.system') },
            { value: 'en', label: t('common.languageEn') },
            { value: 'zh', label: t('common.languageZh') },
          ]}
        />
      </Section>
      <Profiles />
      <Data />
    </>
  );
}

function Profiles(): ReactNode {
  const t = useText();
  const profiles = useSettings((store) => store.all?.profiles ?? []);
  return (
    <Section id="profiles" title={t('settings.profiles')} note={t('settings.profilesNote')}>
      {profiles.map((profile) => (
        <div key={profile.name} className="set">
          <p className="t grow">{profile.name}</p>
          {profile.current && <Pill>{t('settings.profileCurrent')}</Pill>}
        </div>
      ))}
    </Section>
  );
}

function Data(): ReactNode {
  const t = useText();
  const format = useFormat();
  const files = useSettings((store) => store.all?.files ?? []);
  const version = useApp(({ state }) => state?.version ?? '');
  return (
    <Section id="data" title={t('settings.data')} note={t('settings.dataNote')}>
      {files.map((file) => (
        <div key={file.path} className="set">
          <div className="grow">
            <p className="t">{file.name}</p>
            <p className="meta mono path">{file.path}</p>
          </div>
          <div className="ctl">
            <span className="meta">{file.bytes === null ? '' : format.bytes(file.bytes)}</span>
            <CopyButton iconOnly label={t('settings.copyPath')} text={() => file.path} />
          </div>
        </div>
      ))}
      <p className="meta version">{t('settings.version', { version })}</p>
    </Section>
  );
}
