import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Empty } from '../../ui/states.tsx';

/** The place of this screen in the frame, until its feature fills it. */
export default function Screen(): ReactNode {
  const t = useText();
  return (
    <main>
      <header className="bar">
        <h1>{t('rail.approvals')}</h1>
      </header>
      <Empty icon="stamp" title={t('screen.empty')} />
    </main>
  );
}
