import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Chip } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { useBrowse } from './browse-store.ts';
import type { Filters, Span } from './browse-store.ts';

type Switches = 'changed' | 'pinned' | 'waiting' | 'archived';

const switches: readonly {
  readonly name: Switches;
  readonly text: 'sessions.changedMemory' | 'sessions.pinned' | 'sessions.waitingOnly' | 'sessions.archived';
}[] = [
  { name: 'changed', text: 'sessions.changedMemory' },
  { name: 'pinned', text: 'sessions.pinned' },
  { name: 'waiting', text: 'sessions.waitingOnly' },
  { name: 'archived', text: 'sessions.archived' },
];

const spans = {
  0: 'sessions.anyTime',
  1: 'sessions.today',
  7: 'sessions.week',
  30: 'sessions.monthSpan',
  365: 'sessions.year',
} as const satisfies Record<Span, string>;
const spanOrder: readonly Span[] = [0, 1, 7, 30, 365];

function change(part: Partial<Filters>): void {
  useBrowse.setState(({ filters }) => ({ filters: { ...filters, ...part } }));
}

/** What narrows the list: time, model and source as menus, the rest as switches. */
export function FilterChips(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const filters = useBrowse((store) => store.filters);
  const [kinds, setKinds] = useState<{ readonly sources: readonly string[]; readonly models: readonly string[] }>();
  useEffect(() => {
    let open = true;
    bridge.request('sessions.kinds', {}).then(
      (found) => open && setKinds(found),
      // Without them the menus are not there; the list says what is wrong.
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [bridge]);
  return (
    <>
      <ChoiceChip
        label={t('sessions.time')}
        value={filters.span}
        options={spanOrder.map((span) => ({ value: span, label: t(spans[span]) }))}
        onChoose={(span) => change({ span })}
      />
      {kinds !== undefined && kinds.models.length > 1 && (
        <ChoiceChip
          label={t('sessions.model')}
          value={filters.model}
          options={withAny(kinds.models, t('sessions.anyModel'))}
          onChoose={(model) => change({ model })}
        />
      )}
      {kinds !== undefined && kinds.sources.length > 1 && (
        <ChoiceChip
          label={t('sessions.source')}
          value={filters.source}
          options={withAny(kinds.sources, t('sessions.anySource'))}
          onChoose={(source) => change({ source })}
        />
      )}
      {switches.map(({ name, text }) => (
        <Chip key={name} pressed={filters[name]} onClick={() => change({ [name]: !filters[name] })}>
          {t(text)}
        </Chip>
      ))}
    </>
  );
}

interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

function withAny(names: readonly string[], any: string): Choice<string>[] {
  return [{ value: '', label: any }, ...names.slice(0, 30).map((name) => ({ value: name, label: name }))];
}

/** A chip that opens a choice of one; the first option is no filter. */
function ChoiceChip<T extends string | number>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: T;
  options: readonly Choice<T>[];
  onChoose: (value: T) => void;
}): ReactNode {
  const chosen = options.find((option) => option.value === value);
  const set = value !== options[0]?.value;
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        <button type="button" className={set ? 'chip chip-set' : 'chip'}>
          {set && <span className="sr">{label}: </span>}
          {chosen?.label ?? String(value)}
          <Icon name="chevron-down" size={12} />
        </button>
      }
      items={options.map((option) => ({
        kind: 'item',
        label: option.label,
        checked: option.value === value,
        run: () => onChoose(option.value),
      }))}
    />
  );
}
