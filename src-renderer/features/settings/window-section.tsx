import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShellState } from '@shared/contract/index.ts';
import { accelerator } from '@shared/shell/keys.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { KeysField } from './keys-field.tsx';
import { Row, Section, SwitchRow, useValue } from './rows.tsx';
import { writeSetting } from './settings-store.ts';
import { useShell } from './shell-state.ts';
import { RowOf } from './table-rows.tsx';

/** What happens around the window: notices, keys from anywhere, the tray, links. What a browser cannot do is said. */
export function WindowSection(): ReactNode {
  const t = useText();
  const shell = useShell();
  return (
    <Section
      id="window"
      title={t('settings.window')}
      note={shell?.notifications === 'page' ? t('settings.windowPage') : t('settings.windowNote')}
    >
      <NoticesRow page={shell?.notifications === 'page'} />
      <RowOf settingKey="desk.notify_after_seconds" />
      {shell !== null && shell.globalShortcut !== 'absent' && <AskKeysRow state={shell.globalShortcut} />}
      {shell !== null && shell.notifications === 'system' && (
        <>
          <SwitchRow configKey="desk.tray" label={t('settings.tray')} note={t('settings.trayNote')} fallback />
          <Row label={t('settings.links')} note={t('settings.linksNote')}>
            <span className="meta">{shell.links ? t('settings.linksHere') : t('settings.linksNowhere')}</span>
          </Row>
        </>
      )}
    </Section>
  );
}

/** Notices of long turns. In a browser the page asks for its leave when they are switched on, by the person's own press. */
function NoticesRow({ page }: { page: boolean }): ReactNode {
  const t = useText();
  const lookingOn = useLookingOn();
  const [value, write] = useValue('desk.notifications');
  const [leave, setLeave] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  const on = value !== 'off';
  const missing = page && on && leave !== 'granted';
  const ask = async (): Promise<void> => {
    if ('Notification' in window) setLeave(await Notification.requestPermission());
  };
  return (
    <Row
      configKey="desk.notifications"
      label={t('settings.notices')}
      note={
        missing ? t(leave === 'denied' ? 'settings.noticesDenied' : 'settings.noticesAsk') : t('settings.noticesNote')
      }
    >
      {missing && leave === 'default' && (
        <Button small onClick={() => void ask()}>
          {t('settings.noticesAllow')}
        </Button>
      )}
      <Switch
        label={t('settings.notices')}
        on={on}
        disabled={lookingOn}
        onChange={(next) => {
          write(next ? 'on' : 'off');
          if (next && page) void ask();
        }}
      />
    </Row>
  );
}

function AskKeysRow({ state }: { state: ShellState['globalShortcut'] }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [value, write] = useValue('desk.global_shortcut');
  const [weak, setWeak] = useState(false);
  const keys = typeof value === 'string' ? value : '';
  const take = useCallback(
    (taken: string) => {
      setWeak(accelerator(taken) === null);
      if (accelerator(taken) !== null) void writeSetting(bridge, 'desk.global_shortcut', taken);
    },
    [bridge],
  );
  const trouble = weak ? t('settings.askKeysWeak') : state === 'taken' ? t('settings.askKeysTaken') : null;
  return (
    <Row
      configKey="desk.global_shortcut"
      label={t('settings.askKeys')}
      note={trouble === null ? t('settings.askKeysNote') : <span className="err">{trouble}</span>}
    >
      {keys !== '' && !lookingOn && (
        <Button small kind="quiet" onClick={() => write(null)}>
          {t('settings.keysClear')}
        </Button>
      )}
      <KeysField
        label={t('settings.askKeys')}
        keys={keys}
        onTake={take}
        disabledBecause={lookingOn && t('chat.lookingOn')}
      />
    </Row>
  );
}
