import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderKind } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failed } from '../../../ui/states.tsx';

/** The person's own files that a provider would take over, each asked for by its name. */
export function Uploads({ kind, locked }: { kind: MemoryProviderKind; locked: string | false }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [error, setError] = useState<unknown>(null);
  const { name, title, selected } = kind;
  const cannot = locked || (!selected && t('provider.uploadLater'));
  const send = (file: string): void => {
    if (file !== 'MEMORY.md' && file !== 'USER.md' && file !== 'SOUL.md') return;
    bridge.request('providers.allowUpload', { name, file }).then(() => setError(null), setError);
  };
  return (
    <div className="mp-part" role="group" aria-label={t('provider.uploads', { title })}>
      <p className="t">{t('provider.uploads', { title })}</p>
      <p className="meta">
        {t('provider.uploadNote')} {cannot !== false && <b>{cannot}</b>}
      </p>
      {kind.uploads.map(({ file, sent }) => (
        <div key={file} className="mp-file">
          <span className="grow">
            <span className="mono">{file}</span>{' '}
            {sent !== null && <span className="meta">{t('provider.uploaded', { when: format.moment(sent) })}</span>}
          </span>
          <Button small disabledBecause={cannot} onClick={() => send(file)}>
            {t(sent === null ? 'provider.send' : 'provider.sendAgain', { file })}
          </Button>
        </div>
      ))}
      {error !== null && <Failed error={error} />}
    </div>
  );
}

/** What stays where, also when it is switched off. */
export function Places({ kind }: { kind: MemoryProviderKind }): ReactNode {
  const t = useText();
  const language = useLanguage();
  return (
    <div className="mp-part">
      <p className="t">{t('provider.places')}</p>
      <dl className="mp-places">
        {kind.places.map(({ what, where }) => (
          <div key={where}>
            <dt className="meta">{what[language]}</dt>
            <dd className="mono mp-wrap">{where}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">{t('provider.offKeeps')}</p>
    </div>
  );
}
