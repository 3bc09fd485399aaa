import { useEffect } from 'react';

/** Puts the chosen theme on the document; `system` leaves it to the media query. */
export function useTheme(theme: 'system' | 'light' | 'dark'): void {
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
