import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { directionOf } from '../../ui/direction.ts';
import { Icon } from '../../ui/icons.tsx';
import { ProseText } from '../../ui/prose-text.tsx';
import { isShown } from './conversation-store.ts';
import { LongText } from './long-text.tsx';
import type { LocalRow } from './local-store.ts';
import { useConversation, useLocals, usePane } from './pane.tsx';

/** Lines that are shown before the rest is asked for. */
const longestLine = 400;

/** What commands answered behind a message. */
export function LocalRows({ after }: { after: number }): ReactNode {
  const rows = useLocals((store) => store.rows);
  return rows.filter((row) => row.after === after).map((row) => <Answer key={row.id} row={row} />);
}

/** What they answered where there was no message yet, or behind one that was taken back since. */
export function LooseRows(): ReactNode {
  const rows = useLocals((store) => store.rows);
  const messages = useConversation((store) => store.messages);
  const isThere = (id: number): boolean => messages.some((message) => message.id === id && isShown(message));
  return rows
    .filter((row) => row.after === null || !isThere(row.after))
    .map((row) => <Answer key={row.id} row={row} />);
}

/** One answer of a command: text alone. It is of this window, and no model is sent it. */
function Answer({ row }: { row: LocalRow }): ReactNode {
  const t = useText();
  const { locals } = usePane();
  return (
    <aside className={classes('col', 'local', row.refused === true && 'refused')} aria-label={t('command.answer')}>
      <div className="local-head">
        <Icon name={row.refused === true ? 'alert' : 'slash'} size={14} />
        {row.command !== '' && (
          <code className="cut local-command" dir="auto">
            <ProseText text={row.command.slice(0, 200)} />
          </code>
        )}
        <span className="grow" />
        <IconButton small icon="close" label={t('common.close')} onClick={() => locals.close(row.id)} />
      </div>
      <div role="status">
        <p className="local-words" dir={directionOf(row.heading)}>
          <ProseText text={row.heading} />
        </p>
        {row.lines !== undefined && row.lines.length > 0 && (
          <dl className="local-lines">
            {row.lines.map((line, index) => (
              <div key={index}>
                <dt dir="auto">
                  {line.href === undefined ? (
                    <ProseText text={line.term} />
                  ) : (
                    <a href={line.href}>
                      <ProseText text={line.term} />
                    </a>
                  )}
                </dt>
                <dd dir={directionOf(line.text)}>
                  <LongText text={line.text} limit={longestLine}>
                    {(shown) => <ProseText text={shown} />}
                  </LongText>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {row.note !== undefined && row.note !== '' && (
          <p className="meta">
            <ProseText text={row.note} />
          </p>
        )}
      </div>
      {row.actions !== undefined && row.actions.length > 0 && (
        <div className="flex local-acts">
          {row.actions.map((action) => (
            <Button
              key={action.label}
              small
              onClick={() => {
                locals.close(row.id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </aside>
  );
}
