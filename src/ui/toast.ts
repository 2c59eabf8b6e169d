import { userMessage } from '../lib/api.ts';
import { createStore } from '../lib/hooks.ts';

export type ToastText = { title: string; description?: string | undefined };
type Toast = ToastText & {
  kind: 'success' | 'error' | 'info';
  /** `elsewhere` says how to do the same once the notice is gone. */
  action?: { label: string; elsewhere: string; run: () => void };
};
export type ShownToast = Toast & { id: number };

export const shownToast = createStore<ShownToast | null>(null);
let lastId = 0;

/** Shows a notice. It replaces the current one. */
export function toast(content: Toast): void {
  lastId += 1;
  shownToast.set({ ...content, id: lastId });
}

export const toastSuccess = (title: string, description?: string) =>
  toast({ title, description, kind: 'success' });

export const toastError = (description: string, title = 'Error') =>
  toast({ title, description, kind: 'error' });

export const showError = (error: unknown, fallback: string, title?: string) =>
  toastError(userMessage(error, fallback), title);

export function dismissToast(id: number): void {
  if (shownToast.get()?.id === id) shownToast.set(null);
}
