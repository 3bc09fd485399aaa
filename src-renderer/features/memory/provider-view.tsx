import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderStatus, RememberedMemory } from '@shared/contract/index.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Field } from '../../ui/field.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import './provider-view.css';

/** What the memory provider in use remembers, read-only, apart from the built-in entries. */
export function ProviderView(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [status, setStatus] = useState<MemoryProviderStatus | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(
    () => follow(bridge, 'providers.changed', () => bridge.request('providers.status', {}), setStatus, setError),
    [bridge],
  );
  if (error !== null && status === null) return <Failed error={error} />;
  if (status === null) return <Loading />;
  if (!status.canList && !status.canSearch) {
    return (
      <div className="grow">
        <Empty
          icon="memory"
          title={status.selected === null ? t('provider.noneSelected') : status.title}
          actions={
            <a className="btn" href={href('settings', ['memory-provider'])}>
              {t(status.selected === null ? 'provider.choose' : 'provider.title')}
            </a>
          }
        >
          {status.obstacle ?? t('provider.noneSelectedNote')}
        </Empty>
      </div>
    );
  }
  return <Memories status={status} />;
}

interface Found {
  readonly query: string;
  readonly items: readonly RememberedMemory[];
  readonly next: string | null;
  readonly total: number | null;
}

function Memories({ status }: { status: MemoryProviderStatus }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { title, canList, canSearch } = status;
  const [words, setWords] = useState('');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<unknown>(null);
  const idle = query === '' && !canList;
  useEffect(() => {
    if (idle) return setFound(null);
    return follow(
      bridge,
      'providers.changed',
      () => bridge.request('providers.memories', { query, page: null }),
      (answer) => {
        setFound({ query, ...answer });
        setError(null);
      },
      setError,
      // Reading them makes a row in the log, which is told as a change.
      () => false,
    );
  }, [bridge, query, idle]);
  const more = async (): Promise<void> => {
    if (found?.next == null) return;
    try {
      const { items, next, total } = await bridge.request('providers.memories', { query, page: found.next });
      setFound({ query, items: [...found.items, ...items], next, total });
    } catch (fault) {
      setError(fault);
    }
  };
  return (
    <section className="provided" aria-label={t('provider.memories', { title })}>
      <header className="provided-head">
        <div className="grow">
          <h2>{t('provider.memories', { title })}</h2>
          <p className="meta">{t('provider.memoriesNote', { title })}</p>
        </div>
        {canSearch && (
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              setQuery(words.trim());
            }}
          >
            <Field
              icon="search"
              type="search"
              label={t('provider.search')}
              value={words}
              onChange={(text) => {
                setWords(text);
                if (text.trim() === '') setQuery('');
              }}
            />
          </form>
        )}
      </header>
      <div
        className="provided-list scroll grow"
        tabIndex={0}
        role="document"
        aria-label={t('provider.memories', { title })}
      >
        {error !== null && <Failed error={error} />}
        {idle && <Empty icon="search" title={t('provider.searchOnly', { title })} />}
        {!idle && found === null && error === null && <Loading />}
        {found?.items.length === 0 && (
          <Empty icon="memory" title={found.query === '' ? t('provider.noMemories', { title }) : t('provider.noHit')} />
        )}
        {found?.total != null && found.total > 0 && (
          <p className="meta" role="status">
            {t.count('provider.total', found.total)}
          </p>
        )}
        <ol>
          {found?.items.map((item) => (
            <Memory key={item.id} item={item} />
          ))}
        </ol>
        {found?.next != null && <Button onClick={() => void more()}>{t('provider.logMore')}</Button>}
      </div>
    </section>
  );
}

function Memory({ item }: { item: RememberedMemory }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { text, kind, labels, created, updated, trust, session } = item;
  return (
    <li>
      <p className="entry" dir={directionOf(text)}>
        <EntryText text={text} />
      </p>
      <p className="meta provided-facts">
        {[...new Set([kind, ...labels])]
          .filter((label) => label !== '')
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
