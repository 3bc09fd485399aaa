import { useSyncExternalStore } from 'react';

/** The places of the rail, in the order of Ctrl/Cmd+1..7. `journey` is the Star Map. */
export const places = ['chat', 'memory', 'approvals', 'journey', 'sessions', 'skills', 'settings'] as const;
export type Place = (typeof places)[number];

/** Where the window is: `#/<place>/<rest>/...?<query>`. */
export interface Route {
  readonly place: Place;
  /** What follows the place, decoded: a session id, a proposal id. */
  readonly rest: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

const isPlace = (name: string | undefined): name is Place => places.some((place) => place === name);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads a location hash. What names no place is the chat. */
export function parseHash(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  if (!isPlace(first)) return { place: 'chat', rest: [], query: {} };
  return { place: first, rest: rest.map(decode), query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The hash that leads to a place, for links: `href('chat', [id], {message: '12'})`. */
export function href(place: Place, rest: readonly string[] = [], query: Readonly<Record<string, string>> = {}): string {
  const path = [place, ...rest.map(encodeURIComponent)].join('/');
  const search = new URLSearchParams(query).toString();
  return `#/${path}${search === '' ? '' : `?${search}`}`;
}

/** Goes to a place. `replace` leaves no entry in the history. Only for what the person did: nothing in the background navigates. */
export function go(hash: string, options: { replace?: boolean } = {}): void {
  if (options.replace === true) {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  } else window.location.hash = hash;
}

/** A `go` for what takes a moment: it does nothing once the person has gone elsewhere meanwhile. */
export function goFromHere(): typeof go {
  const { hash } = window.location;
  return (...to) => {
    if (window.location.hash === hash) go(...to);
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

let last: { hash: string; route: Route } | null = null;

function current(): Route {
  const { hash } = window.location;
  if (last?.hash !== hash) last = { hash, route: parseHash(hash) };
  return last.route;
}

/** The route in force; renders again when it changes. */
export function useRoute(): Route {
  return useSyncExternalStore(subscribe, current);
}
