import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Found } from './find-in-text.ts';
import { useFind, usePane } from './pane.tsx';

/** Occurrences that are marked at once; a letter stands in a screen of text more often than anyone looks at. */
const mostMarks = 500;

/** Where a query stands in the text of an element, over the borders of its inner elements, letter case aside. */
export function rangesIn(element: Element, query: string): Range[] {
  const wanted = query.toLowerCase();
  if (wanted === '') return [];
  const nodes: { readonly node: Text; readonly at: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('.acts, .sr, .who, .codehead') != null) continue;
    nodes.push({ node, at: text.length });
    text += node.data.toLowerCase();
  }
  const place = (offset: number, end: boolean): [Text, number] | null => {
    const found = nodes.findLast(({ at }) => (end ? at < offset : at <= offset));
    return found === undefined ? null : [found.node, Math.min(found.node.length, offset - found.at)];
  };
  const ranges: Range[] = [];
  for (
    let at = text.indexOf(wanted);
    at >= 0 && ranges.length < mostMarks;
    at = text.indexOf(wanted, at + wanted.length)
  ) {
    const [start, end] = [place(at, false), place(at + wanted.length, true)];
    if (start === null || end === null) continue;
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    ranges.push(range);
  }
  return ranges;
}

/** The occurrence in view among those on the screen: within its part of the row, or the first of the row. */
function currentRange(box: Element, hit: Found, query: string): Range | null {
  const row = box.querySelector(`[data-message="${String(hit.message)}"]`);
  const part = typeof hit.part === 'string' ? hit.part : `call ${hit.part.call}`;
  const place = row?.querySelector(`[data-part="${CSS.escape(part)}"]`) ?? row;
  if (place == null) return null;
  const ranges = rangesIn(place, query);
  return ranges[Math.min(hit.nth, ranges.length - 1)] ?? null;
}

/** Scrolls as far as it takes to have a range well within the view. */
function reveal(box: HTMLElement, range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top >= view.top + 40 && bottom <= view.bottom - 40) return;
  box.scrollTop += (top + bottom) / 2 - (view.top + view.bottom) / 2;
}

/**
 * Marks what is found in the rows on the screen, by the browser's own highlights: the rows themselves stay as they are. `key` changes
 * when other rows are on the screen. Brings the hit in view to where it can be seen.
 */
export function useFindMarks(scroller: RefObject<HTMLElement | null>, key: string): void {
  const { name } = usePane();
  const open = useFind((store) => store.open);
  const query = useFind((store) => store.query);
  const hit = useFind((store) => store.hits[store.current]);
  /** The hit that was brought into view: once it was, the reader may scroll away from it. */
  const revealed = useRef<Found | undefined>(undefined);
  useEffect(() => {
    const box = scroller.current;
    if (!open || box === null || !('highlights' in CSS)) return;
    const frame = requestAnimationFrame(() => {
      CSS.highlights.set(`found-${name}`, new Highlight(...rangesIn(box, query)));
      const now = hit === undefined ? null : currentRange(box, hit, query);
      if (now === null) CSS.highlights.delete(`found-now-${name}`);
      else {
        CSS.highlights.set(`found-now-${name}`, new Highlight(now));
        if (revealed.current !== hit) reveal(box, now);
        revealed.current = hit;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, open, query, hit, name, key]);
  useEffect(() => {
    if (!open || !('highlights' in CSS)) return;
    return () => {
      CSS.highlights.delete(`found-${name}`);
      CSS.highlights.delete(`found-now-${name}`);
    };
  }, [open, name]);
}
