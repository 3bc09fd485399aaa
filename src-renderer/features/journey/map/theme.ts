/** Colours of the map. Categories take them in order of first appearance; neighbours on the map are neighbours in the list. */

/** What the painter needs, as plain values: it crosses to the worker. All colours are `#rrggbb`. */
export interface Theme {
  readonly dark: boolean;
  readonly ground: string;
  readonly raised: string;
  readonly ink: string;
  readonly quiet: string;
  /** Focus and selection. */
  readonly polaris: string;
  readonly categories: readonly string[];
  /** Font family of everything written on the map. */
  readonly family: string;
  /** Size of everything written on the map, 1 for the usual. */
  readonly scale: number;
}

/** The eight of the palette, told apart under every common colour blindness; never the only sign of a category. */
export const CATEGORY_COLOURS = {
  dark: ['#5785fc', '#e8a70a', '#be68ac', '#54d6a4', '#e55a12', '#b4a8f7', '#dce95f', '#6cf1fe'],
  light: ['#3c3de9', '#a56502', '#c8369e', '#007662', '#b1170b', '#6a40bc', '#2d5f14', '#027ab2'],
} as const;

/** Steps of brightness from the oldest to the newest. */
export const AGES = 6;

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function toHex(parts: readonly number[]): string {
  return `#${parts.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
}

/** `a` mixed towards `b` by `t`. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [rgb(a), rgb(b)];
  return toHex([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

function luminance(hex: string): number {
  const linear = (v: number): number => (v <= 0.04045 * 255 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = rgb(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The colour of a sector. */
export function categoryColour(theme: Theme, sector: number): string {
  return theme.categories[sector % theme.categories.length] ?? theme.ink;
}

/** Text in a sector's colour: moved towards ink until it can be read. */
export function categoryInk(theme: Theme, sector: number): string {
  const colour = categoryColour(theme, sector);
  let t = 0.12;
  while (t < 1 && contrast(mix(colour, theme.ink, t), theme.ground) < 5) t += 0.06;
  return mix(colour, theme.ink, t);
}

/**
 * Brightness by age for every sector: the newest in full colour, the oldest mixed towards the ground until 3 to 1 is just kept.
 * Row `sector`, column `age bin`; one column more for nodes that a search or filter leaves out.
 */
export function ageColours(theme: Theme): readonly (readonly string[])[] {
  return theme.categories.map((colour) => {
    let fade = 0;
    while (fade < 0.7 && contrast(mix(colour, theme.ground, fade + 0.01), theme.ground) >= 3) fade += 0.01;
    const ages = Array.from({ length: AGES }, (_, b) => mix(colour, theme.ground, fade * (1 - b / (AGES - 1)) ** 1.2));
    return [...ages, mix(colour, theme.ground, 0.8)];
  });
}

/** The age bin of a position relative to what is shown, so that the newest visible node is always bright. */
export function ageBin(w: number, shown: number): number {
  if (!Number.isFinite(w)) return AGES >> 1;
  return Math.max(0, Math.min(AGES - 1, Math.floor((w / shown) * AGES)));
}

/** The text size of a page, 1 for 16 px. */
function textScale(root: HTMLElement): number {
  const size = Number.parseFloat(getComputedStyle(root).fontSize);
  return Number.isFinite(size) && size > 0 ? size / 16 : 1;
}

/** Reads the tokens in force at an element. They are light-dark() values, so the browser has to resolve them. */
export function readTheme(host: HTMLElement): Theme {
  const probe = host.ownerDocument.createElement('span');
  probe.hidden = true;
  // Where the system forces its colours, it forces none on a canvas.
  probe.style.setProperty('forced-color-adjust', 'none');
  host.append(probe);
  const token = (name: string): string => {
    probe.style.color = `var(--${name})`;
    const parts =
      getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return toHex([parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]);
  };
  const ground = token('ground');
  const dark = luminance(ground) < 0.18;
  const theme: Theme = {
    dark,
    ground,
    raised: token('raised'),
    ink: token('text'),
    quiet: token('text-3'),
    polaris: token('polaris'),
    categories: CATEGORY_COLOURS[dark ? 'dark' : 'light'],
    family: getComputedStyle(host).fontFamily,
    scale: textScale(host.ownerDocument.documentElement),
  };
  probe.remove();
  return theme;
}
