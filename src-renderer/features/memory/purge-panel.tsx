import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { JournalEvent, RequestOutput, Store } from '@shared/contract/index.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FocusReturn } from '../../ui/focus-return.ts';
import { Failed } from '../../ui/states.tsx';
import { sessionHref } from '../sessions/session-href.ts';

export interface PurgePanelProps {
  readonly entry: string;
  readonly store: Store;
  readonly events: readonly JournalEvent[];
}

type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly word: string; readonly error: unknown }
  | { readonly kind: 'done'; readonly result: RequestOutput<'memory.purge'> };

/** Erases an entry with its whole history: what that means first, then a word to type, then what could not be erased. */
export function PurgePanel({ entry, store, events }: PurgePanelProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const note = useId();
  const [state, setState] = useState<State>({ kind: 'closed' });
  const word = t('memory.purge.word');
  const titles = new Map(events.map(({ cause }) => [cause.session, cause.sessionTitle]));

  if (state.kind === 'done') {
    return (
      <div className="purge" role="status">
        <p>
          <b>{t('memory.purge.done')}</b>{' '}
          {t('memory.purge.erased', { places: state.result.erased.join(t('memory.comma')) })}
        </p>
        <p className="dim">{t('memory.purge.kept')}</p>
        <ul className="dim">
          {state.result.kept.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
        {state.result.conversations.length > 0 && (
          <>
            <p>{t('memory.purge.also')}</p>
            <ul>
              {state.result.conversations.map((id) => (
                <li key={id}>
                  <a href={sessionHref(id, null)}>{titles.get(id) ?? t('session.untitled')}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  }
  if (state.kind === 'closed') {
    if (events.length === 0 || events.at(-1)?.op === 'purge') return null;
    return (
      <div className="purge">
        <Button
          small
          kind="quiet"
          icon="trash"
          disabledBecause={lookingOn && t('memory.lookingOn')}
          onClick={() => setState({ kind: 'asking', word: '', error: null })}
        >
          {t('memory.purge.open')}
        </Button>
      </div>
    );
  }
  const ready = state.word.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const purge = (): void => {
    if (!ready) return;
    bridge.request('memory.purge', { entry }).then(
      (result) => setState({ kind: 'done', result }),
      (error: unknown) => setState({ ...state, error }),
    );
  };
  return (
    <form
      className="purge"
      aria-describedby={note}
      onSubmit={(event) => {
        event.preventDefault();
        purge();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        setState({ kind: 'closed' });
      }}
    >
      <FocusReturn />
      <p id={note}>
        <b>{t('memory.purge.title')}</b> {t('memory.purge.means', { file: STORE_FILES[store] })}
      </p>
      <p className="dim">{t('memory.purge.stays')}</p>
      <Field
        autoFocus
        label={t('memory.purge.type', { word })}
        value={state.word}
        onChange={(typed) => setState({ ...state, word: typed })}
      />
      {state.error !== null && <Failed error={state.error} />}
      <div className="flex">
        <Button small kind="rem" disabledBecause={!ready && t('memory.purge.type', { word })} onClick={purge}>
          {t('memory.purge.confirm')}
        </Button>
        <Button small kind="quiet" onClick={() => setState({ kind: 'closed' })}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
