import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DeskError } from '@shared/contract/index.ts';
import type { MemoryProviderStatus, RememberedMemory } from '@shared/contract/index.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Empty, Failed, Loading, Note } from '../../ui/states.tsx';

interface Found {
  readonly query: string;
  readonly items: readonly RememberedMemory[];
  readonly next: string | null;
  readonly total: number | null;
}

/**
 * What a provider remembers, a page after the other, and the search in it. It stays as it was read until it is asked for
 * anew: nothing moves under the eyes of who reads it.
 */
export function ProvidedList({ status }: { status: MemoryProviderStatus }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { title, canList, canSearch } = status;
  const [words, setWords] = useState('');
  const { found, asking, error, idle, ask, more } = useProvided(status);
  const list = useRef<HTMLOListElement>(null);
  const shown = found?.items.length ?? 0;
  const onMore = async (): Promise<void> => {
    await more();
    // Who reads on by keyboard goes on at the first of the new ones.
    const row = list.current?.children[shown];
    if (row instanceof HTMLElement) row.focus();
  };
  const failure = error !== null && (
    <Unanswered error={error} title={title} onRetry={() => ask(found?.query ?? words.trim())} />
  );
  const total = found?.total ?? null;
  const told =
    shown === 0 || found === null
      ? ''
      : total !== null && total > shown
        ? t('provider.shownOf', { shown: format.number(shown), total: format.number(total) })
        : t.count('provider.total', total ?? shown);
  return (
    <section className="provided" aria-label={t('provider.memories', { title })}>
      <header className="provided-head">
        <div className="grow">
          <h2>{t('provider.memories', { title })}</h2>
          <p className="meta">{t('provider.memoriesNote', { title })}</p>
        </div>
        {canSearch && (
          <form
            className="provided-search"
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              ask(words.trim());
            }}
          >
            <Field
              icon="search"
              type="search"
              label={t('provider.search')}
              placeholder={t('provider.searchShort')}
              value={words}
              onChange={(text) => {
                setWords(text);
                if (text.trim() === '') ask('');
              }}
            />
            <Button type="submit">{t('provider.searchShort')}</Button>
          </form>
        )}
        {canList && (
          <Button icon="again" onClick={() => ask(found?.query ?? '')}>
            {t('provider.lookAgain')}
          </Button>
        )}
      </header>
      <div className="provided-list scroll grow" tabIndex={0} role="region" aria-label={t('provider.list', { title })}>
        {found === null && failure}
        {idle && <Empty icon="search" title={t('provider.searchOnly', { title })} />}
        {asking && found === null && <Loading label={t('provider.asking', { title })} />}
        {!asking && error === null && found?.items.length === 0 && (
          <Empty icon="memory" title={found.query === '' ? t('provider.noMemories', { title }) : t('provider.noHit')}>
            {found.query === '' ? t('provider.noMemoriesNote') : null}
          </Empty>
        )}
        <p className="meta" role="status">
          {told}
        </p>
        <ol ref={list}>
          {found?.items.map((item) => (
            <Memory key={item.id} item={item} />
          ))}
        </ol>
        {found !== null && failure}
        {found?.next != null && !asking && <Button onClick={() => void onMore()}>{t('provider.logMore')}</Button>}
      </div>
    </section>
  );
}

interface Provided {
  readonly found: Found | null;
  /** A first page is on its way. */
  readonly asking: boolean;
  readonly error: unknown;
  /** It can only be searched, and nothing was searched for yet. */
  readonly idle: boolean;
  /** Asks for the first page: best first for words, newest first without any. */
  readonly ask: (query: string) => void;
  /** Asks for the next page, and adds it. */
  readonly more: () => Promise<void>;
}

function useProvided({ canList }: MemoryProviderStatus): Provided {
  const bridge = useBridge();
  const [found, setFound] = useState<Found | null>(null);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [idle, setIdle] = useState(!canList);
  // Only the answer to the newest question is taken.
  const newest = useRef(0);
  const page = async (query: string, from: Found | null): Promise<void> => {
    const question = ++newest.current;
    const isNewest = (): boolean => question === newest.current;
    setAsking(from === null);
    try {
      const answer = await bridge.request('providers.memories', { query, page: from?.next ?? null });
      if (!isNewest()) return;
      setFound({ query, ...answer, items: [...(from?.items ?? []), ...answer.items] });
      setError(null);
    } catch (fault) {
      if (isNewest()) setError(fault);
    } finally {
      if (isNewest()) setAsking(false);
    }
  };
  const ask = (query: string): void => {
    const nothing = query === '' && !canList;
    setIdle(nothing);
    if (found === null || found.query !== query) setFound(null);
    setError(null);
    if (!nothing) {
      void page(query, null);
      return;
    }
    newest.current += 1;
    setAsking(false);
  };
  const first = useRef(ask);
  useEffect(() => {
    const questions = newest;
    first.current('');
    return () => {
      questions.current += 1;
    };
  }, []);
  return {
    ...{ found, asking, error, idle, ask },
    more: async () => {
      if (found?.next != null) await page(found.query, found);
    },
  };
}

/** The provider did not answer: what it said, and the ways on. Nothing else of the app depends on it. */
function Unanswered({ error, title, onRetry }: { error: unknown; title: string; onRetry: () => void }): ReactNode {
  const t = useText();
  if (!(error instanceof DeskError) || error.code !== 'provider_failed') {
    return <Failed error={error} onRetry={onRetry} />;
  }
  return (
    <Note
      bad
      actions={
        <>
          <Button small onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <a className="btn btn-sm" href={href('settings', ['memory-provider'])}>
            {t('provider.itsSettings')}
          </a>
        </>
      }
    >
      <b>{t('provider.unanswered', { title })}</b> {error.message}
    </Note>
  );
}

function Memory({ item }: { item: RememberedMemory }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { text, kind, labels, created, updated, trust, session } = item;
  return (
    <li tabIndex={-1}>
      <p className="entry" dir={directionOf(text)}>
        <EntryText text={text} />
      </p>
      <p className="meta provided-facts">
        {[...new Set([kind, ...labels])]
          .filter((label) => label !== '' && label !== `session:${session ?? ''}`)
          .map((label) => (
            <span key={label}>{label}</span>
          ))}
        {created !== null && (
          <time dateTime={new Date(created).toISOString()}>
            {t('provider.created', { when: format.moment(created) })}
          </time>
        )}
        {updated !== null && updated !== created && (
          <time dateTime={new Date(updated).toISOString()}>
            {t('provider.updated', { when: format.moment(updated) })}
          </time>
        )}
        {trust !== null && <span>{t('provider.trust', { n: format.number(trust) })}</span>}
        {session !== null && <a href={href('chat', [session])}>{t('provider.from')}</a>}
      </p>
    </li>
  );
}
