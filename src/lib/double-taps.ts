import { type MouseEvent, useRef } from 'react';

/** The longest time between the two taps of a double tap, in milliseconds. */
const MAX_PAUSE = 400;
/** The longest distance between two taps at the same place, in pixels. */
const MAX_DISTANCE = 30;

/**
 * Returns props for a part of a page whose buttons change when they are pressed. It ignores the second tap of a double tap,
 * and the repeats of a held key. The times are the input device's, so that a busy page doesn't matter. A phone doesn't
 * count taps in `detail`.
 */
export function useDoubleTapGuard() {
  const last = useRef({ timeStamp: -MAX_PAUSE, x: 0, y: 0 });
  return {
    onClickCapture({ nativeEvent: click }: MouseEvent) {
      const { timeStamp, x, y } = last.current;
      last.current = click;
      if (click.timeStamp - timeStamp >= MAX_PAUSE) return;
      if (Math.hypot(click.x - x, click.y - y) >= MAX_DISTANCE) return;
      click.preventDefault();
      click.stopPropagation();
    },
  };
}
