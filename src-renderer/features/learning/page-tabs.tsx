import type { ReactNode } from 'react';
import { href } from '../../app/route.ts';
import { useText } from '../../i18n/language.tsx';
import './learning.css';

/** The pages of the Skills screen. */
export const pages = ['skills', 'reviews', 'curator'] as const;
export type SkillPage = (typeof pages)[number];

/** Which page a route asks for. */
export function pageOf(query: Readonly<Record<string, string>>): SkillPage {
  return pages.find((page) => page === query['page']) ?? 'skills';
}

/** The way between the pages of the Skills screen. */
export function PageTabs({ page }: { page: SkillPage }): ReactNode {
  const t = useText();
  return (
    <nav className="seg pages" aria-label={t('learning.pages')}>
      {pages.map((each) => (
        <a
          key={each}
          href={each === 'skills' ? href('skills') : href('skills', [], { page: each })}
          aria-current={each === page ? 'page' : undefined}
        >
          {t(`learning.page.${each}`)}
        </a>
      ))}
    </nav>
  );
}
