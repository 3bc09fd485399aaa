import { useCallback } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';

/**
 * Summarises the older messages of a conversation, `focus` above all kept. Resolves with what came of it, in one sentence; rejects with
 * a `DeskError`.
 */
export function useCompress(session: string | null): (focus?: string) => Promise<string> {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  return useCallback(
    async (focus = '') => {
      if (session === null) return t('chat.nothingToCompress');
      const gained = await bridge.request('chat.compress', { session, focus });
      if (!gained.compressed) return gained.message;
      const [before, after] = [format.compact(gained.tokensBefore), format.compact(gained.tokensAfter)];
      return t('chat.compressed', { before, after });
    },
    [t, format, bridge, session],
  );
}
