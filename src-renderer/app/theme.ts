import { useEffect } from 'react';
import type { AppState, Looks } from '@shared/contract/index.ts';

const moreContrast = '(prefers-contrast: more)';
const lessMotion = '(prefers-reduced-motion: reduce)';

/** How the window looks before anything is known. */
export const usualLooks: Looks = { contrast: 'system', textSize: 100, density: 'normal', motion: 'system' };

function put(name: string, value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(`data-${name}`);
  else document.documentElement.setAttribute(`data-${name}`, value);
}

/**
 * Puts the chosen looks on the document, where the style sheets read them: theme, contrast, density, motion as `data-` attributes,
 * the size of everything as the size of a rem. What is left to the system follows it.
 */
export function useLooks(theme: AppState['theme'], { contrast, textSize, density, motion }: Looks): void {
  useEffect(() => put('theme', theme === 'system' ? null : theme), [theme]);
  useEffect(() => put('density', density === 'normal' ? null : density), [density]);
  useEffect(() => {
    // In percent, so that the size a person gave their browser still counts.
    document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  }, [textSize]);
  useEffect(() => {
    const queries = [window.matchMedia(moreContrast), window.matchMedia(lessMotion)] as const;
    const apply = (): void => {
      put('contrast', contrast === 'more' || queries[0].matches ? 'more' : null);
      put('motion', motion === 'reduced' || (motion === 'system' && queries[1].matches) ? 'reduced' : null);
    };
    apply();
    for (const query of queries) query.addEventListener('change', apply);
    return () => {
      for (const query of queries) query.removeEventListener('change', apply);
    };
  }, [contrast, motion]);
}
