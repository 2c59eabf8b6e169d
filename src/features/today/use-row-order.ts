import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowPlace } from './today-words.ts';

type Row = { id: number; place: RowPlace };

const restTime = 1500;
const rank: Record<RowPlace, number> = { now: 0, later: 1, done: 2, skipped: 2, paused: 3 };
const places = ['now', 'later', 'done', 'skipped', 'paused'] as const satisfies readonly RowPlace[];
const written = ({ id, place }: Row) => `${id}:${place}`;

const isTouched = (list: HTMLElement | null) =>
  list?.querySelector(':active, :focus-visible, input:focus') !== null;

/**
 * The order of today's rows. A marked row moves to its new place after a moment, but never while it is touched or
 * focused; for people who prefer reduced motion, it moves on their next visit.
 */
export function useRowOrder<Habit extends Row>(rows: readonly Habit[], list: RefObject<HTMLElement | null>) {
  const wanted = rows.map(written).join();
  const [shown, setShown] = useState(wanted);

  useEffect(() => {
    const element = list.current;
    const settle = () => {
      if (!isTouched(element)) setShown(wanted);
    };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer = setTimeout(settle, restTime);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, restTime);
    };
    const events = ['focusout', 'pointerup', 'pointercancel'] as const;
    for (const type of events) element?.addEventListener(type, wait);
    return () => {
      clearTimeout(timer);
      for (const type of events) element?.removeEventListener(type, wait);
    };
  }, [wanted, list]);

  const known = shown.split(',');
  const placeOf = ({ id, place }: Row) =>
    places.find((each) => known.includes(written({ id, place: each }))) ?? place;
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  placed.sort((one, other) => rank[one.place] - rank[other.place]);
  useSlide(list, placed.map(({ row }) => row.id).join());
  return placed;
}

/** Rows slide from where they were to where they are now. */
function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef({ order, tops: new Map<Element, number>() });
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const tops = new Map(rows.map((row) => [row, row.getBoundingClientRect().top + window.scrollY]));
    if (before.current.order !== order) {
      for (const [row, top] of tops) {
        const from = before.current.tops.get(row) ?? top;
        if (from === top) continue;
        const frames = [{ transform: `translateY(${from - top}px)` }, { transform: 'none' }];
        row.animate(frames, { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' });
      }
    }
    before.current = { order, tops };
  });
}
