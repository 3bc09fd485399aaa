import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { PromptComparison, PromptView as Prompt } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { EntryText } from '../../ui/entry-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { shortHash } from './words.ts';

interface Loaded {
  readonly of: string | null;
  readonly prompt: Prompt | null;
  readonly error: unknown;
}

/** The whole system prompt by tier, each with its size and SHA-256: of this session as stored, or of the next one. */
export function WholePrompt({ session }: { session: string | null }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [next, setNext] = useState(session === null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const of = next ? null : session;
  useEffect(
    () =>
      follow(
        bridge,
        'memory.changed',
        () => bridge.request('prompt.view', { session: of }),
        (prompt) => setLoaded({ of, prompt, error: null }),
        (error) => setLoaded({ of, prompt: null, error }),
      ),
    [bridge, of],
  );
  const shown = loaded?.of === of ? loaded : null;
  return (
    <section className="cmp" aria-label={t('memory.view.prompt')}>
      <div className="whole-head">
        {session !== null && (
          <Segmented
            label={t('memory.prompt.which')}
            value={next ? 'next' : 'this'}
            options={[
              { value: 'this', label: t('memory.prompt.this') },
              { value: 'next', label: t('memory.prompt.next') },
            ]}
            onChange={(which) => setNext(which === 'next')}
          />
        )}
        {shown?.prompt != null && <Facts prompt={shown.prompt} />}
      </div>
      {shown?.prompt?.before != null && shown.prompt.text !== '' && <Before before={shown.prompt.before} />}
      {shown === null && <Loading />}
      {shown !== null && shown.error !== null && <Failed error={shown.error} />}
      {shown?.prompt != null && <Tiers prompt={shown.prompt} />}
    </section>
  );
}

function Facts({ prompt }: { prompt: Prompt }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { text, chars, bytes, tokens, sha256, frozenAt } = prompt;
  return (
    <>
      <p className="meta grow">
        {text === ''
          ? t('memory.prompt.none')
          : [
              frozenAt === null
                ? t('memory.prompt.notYet')
                : t('memory.prompt.frozen', { time: format.moment(frozenAt) }),
              t.count('memory.chars', chars),
              format.bytes(bytes),
              t('memory.prompt.tokens', { n: format.compact(tokens) }),
            ].join(t('memory.comma'))}
      </p>
      {text !== '' && (
        <>
          <span className="meta mono wide-only" title={sha256}>
            {t('memory.sha256', { hash: shortHash(sha256) })}
          </span>
          <CopyButton text={() => text} />
        </>
      )}
    </>
  );
}

/** What reads otherwise than in the session before. */
function Before({ before }: { before: PromptComparison }): ReactNode {
  const t = useText();
  const format = useFormat();
  const time = format.moment(before.frozenAt);
  // The block of the conversation names its session; it never reads the same twice.
  const told = before.changes.filter(({ part }) => part !== 'conversation');
  const parts = told.map(({ part, kind }) => t(`memory.prompt.${kind}`, { part })).join(t('memory.comma'));
  return (
    <p className="whole-before meta">
      {parts === '' ? t('memory.prompt.same', { time }) : t('memory.prompt.differs', { time, parts })}
    </p>
  );
}

function Tiers({ prompt }: { prompt: Prompt }): ReactNode {
  const t = useText();
  return (
    <div className="tiers scroll grow" tabIndex={0} aria-label={t('memory.view.prompt')} role="document">
      {prompt.tiers.map((tier) => (
        <section
          key={tier.name}
          className={prompt.frozenAt === null ? 'tier' : 'tier frozen'}
          aria-labelledby={`tier-${tier.name}`}
        >
          <header>
            <h2 id={`tier-${tier.name}`}>{t(`memory.tier.${tier.name}`)}</h2>
            <span className="dim">{t(`memory.tier.${tier.name}.what`)}</span>
            <span className="grow" />
            <span className="meta">{t.count('memory.chars', tier.chars)}</span>
            <span className="meta mono" title={tier.sha256}>
              {tier.chars === 0 ? '' : `sha256 ${shortHash(tier.sha256)}`}
            </span>
          </header>
          {tier.chars === 0 && <p className="dim none">{t('memory.tier.empty')}</p>}
          {tier.parts.map((part, index) => (
            <details key={`${part.name} ${index}`} open={tier.parts.length === 1 || part.chars < 4000}>
              <summary>
                <Icon name="chevron-right" size={14} />
                <span className="grow cut">{part.name}</span>
                <span className="meta">{t.count('memory.chars', part.chars)}</span>
              </summary>
              <pre className="pre" dir="auto">
                <EntryText text={part.text} />
              </pre>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
