import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Failed } from '../../../ui/states.tsx';
import { showForeign } from '../store.ts';
import { looksLikeHermesCode, readHermesCode } from './hermes-code.ts';
import { type ForeignMap, LARGEST_FILE, readSharedMap, tooLarge } from './shared-map.ts';

/** Opens a map someone else made: a file, or a share code of Hermes. What is refused says why. */
export function OpenSheet({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const [error, setError] = useState<unknown>(null);
  const show = async (read: () => Promise<ForeignMap>): Promise<void> => {
    try {
      showForeign(await read());
      onClose();
    } catch (cause) {
      setError(cause);
    }
  };
  const readFile = async (file: File): Promise<ForeignMap> => {
    if (file.size > LARGEST_FILE) throw tooLarge();
    return readMap(await file.text());
  };
  return (
    <Sheet label={t('journey.open.title')} onClose={onClose} className="sm-open">
      <header className="sheet-head">
        <h1 className="grow">{t('journey.open.title')}</h1>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </header>
      <div className="sm-open-body">
        <p className="dim">{t('journey.open.about')}</p>
        <Button icon="folder" data-first-focus onClick={() => picker.current?.click()}>
          {t('journey.open.file')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json,text/plain"
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) void show(() => readFile(file));
          }}
        />
        <label>
          {t('journey.open.code')}
          <textarea
            rows={4}
            spellCheck={false}
            dir="ltr"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </label>
      </div>
      {error !== null && <Failed error={error} />}
      <footer className="sm-card-foot">
        <span className="grow" />
        <Button
          kind="ink"
          disabledBecause={written.trim() === '' && t('journey.open.empty')}
          onClick={() => void show(() => readMap(written))}
        >
          {t('journey.open.show')}
        </Button>
      </footer>
    </Sheet>
  );
}

/** Reads either form. Throws a DeskError for what is neither. */
function readMap(written: string): Promise<ForeignMap> {
  if (looksLikeHermesCode(written)) return readHermesCode(written);
  return Promise.resolve().then(() => readSharedMap(written));
}
