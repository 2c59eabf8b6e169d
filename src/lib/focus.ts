import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/** The parts of a page that take the focus if the focused element in them is removed. */
const focusableParts = 'article, section, form, li, [role="tabpanel"], main';

/**
 * If the focused element is removed from the page, the focus moves to the part around it instead of getting lost. In
 * a list of messages, it moves to the next one.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    /** The focused element and its ancestors. */
    let path: readonly EventTarget[] = [];
    const remember = (event: FocusEvent) => {
      path = event.composedPath();
    };
    const observer = new MutationObserver((changes) => {
      const [focused] = path;
      if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body)
        return;
      const removed = changes.find(({ removedNodes }) =>
        [...removedNodes].some((node) => path.includes(node)),
      );
      const neighbor = removed?.nextSibling ?? removed?.previousSibling;
      const isMessage = neighbor instanceof HTMLElement && neighbor.matches('article[tabindex]');
      const part = isMessage
        ? neighbor
        : path.find(
            (each): each is HTMLElement =>
              each instanceof HTMLElement && each.isConnected && each.matches(focusableParts),
          );
      if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
      part?.focus({ preventScroll: true });
    });
    main?.addEventListener('focusin', remember);
    if (main) observer.observe(main, { childList: true, subtree: true });
    return () => {
      main?.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

/** As a `ref`: the element takes the focus when it appears. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A popover and the button that opens it. It closes on Escape and on a click outside. */
export function usePopover() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // If it closes and reopens in one frame, the browser reports only that it opened, and the focus must move again.
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt !== null;
  return {
    panel,
    isOpen,
    /** When it was opened; null while it is closed. */
    openedAt,
    buttonProps: { popoverTarget: id, 'aria-expanded': isOpen },
    panelProps: {
      id,
      ref: panel,
      popover: 'auto',
      onToggle: ({ newState, timeStamp }: ToggleEvent) => setOpenedAt(newState === 'open' ? timeStamp : null),
    },
  } as const;
}

export const menuItems = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The button of a menu opens it with the arrow keys too. */
export function openMenuByKey(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  panel?.showPopover();
}

/** Moves the focus through an open menu, in a circle, or to the next item that begins with a letter; Tab closes it. */
export function moveInMenu(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key === 'Tab') {
    panel?.hidePopover();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = menuItems(panel);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const letter = event.key.toLowerCase();
  const isNamed = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(letter);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next =
    letter.length === 1
      ? (items.slice(at + 1).find(isNamed) ?? items.find(isNamed))
      : items[steps[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
