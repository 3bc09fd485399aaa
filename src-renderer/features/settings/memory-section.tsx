import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Section } from './rows.tsx';
import { TableRows } from './table-rows.tsx';

/** Memory and its gates; the limits beside what is in use of them. */
export function MemorySection(): ReactNode {
  const t = useText();
  const format = useFormat();
  const used = useUsed();
  const note = (chars: number | undefined): string =>
    chars === undefined
      ? t('settings.limitNote')
      : `${t('settings.inUse', { n: format.number(chars) })} ${t('settings.limitNote')}`;
  return (
    <Section id="memory" title={t('settings.memory')} note={t('settings.memoryNote')}>
      <TableRows
        section="memory"
        notes={{
          'memory.memory_char_limit': note(used.memory),
          'memory.user_char_limit': note(used.user),
        }}
      />
    </Section>
  );
}

interface Used {
  readonly memory?: number;
  readonly user?: number;
}

/** Characters in use of each store; nothing while it is not known. */
function useUsed(): Used {
  const bridge = useBridge();
  const [used, setUsed] = useState<Used>({});
  useEffect(
    () =>
      follow(
        bridge,
        'memory.changed',
        () => bridge.request('memory.view', { session: null }),
        ({ stores }) => setUsed(Object.fromEntries(stores.map(({ store, liveUsage }) => [store, liveUsage.chars]))),
        // The Memory screen says what is wrong with a store.
        () => setUsed({}),
      ),
    [bridge],
  );
  return used;
}
