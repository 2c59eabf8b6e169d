import { type RefObject, useLayoutEffect } from 'react';

/** When an element that has the focus is removed, the focus moves to its neighbor, or else to the page. */
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
