import { useMemo } from 'react';
import { normalKeys } from '@shared/shell/keys.ts';
import type { TextKey } from '../i18n/catalog/index.ts';
import type { Translate } from '../i18n/language.tsx';
import { useApp } from './app-store.ts';
import { placeLabels } from './place-labels.ts';
import { href, places } from './route.ts';
import type { Place } from './route.ts';

/** Keys that work on every screen, and what they do. The one table of the handler, the `?` sheet, the palette and Settings. */
export interface Binding {
  /** Its key under `desk.shortcuts`. */
  readonly id: string;
  /** As it comes; empty for none. */
  readonly keys: string;
  readonly label: TextKey;
  /** The name of a place within the label. */
  readonly place?: TextKey;
  readonly act: BindingAct;
}

/** What a binding does. */
export type BindingAct =
  | { readonly kind: 'go'; readonly hash: string }
  | { readonly kind: 'palette' | 'keys' }
  | { readonly kind: 'pause' | 'theme' };

const goes = (place: Place, index: number): Binding => ({
  id: `go_${place}`,
  keys: `Mod+${index + 1}`,
  label: 'keys.go',
  place: placeLabels[place],
  act: { kind: 'go', hash: href(place) },
});

/** In the order in which they are shown. */
export const bindings: readonly Binding[] = [
  { id: 'palette', keys: 'Mod+K', label: 'keys.palette', act: { kind: 'palette' } },
  { id: 'new_session', keys: 'Mod+N', label: 'keys.newSession', act: { kind: 'go', hash: href('chat', ['new']) } },
  ...places.map(goes),
  { id: 'pause', keys: '', label: 'keys.pause', act: { kind: 'pause' } },
  { id: 'theme', keys: '', label: 'keys.theme', act: { kind: 'theme' } },
  { id: 'keys', keys: '?', label: 'keys.sheet', act: { kind: 'keys' } },
];

/** What a binding does, in words. */
export function bindingLabel({ label, place }: Binding, t: Translate): string {
  return place === undefined ? t(label) : t(label, { place: t(place) });
}

/** A binding with the keys in force. */
export interface BoundKeys {
  readonly binding: Binding;
  /** Empty for none. */
  readonly keys: string;
  /** Another binding that has the same keys and goes first; null for none. */
  readonly conflict: Binding | null;
}

/** The keys in force: the person's where they gave some (empty takes them away), else those a binding comes with. */
export function bind(chosen: Readonly<Record<string, string>>): readonly BoundKeys[] {
  const first = new Map<string, Binding>();
  return bindings.map((binding) => {
    const own = chosen[binding.id];
    const keys = own === undefined ? binding.keys : own === '' ? '' : (normalKeys(own) ?? binding.keys);
    const conflict = keys === '' ? null : (first.get(keys) ?? null);
    if (keys !== '' && conflict === null) first.set(keys, binding);
    return { binding, keys, conflict };
  });
}

const none: Readonly<Record<string, string>> = {};

/** The keys in force in this window. */
export function useBoundKeys(): readonly BoundKeys[] {
  const chosen = useApp(({ state }) => state?.shortcuts ?? none);
  return useMemo(() => bind(chosen), [chosen]);
}

/** The keys of one binding; empty for none. */
export function useKeysOf(id: string): string {
  return useBoundKeys().find(({ binding, conflict }) => binding.id === id && conflict === null)?.keys ?? '';
}
