import { useEffect } from 'react';
import { create } from 'zustand';
import type { TextKey } from '../i18n/catalog/index.ts';
import type { IconName } from '../ui/icons.tsx';

/** Something the palette can do, besides going to a place. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly keys?: string;
  readonly run: () => void;
}

/** One line of the `?` sheet. */
export interface KeyLine {
  /** `Ctrl+K`; several ways are separate strings. `Mod` is Ctrl, or Command on a Mac. */
  readonly keys: readonly string[];
  readonly label: string;
}

interface Registry {
  readonly commands: Readonly<Record<string, readonly Command[]>>;
  readonly keys: Readonly<Record<string, { readonly title: TextKey; readonly lines: readonly KeyLine[] }>>;
}

/** What the screens in view offer to the palette and to the `?` sheet. */
export const useRegistry = create<Registry>(() => ({ commands: {}, keys: {} }));

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Offers commands to the palette while the component is shown. Memoise `commands`. */
export function useCommands(owner: string, commands: readonly Command[]): void {
  useEffect(() => {
    useRegistry.setState((all) => ({ commands: { ...all.commands, [owner]: commands } }));
    return () => useRegistry.setState((all) => ({ commands: without(all.commands, owner) }));
  }, [owner, commands]);
}

/** Shows a screen's keys in the `?` sheet while it is in view. Memoise `lines`. */
export function useKeyLines(title: TextKey, lines: readonly KeyLine[]): void {
  useEffect(() => {
    useRegistry.setState((all) => ({ keys: { ...all.keys, [title]: { title, lines } } }));
    return () => useRegistry.setState((all) => ({ keys: without(all.keys, title) }));
  }, [title, lines]);
}
