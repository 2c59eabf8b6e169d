let held: EventTarget | null = null;
const hold = (event: Event) => {
  // What the app has taken care of already is its own.
  if (!event.defaultPrevented) held = event.target;
};

/** Called before the app takes a prerendered page over: a form sent until then does nothing, so the press is kept. */
export function holdSubmits(): void {
  window.addEventListener('submit', hold);
}

/** Whether this form was sent before the app had taken it over. From now on nothing is kept. */
export function takeSubmit(form: HTMLFormElement | null): boolean {
  const isHeld = held !== null && held === form;
  window.removeEventListener('submit', hold);
  held = null;
  return isHeld;
}
