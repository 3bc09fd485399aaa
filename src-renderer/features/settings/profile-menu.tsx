import { useState } from 'react';
import type { ReactNode } from 'react';
import { go, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useErrorText } from '../../i18n/error-text.ts';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { useSettings } from './settings-store.ts';

/** Whose settings these are, and the way to another profile. */
export function ProfileMenu(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const errorText = useErrorText();
  const profiles = useSettings((store) => store.all?.profiles) ?? [];
  const [error, setError] = useState<unknown>(null);
  const current = profiles.find((profile) => profile.current);
  if (current === undefined) return null;
  const open = (name: string): void => {
    bridge.request('homes.open', { to: { kind: 'profile', name } }).then(() => setError(null), setError);
  };
  return (
    <>
      {error !== null && (
        <span className="err" role="alert">
          {errorText(error).detail}
        </span>
      )}
      <Menu
        label={t('settings.profile')}
        trigger={
          <Button kind="quiet" aria-label={`${t('settings.profile')}: ${current.name}`}>
            <span className="meta">{t('settings.profile')}</span> {current.name}
            <Icon name="chevron-down" size={14} />
          </Button>
        }
        items={[
          ...profiles.map(({ name, current: checked }) => ({
            kind: 'item' as const,
            label: name,
            checked,
            run: () => {
              if (!checked) open(name);
            },
          })),
          { kind: 'rule' as const },
          {
            kind: 'item' as const,
            label: t('settings.profilesAll'),
            icon: 'sliders' as const,
            run: () => go(href('settings', ['profiles'])),
          },
        ]}
      />
    </>
  );
}
