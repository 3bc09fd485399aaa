import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryView, RequestOutput } from '@shared/contract/index.ts';
import { placeholderKinds } from '@shared/memory/blocks.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { NextFoot } from './next-foot.tsx';

type Blocks = RequestOutput<'memory.next'>['blocks'];

/** The memory blocks exactly as a session started now would be told them. */
export function NextView({ view }: { view: MemoryView }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [blocks, setBlocks] = useState<Blocks | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let open = true;
    // The view is read anew whenever memory changes, so the text follows it.
    bridge.request('memory.next', {}).then(
      (answer) => {
        if (!open) return;
        setBlocks(answer.blocks);
        setError(null);
      },
      (fault: unknown) => open && setError(fault),
    );
    return () => {
      open = false;
    };
  }, [bridge, view]);
  const written = Math.max(...view.stores.map(({ lastWritten }) => lastWritten ?? 0), 0);
  const text = (blocks ?? []).map((block) => block.text).join('\n\n');
  return (
    <section className="cmp" aria-label={t('memory.next.label')}>
      <div className="told-doc scroll grow" tabIndex={0} aria-label={t('memory.next.label')} role="document">
        {error !== null && <Failed error={error} />}
        {blocks === null && error === null && <Loading />}
        {blocks !== null && (
          <p className="dim intro">
            {text === ''
              ? t('memory.next.nothing')
              : written === 0
                ? t('memory.next.exact')
                : t('memory.next.exactAsOf', { time: format.moment(written) })}
          </p>
        )}
        {text !== '' && (
          <pre className="pre">
            {text.split('\n').map((line, index) => (
              <PromptLine key={index} line={line} />
            ))}
          </pre>
        )}
      </div>
      <NextFoot view={view}>{text !== '' && <CopyButton text={() => text} />}</NextFoot>
    </section>
  );
}

const rule = /^(?:\u2550{46}|§)$/;

function PromptLine({ line }: { line: string }): ReactNode {
  if (rule.test(line)) return <span className="c">{`${line}\n`}</span>;
  if (placeholderKinds(line) !== null) {
    return (
      <>
        <span className="held">{line}</span>
        {'\n'}
      </>
    );
  }
  return (
    <>
      <span dir={directionOf(line)}>
        <EntryText text={line} />
      </span>
      {'\n'}
    </>
  );
}
