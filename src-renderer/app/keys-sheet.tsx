import type { ReactNode } from 'react';
import { useText } from '../i18n/language.tsx';
import { IconButton } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { bindingLabel, useBoundKeys } from './bindings.ts';
import { useRegistry } from './commands.ts';
import type { KeyLine } from './commands.ts';
import { keyLabel } from './keyboard.ts';
import { href } from './route.ts';

/** Every key that works now: the ones of the frame, and those of the screen in view. */
export function KeysSheet({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const groups = useRegistry((registry) => registry.keys);
  const bound = useBoundKeys();
  const everywhere: KeyLine[] = [
    ...bound
      .filter(({ keys, conflict }) => keys !== '' && conflict === null)
      .map(({ binding, keys }) => ({ keys: [keys], label: bindingLabel(binding, t) })),
    { keys: ['Esc'], label: t('keys.close') },
  ];
  return (
    <Sheet label={t('keys.title')} onClose={onClose} className="keys-sheet">
      <header className="sheet-head">
        <h1 className="grow">{t('keys.title')}</h1>
        <a className="btn btn-quiet btn-sm" href={href('settings', ['shortcuts'])} onClick={onClose}>
          {t('keys.change')}
        </a>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <div className="scroll keys-groups" tabIndex={0}>
        {Object.values(groups).map((group) => (
          <Group key={group.title} title={t(group.title)} lines={group.lines} />
        ))}
        <Group title={t('keys.everywhere')} lines={everywhere} />
      </div>
    </Sheet>
  );
}

function Group({ title, lines }: { title: string; lines: readonly KeyLine[] }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map((line) => (
          <div key={line.label} className="keys-line">
            <dt>{line.label}</dt>
            <dd>
              {line.keys.map((keys) => (
                <kbd key={keys}>{keyLabel(keys)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
