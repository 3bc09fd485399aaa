import type { ReactNode } from 'react';
import type { SearchHit } from '@shared/contract/index.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icons.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Tag } from '../../ui/signs.tsx';
import { sessionName } from './actions.ts';
import type { Found } from './browse-store.ts';

/** One session of the list: its title with the hit in it, its first hits as stored, its facts. */
export function FoundRow({ found: { row, hits } }: { found: Found }): ReactNode {
  const t = useText();
  const format = useFormat();
  const inTitle = hits.find((hit) => hit.message === null);
  return (
    <>
      <div className="flex">
        <span className="t cut grow" dir="auto">
          {row.pinned && (
            <>
              <Icon name="pin" size={14} />
              <span className="sr">{t('sessions.pinned')} </span>
            </>
          )}
          {inTitle === undefined ? sessionName(row, t) : <MarkedText text={inTitle.snippet} marks={inTitle.marks} />}
        </span>
        <span className="meta">{format.when(row.lastActive)}</span>
      </div>
      {hits
        .filter((hit) => hit.message !== null)
        .slice(0, 2)
        .map((hit) => (
          <Hit key={hit.message} hit={hit} />
        ))}
      <div className="meta facts">
        <span>{t.count('sessions.messages', row.messageCount)}</span>
        {hits.length > 0 && <span>{t.count('sessions.hits', hits.length)}</span>}
        {row.running && <span>{t('chat.running')}</span>}
        {row.waiting > 0 && (
          <Tag tone="lamp" icon="hourglass">
            {t.count('sessions.waiting', row.waiting)}
          </Tag>
        )}
        {row.changes > 0 && <Tag icon="memory">{t.count('sessions.memoryChange', row.changes)}</Tag>}
        {row.parts > 1 && <Tag icon="branch">{t.count('sessions.parts', row.parts)}</Tag>}
        {row.source !== 'desktop' && <span>{row.source}</span>}
      </div>
    </>
  );
}

function Hit({ hit }: { hit: SearchHit }): ReactNode {
  const format = useFormat();
  return (
    <p className="hit">
      <span className="meta">{format.time(hit.time)}</span>
      <span dir="auto">
        <MarkedText text={hit.snippet} marks={hit.marks} />
      </span>
    </p>
  );
}
