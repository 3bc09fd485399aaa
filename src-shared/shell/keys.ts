/**
 * Keys as config.yaml and the screens write them: `Mod+Shift+K`, where Mod is Ctrl, or Command on a Mac; `?`. The last word is
 * the key, the ones before it are held.
 */
const held = ['Mod', 'Ctrl', 'Alt', 'Shift'] as const;
type Held = (typeof held)[number];

/** A key press as the browser tells it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Keys that are a word, as KeyboardEvent names them, and as we write them. */
const named: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
};
const words: ReadonlySet<string> = new Set([
  ...Object.values(named),
  ...['Enter', 'Tab', 'Home', 'End', 'PageUp', 'PageDown', 'Insert', 'Delete', 'Backspace'],
  ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
]);
/** Held alone they are no key yet. */
const onlyHeld: ReadonlySet<string> = new Set(['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'Dead']);

interface Keys {
  readonly with: ReadonlySet<Held>;
  readonly key: string;
}

function read(text: string): Keys | null {
  const parts = text.split('+');
  // `Mod++` is the plus key.
  const key = text.endsWith('++') || text === '+' ? '+' : (parts.pop() ?? '');
  if (key === '+') parts.splice(-2);
  const known = parts.map((part) => held.find((name) => name.toLowerCase() === part.trim().toLowerCase()));
  if (known.includes(undefined)) return null;
  const clean = normalKey(key.trim());
  return clean === null ? null : { with: new Set(known.filter((name) => name !== undefined)), key: clean };
}

function normalKey(key: string): string | null {
  if ([...key].length === 1) return key.toUpperCase();
  return [...words].find((word) => word.toLowerCase() === key.toLowerCase()) ?? null;
}

/** The one way to write some keys; null for what names none. */
export function normalKeys(text: string): string | null {
  const keys = read(text);
  return keys === null ? null : [...held.filter((name) => keys.with.has(name)), keys.key].join('+');
}

/** What was pressed, as we write it; null while only keys to hold are down. `mac` says what Mod is. */
export function keysPressed(event: KeyPress, mac: boolean): string | null {
  if (onlyHeld.has(event.key)) return null;
  const key = normalKey(named[event.key] ?? event.key);
  if (key === null) return null;
  const mod = mac ? event.metaKey : event.ctrlKey;
  const ctrl = mac && event.ctrlKey;
  // A sign that takes Shift on some keyboards is the sign alone, so that `?` is `?` everywhere.
  const shift = event.shiftKey && (key.length > 1 || /[\p{L}\p{N}]/u.test(key));
  return [mod && 'Mod', ctrl && 'Ctrl', event.altKey && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}

/** Whether keys may be pressed in a text the person is writing without writing anything. */
export function holdsMod(keys: string): boolean {
  return /^(?:Mod|Ctrl)\+/.test(keys) || /^F\d+$/.test(keys);
}

/** The keys as Electron registers them outside of its windows; null where they would take away what people type. */
export function accelerator(text: string): string | null {
  const keys = read(text);
  if (keys === null || !(keys.with.has('Mod') || keys.with.has('Ctrl') || keys.with.has('Alt'))) return null;
  const names: Record<Held, string> = { Mod: 'CommandOrControl', Ctrl: 'Control', Alt: 'Alt', Shift: 'Shift' };
  const key = keys.key === '+' ? 'Plus' : keys.key === 'Enter' ? 'Return' : keys.key;
  return [...held.filter((name) => keys.with.has(name)).map((name) => names[name]), key].join('+');
}
