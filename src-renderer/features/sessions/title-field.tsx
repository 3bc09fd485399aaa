import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionRow } from '@shared/contract/index.ts';
import { useText } from '../../i18n/language.tsx';
import { Field } from '../../ui/field.tsx';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { useSessionActions } from './actions.ts';

/** A session's title being changed: Enter or leaving keeps it, Escape does not. */
export function TitleField({
  row,
  onClose,
  onError,
}: {
  row: SessionRow;
  onClose: () => void;
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const actions = useSessionActions();
  const [title, setTitle] = useState(row.title ?? row.preview);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useFocusReturn();
  useEffect(() => field.current?.select(), []);
  const close = (keep: boolean): void => {
    if (done.current) return;
    done.current = true;
    const wanted = title.trim();
    onClose();
    if (keep && wanted !== '' && wanted !== row.title) actions.rename(row.id, wanted).catch(onError);
  };
  return (
    <Field
      ref={field}
      autoFocus
      className="grow"
      label={t('session.title')}
      maxLength={400}
      value={title}
      onChange={setTitle}
      onBlur={() => close(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') close(true);
        if (event.key === 'Escape') {
          event.preventDefault();
          close(false);
        }
      }}
    />
  );
}
