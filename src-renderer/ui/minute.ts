import { useEffect, useState } from 'react';

/** Draws the component anew once a minute: what shows an age stays true while nothing else happens. */
export function useMinute(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => tick((n) => n + 1), 60_000);
    return () => window.clearInterval(timer);
  }, []);
}
