import type { ReactNode } from 'react';
import { useLookingOn } from '../../app/app-store.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Row, Section, useValue } from './rows.tsx';
import { RowOf } from './table-rows.tsx';

/** How the window looks. */
export function AppearanceSection(): ReactNode {
  const t = useText();
  return (
    <Section id="appearance" title={t('settings.appearance')} note={t('settings.appearanceNote')}>
      <RowOf settingKey="desk.theme" />
      <RowOf settingKey="desk.contrast" />
      <TextSizeRow />
      <RowOf settingKey="desk.density" />
      <RowOf settingKey="desk.motion" />
      <RowOf settingKey="desk.language" />
    </Section>
  );
}

const sizes = [80, 90, 100, 110, 125, 150, 175, 200] as const;

/** The size of everything, in percent. A size written by hand stands beside those that are offered. */
function TextSizeRow(): ReactNode {
  const t = useText();
  const format = useFormat();
  const lookingOn = useLookingOn();
  const [value, write] = useValue('desk.text_size');
  const now = typeof value === 'number' ? value : 100;
  const offered = [...new Set<number>([...sizes, now])].sort((a, b) => a - b);
  const say = (size: number): string => format.percent(size);
  return (
    <Row configKey="desk.text_size" label={t('settings.textSize')} note={t('settings.textSizeNote')}>
      <Menu
        label={t('settings.textSize')}
        trigger={
          <Button
            aria-label={`${t('settings.textSize')}: ${say(now)}`}
            disabledBecause={lookingOn && t('chat.lookingOn')}
          >
            {say(now)}
            <Icon name="chevron-down" size={14} />
          </Button>
        }
        items={offered.map((size) => ({
          kind: 'item',
          label: say(size),
          checked: size === now,
          run: () => write(size === 100 ? null : size),
        }))}
      />
    </Row>
  );
}
