/** Measures, shortens and draws text. Finished words are kept as small pictures, because drawing text is what costs. */
import { directionOf } from '../../../ui/direction.ts';
import type { Box } from './placer.ts';
import type { Theme } from './theme.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/** A style of the usual size, as large as the person wants text. */
export function styleOf(theme: Pick<Theme, 'scale'>, size: number, weight: number, colour: string): TextStyle {
  return { size: Math.round(2 * size * theme.scale) / 2, weight, colour };
}

/** One piece of text on the map; `node` when it names one, `open` when it tells nothing of the person's (dates). */
export interface Label extends Box {
  readonly text: string;
  readonly style: TextStyle;
  readonly node?: number;
  readonly open?: boolean;
  /** Of a ring's date: when it is. */
  readonly time?: number;
}

function widthKey(text: string, style: TextStyle): string {
  return `${style.weight}|${style.size}|${text}`;
}

function cutKey(text: string, style: TextStyle, max: number): string {
  return `${style.weight}|${style.size}|${max}|${text}`;
}

export function lineHeight(style: TextStyle): number {
  return Math.round(style.size * 1.3);
}

/** Sprites and measurements kept at most. */
const SPRITES = 700;
const MEASURED = 20_000;
const PAD = 4;
/** Milliseconds a frame may spend on texts it meets for the first time. */
const FRESH_MS = 1.5;

export class TextKit {
  private readonly ctx: CanvasRenderingContext2D;
  private readonly family: string;
  private readonly widths = new Map<string, number>();
  private readonly cuts = new Map<string, string>();
  private readonly sprites = new Map<string, HTMLCanvasElement>();
  private fresh = 0;
  private began = 0;
  private owed = false;

  constructor(ctx: CanvasRenderingContext2D, family: string) {
    this.ctx = ctx;
    this.family = family;
  }

  /** Shaping a text seen for the first time is slow: a frame meets new ones for a few milliseconds, the rest come a frame later. */
  beginFrame(): void {
    this.fresh = 0;
    this.owed = false;
    this.began = performance.now();
    if (this.widths.size > MEASURED) {
      this.widths.clear();
      this.cuts.clear();
    }
  }

  /** True when this frame has met enough new texts; what asks is then owed the rest in a later frame. */
  get tired(): boolean {
    const tired = this.fresh > 0 && performance.now() - this.began > FRESH_MS;
    this.owed ||= tired;
    return tired;
  }

  /** Whether a later frame owes texts that this one put off. */
  get owes(): boolean {
    return this.owed;
  }

  /** Whether a text, cut to `max` where that is given, can be measured now: it was met before, or this frame still meets new ones. */
  ready(text: string, style: TextStyle, max?: number): boolean {
    const met = max === undefined ? this.widths.has(widthKey(text, style)) : this.cuts.has(cutKey(text, style, max));
    return met || !this.tired;
  }

  font(style: TextStyle): string {
    return `${style.weight} ${style.size}px ${this.family}`;
  }

  width(text: string, style: TextStyle): number {
    const key = widthKey(text, style);
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    this.fresh++;
    this.ctx.font = this.font(style);
    const width = this.ctx.measureText(text).width;
    this.widths.set(key, width);
    return width;
  }

  /** The text, cut with an ellipsis to fit. */
  shorten(text: string, style: TextStyle, max: number): string {
    const key = cutKey(text, style, max);
    const known = this.cuts.get(key);
    if (known !== undefined) return known;
    const chars = [...text.slice(0, 200)];
    const cut = (n: number): string => (n >= chars.length ? text : `${chars.slice(0, n).join('').trimEnd()}…`);
    // Guess by proportion, then step down: two or three measurements instead of a search.
    let n = Math.min(chars.length, Math.ceil(max / 4));
    for (let w = this.width(cut(n), style); w > max && n > 1; w = this.width(cut(n), style)) {
      n = Math.min(n - 1, Math.floor((n * max) / w));
    }
    const result = cut(n);
    this.cuts.set(key, result);
    return result;
  }

  /** Draws a label with a halo of the ground's colour. With `patient`, one that was never drawn may be put off to a later frame. */
  draw(ctx: CanvasRenderingContext2D, label: Label, ground: string, dpr: number, patient = false): void {
    const { style, text } = label;
    const key = `${style.weight}|${style.size}|${style.colour}|${ground}|${dpr}|${text}`;
    let sprite = this.sprites.get(key);
    if (sprite === undefined) {
      if (patient && this.tired) return;
      sprite = this.makeSprite(key, label, ground, dpr);
    }
    const snap = (v: number): number => Math.round(v * dpr) / dpr;
    ctx.drawImage(sprite, snap(label.x - PAD), snap(label.y - PAD), sprite.width / dpr, sprite.height / dpr);
  }

  private makeSprite(key: string, label: Label, ground: string, dpr: number): HTMLCanvasElement {
    this.fresh++;
    const oldest = this.sprites.keys().next().value;
    if (this.sprites.size >= SPRITES && oldest !== undefined) this.sprites.delete(oldest);
    const sprite = document.createElement('canvas');
    sprite.width = Math.ceil((label.w + 2 * PAD) * dpr);
    sprite.height = Math.ceil((label.h + 2 * PAD) * dpr);
    const c = sprite.getContext('2d');
    if (c !== null) {
      c.scale(dpr, dpr);
      c.font = this.font(label.style);
      c.textBaseline = 'middle';
      // Left is where the label stands, whichever way it reads.
      c.textAlign = 'left';
      c.direction = directionOf(label.text);
      c.lineJoin = 'round';
      c.lineWidth = 4;
      c.strokeStyle = ground;
      c.globalAlpha = 0.92;
      c.strokeText(label.text, PAD, label.h / 2 + PAD + 0.5);
      c.globalAlpha = 1;
      c.fillStyle = label.style.colour;
      c.fillText(label.text, PAD, label.h / 2 + PAD + 0.5);
    }
    this.sprites.set(key, sprite);
    return sprite;
  }
}
