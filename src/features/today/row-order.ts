import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowPlace } from './today-words.ts';

type Row = { id: number; place: RowPlace };

const settleTime = 1500;
const rank: Record<RowPlace, number> = { now: 0, later: 1, done: 2, skipped: 2, paused: 3 };
const places = ['now', 'later', 'done', 'skipped', 'paused'] as const satisfies readonly RowPlace[];
const keyOf = ({ id, place }: Row) => `${id}:${place}`;

const isTouched = (list: HTMLElement | null) =>
  list?.querySelector(':active, :focus-visible, input:focus') !== null;

/**
 * The order of today's rows. A marked row moves to its new place after a moment, but never while a row is touched or
 * focused. For people who prefer reduced motion, it moves on their next visit.
 */
export function useRowOrder<Habit extends Row>(rows: readonly Habit[], list: RefObject<HTMLElement | null>) {
  const currentOrder = rows.map(keyOf).join();
  const [shownOrder, setShownOrder] = useState(currentOrder);

  useEffect(() => {
    const element = list.current;
    const settle = () => {
      if (!isTouched(element)) setShownOrder(currentOrder);
    };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer = setTimeout(settle, settleTime);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settleTime);
    };
    const events = ['focusout', 'pointerup', 'pointercancel'] as const;
    for (const type of events) element?.addEventListener(type, wait);
    return () => {
      clearTimeout(timer);
      for (const type of events) element?.removeEventListener(type, wait);
    };
  }, [currentOrder, list]);

  const shownKeys = shownOrder.split(',');
  const shownPlace = ({ id, place }: Row) =>
    places.find((each) => shownKeys.includes(keyOf({ id, place: each }))) ?? place;
  const placed = rows.map((row) => ({ row, place: shownPlace(row) }));
  placed.sort((a, b) => rank[a.place] - rank[b.place]);
  useSlide(list, placed.map(({ row, place }) => keyOf({ id: row.id, place })).join());
  return placed;
}

/** Slides rows with their content, and everything around them, from their old to their new position. */
function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef({ order, tops: new Map<Element | null, number>() });
  useLayoutEffect(() => {
    const section = list.current?.parentElement;
    const still = [section?.parentElement, section];
    const boxes: (Element | null | undefined)[] = [...still, list.current, ...(list.current?.children ?? [])];
    const parts = boxes
      .flatMap((box) => [...(box?.children ?? [])])
      .filter((part) => !still.includes(part as HTMLElement));
    const tops = new Map<Element | null, number>(
      parts.map((part) => [part, part.getBoundingClientRect().top + window.scrollY]),
    );
    const moved = (part: Element | null) =>
      (before.current.tops.get(part) ?? tops.get(part) ?? 0) - (tops.get(part) ?? 0);
    if (before.current.order !== order) {
      for (const part of parts) {
        const by = before.current.tops.has(part) ? moved(part) - moved(part.parentElement) : 0;
        if (by === 0) continue;
        const frames = [{ transform: `translateY(${by}px)` }, { transform: 'none' }];
        part.animate(frames, { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' });
      }
    }
    before.current = { order, tops };
  });
}
