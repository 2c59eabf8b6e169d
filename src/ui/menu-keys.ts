import type { KeyboardEvent } from 'react';

export const menuItems = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Moves the focus through an open menu, in a circle; Tab closes it. */
export function moveInMenu(event: KeyboardEvent, panel: HTMLElement | null): void {
  if (event.key === 'Tab') {
    panel?.hidePopover();
    return;
  }
  const items = menuItems(panel);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
