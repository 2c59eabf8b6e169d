import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** The longest time between the two taps of a double tap, in milliseconds. */
const MAX_PAUSE = 400;
/** The longest time after which another row's button may have come under a resting finger, in milliseconds. */
const MAX_ROW_PAUSE = 4000;
/** The longest distance between two taps at the same place, in pixels. */
const MAX_DISTANCE = 30;

/**
 * Returns props for a part of a page whose buttons change when they are pressed. It ignores the second tap of a double tap
 * if another button, or the same one with another meaning, is under the finger by then, and for longer if it belongs to
 * another row. It also ignores the repeats of a held key. The times are the input device's, so that a busy page doesn't
 * matter.
 */
export function useDoubleTapGuard() {
  const last = useRef({ timeStamp: -MAX_PAUSE, x: 0, y: 0, look: '', row: null as Element | null });
  return {
    onClickCapture(event: MouseEvent) {
      const { timeStamp, x, y, detail } = event.nativeEvent;
      const button = (event.target as Element).closest('button');
      // Without a count, it comes from a key or a screen reader, and each one is meant.
      if (detail === 0 || !button) return;
      const { current: first } = last;
      const { outerHTML: look } = button;
      const row = button.closest('article');
      if (
        look !== first.look &&
        timeStamp - first.timeStamp < (row === first.row ? MAX_PAUSE : MAX_ROW_PAUSE) &&
        Math.hypot(x - first.x, y - first.y) < MAX_DISTANCE
      ) {
        event.preventDefault();
        event.stopPropagation();
      } else last.current = { timeStamp, x, y, look, row };
    },
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
