let held: EventTarget | null = null;
const hold = (event: Event) => {
  // If the default was prevented, the app has already handled the form.
  if (!event.defaultPrevented) held = event.target;
};

/** Called before hydration: until then, submitting a form does nothing, so we remember that it was submitted. */
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
