import { type RefObject, useLayoutEffect } from 'react';

/** When an element goes away with the focus in it, its neighbour takes the focus, or else the page. */
export function useHandOnFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const neighbour = own.nextElementSibling ?? own.previousElementSibling;
      const heir = neighbour?.hasAttribute('tabindex') ? neighbour : document.getElementById('main');
      if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
    };
  }, [element]);
}
