import type { ReactNode } from 'react';
import type { Finding } from '@shared/contract/index.ts';
import { firstCodePoints, offsetAfter } from '@shared/memory/text.ts';
import { findingText } from '../../i18n/finding-text.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { EntryText } from '../../ui/entry-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { findingTitle } from './words.ts';
import './editor.css';

/** Longest piece of a finding that is repeated in the list, in code points. */
const quoted = 120;

/** What the scanner found in a text, each with a title, a sentence, the words at fault and the rule. */
export function FindingList({ findings, text }: { findings: readonly Finding[]; text: string }): ReactNode {
  const t = useText();
  const language = useLanguage();
  return (
    <ul className="finding-list">
      {findings.map((finding) => {
        const title = findingTitle(finding.kind, t);
        const sentence = findingText(finding, language);
        // The core's own sentence may begin with the title already.
        const said = sentence.startsWith(title);
        const from = offsetAfter(text, 0, finding.start);
        const words = firstCodePoints(text.slice(from, offsetAfter(text, from, finding.end - finding.start)), quoted);
        return (
          <li key={`${finding.kind} ${finding.start}`}>
            <Icon name="ban" />
            <p>
              <b>{said ? title : t('finding.stop', { title })}</b>
              {said ? sentence.slice(title.length) : ` ${sentence}`}{' '}
              {words !== '' && (
                <span className="found" dir="auto">
                  <EntryText text={words} />
                </span>
              )}{' '}
              <span className="dim">{t('finding.rule', { kind: finding.kind, at: finding.start })}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
