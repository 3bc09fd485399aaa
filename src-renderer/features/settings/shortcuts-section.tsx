import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useLookingOn } from '../../app/app-store.ts';
import { bindingLabel, bindings, useBoundKeys } from '../../app/bindings.ts';
import type { BoundKeys } from '../../app/bindings.ts';
import { keyLabel } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { KeysField } from './keys-field.tsx';
import { Row, Section } from './rows.tsx';
import { useSettings, writeSetting } from './settings-store.ts';

const none: Readonly<Record<string, unknown>> = {};

/** The keys that work on every screen, each to be changed. Those of one screen are in the sheet behind `?`. */
export function ShortcutsSection(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const bound = useBoundKeys();
  const chosen = useSettings(
    (store) => store.all?.settings.find(({ key }) => key === 'desk.shortcuts')?.value ?? none,
  ) as Readonly<Record<string, unknown>>;
  const changed = bindings.some(({ id }) => chosen[id] !== undefined);
  return (
    <Section id="shortcuts" title={t('settings.shortcuts')} note={t('settings.shortcutsNote')}>
      {bound.map((one) => (
        <ShortcutRow key={one.binding.id} bound={one} own={chosen[one.binding.id] !== undefined} />
      ))}
      <div className="set">
        <Button
          disabledBecause={lookingOn ? t('chat.lookingOn') : !changed && t('settings.keysAsTheyCame')}
          onClick={() => void writeSetting(bridge, 'desk.shortcuts', null)}
        >
          {t('settings.keysResetAll')}
        </Button>
        {!changed && <span className="meta">{t('settings.keysAsTheyCame')}</span>}
      </div>
    </Section>
  );
}

function ShortcutRow({ bound, own }: { bound: BoundKeys; own: boolean }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { binding, keys, conflict } = bound;
  const label = bindingLabel(binding, t);
  const configKey = `desk.shortcuts.${binding.id}`;
  const take = useCallback((taken: string) => void writeSetting(bridge, configKey, taken), [bridge, configKey]);
  return (
    <Row
      label={label}
      configKey={configKey}
      keyShown={false}
      note={
        conflict !== null && (
          <span className="err" role="alert">
            <Icon name="alert" size={14} />{' '}
            {t('settings.keysTaken', { keys: keyLabel(keys), by: bindingLabel(conflict, t) })}
          </span>
        )
      }
    >
      {!lookingOn && keys !== '' && (
        <Button small kind="quiet" aria-label={`${t('settings.keysClear')}: ${label}`} onClick={() => take('')}>
          {t('settings.keysClear')}
        </Button>
      )}
      {!lookingOn && own && (
        <Button
          small
          kind="quiet"
          aria-label={`${t('settings.keysReset')}: ${label}`}
          onClick={() => void writeSetting(bridge, configKey, null)}
        >
          {t('settings.keysReset')}
        </Button>
      )}
      <KeysField label={label} keys={keys} onTake={take} disabledBecause={lookingOn && t('chat.lookingOn')} />
    </Row>
  );
}
