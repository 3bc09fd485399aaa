import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReferenceItem } from '@shared/contract/index.ts';
import { commandLength } from '@shared/chat/commands.ts';
import { findReferences, typedReference } from '@shared/references/parse.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import type { IconName } from '../../ui/icons.tsx';
import { skillsAtStart } from './commands/skill-words.ts';
import type { WrittenSkill } from './commands/skill-words.ts';
import type { Offers } from './completion.tsx';

interface Answer {
  readonly query: string;
  readonly items: readonly ReferenceItem[];
  readonly workspace: boolean;
}

const icons: Readonly<Record<ReferenceItem['kind'], IconName>> = {
  file: 'file',
  folder: 'folder',
  git: 'branch',
  diff: 'differ',
  staged: 'differ',
  url: 'link',
  memory: 'memory',
  session: 'message',
};

const words: Readonly<Partial<Record<ReferenceItem['kind'], TextKey>>> = {
  git: 'refs.git',
  diff: 'refs.diff',
  staged: 'refs.staged',
  url: 'refs.url',
  memory: 'refs.memory',
  session: 'refs.session',
};

/** What is offered for the `@` being typed. An answer that comes late for what is typed now is not shown. */
export function useReferenceOffers(session: string | null, text: string, caret: number): Offers | null {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const typed = useMemo(() => typedReference(text, caret), [text, caret]);
  const query = typed?.query ?? null;
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (query === null) {
      setAnswer(null);
      return;
    }
    let wanted = true;
    bridge
      .request('refs.complete', { session, query })
      .then((found) => wanted && setAnswer({ query, ...found }))
      // Without an answer the words can still be typed out.
      .catch(() => wanted && setAnswer(null));
    return () => {
      wanted = false;
    };
  }, [bridge, session, query]);

  return useMemo(() => {
    if (typed === null) return null;
    const found = answer !== null && answer.query === typed.query ? answer : null;
    return {
      kind: 'refs',
      start: typed.start,
      enterTakes: false,
      note: found?.workspace === false ? t('refs.noWorkspace') : '',
      items: (found?.items ?? []).map(({ insert, label, detail, kind, time }) => {
        const key = words[kind];
        const said = key === undefined ? detail : t(key);
        const more = kind === 'memory' ? detail : time === undefined ? '' : format.ago(time);
        return { insert, label, detail: more === '' ? said : `${said}, ${more}`, icon: icons[kind] };
      }),
    };
  }, [t, format, typed, answer]);
}

/** Above this length nothing is marked: laying a text out twice would hold up the window. */
const longestMarked = 20_000;

interface Mark {
  readonly start: number;
  readonly end: number;
}

function marksOf(text: string, skills: readonly WrittenSkill[]): readonly Mark[] {
  if (text.length > longestMarked) return [];
  const command = commandLength(text);
  if (command > 0) return [{ start: 0, end: command }];
  const { length } = skillsAtStart(text, skills);
  return [...(length === 0 ? [] : [{ start: 0, end: length }]), ...findReferences(text)];
}

/** The same text behind the field, where references, skills and a command have a ground. It is not read aloud and takes no clicks. */
export function ReferenceMarks({
  text,
  scroll,
  skills,
}: {
  text: string;
  scroll: number;
  skills: readonly WrittenSkill[];
}): ReactNode {
  const found = useMemo(() => marksOf(text, skills), [text, skills]);
  if (found.length === 0) return null;
  let at = 0;
  const parts = found.map((one) => {
    const before = text.slice(at, one.start);
    at = one.end;
    return (
      <span key={one.start}>
        {before}
        <span className="ref">{text.slice(one.start, one.end)}</span>
      </span>
    );
  });
  return (
    <div className="marks" aria-hidden="true">
      <div style={{ transform: `translateY(${String(-scroll)}px)` }}>
        {parts}
        {text.slice(at)}
      </div>
    </div>
  );
}
