import { userMessage } from '../lib/api.ts';

export type ToastText = { title: string; description?: string | undefined };
type Toast = ToastText & { kind: 'success' | 'error' | 'info' };
export type ShownToast = Toast & { id: number };

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice. It replaces the current one. */
export function toast(content: Toast): void {
  lastId += 1;
  show({ ...content, id: lastId });
}

export const toastError = (description: string) => toast({ title: 'Error', description, kind: 'error' });

/** Shows an error notice with the server's message, or else the fallback. */
export const showError = (error: unknown, fallback: string) => toastError(userMessage(error, fallback));

export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export const shownToast = () => shown;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
