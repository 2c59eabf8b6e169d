import { type ClientResponse, hc } from 'hono/client';
import type { ResponseFormat } from 'hono/types';
import type { AppType } from '../../worker/app.ts';
import { storedHeader } from './page-messages.ts';

/** The typed client: `unwrap(api.campaigns[':id'].$get(idParam(7)))`. */
export const { api } = hc<AppType>('/', { init: { credentials: 'include' } });

export const idParam = (id: number) => ({ param: { id: String(id) } });

type ErrorBody = { message?: string | undefined; field?: string | undefined };

/** A response that is not OK. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's message for people, if it sent one. */
  readonly userMessage: string | undefined;
  /** The field of the request that is wrong, if it is one. */
  readonly field: string | undefined;

  constructor(status: number, text: string, { message, field }: ErrorBody = {}) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.userMessage = message;
    this.field = field;
  }
}

let notifySignedOut: () => void = () => undefined;

/** Registers what to do when the server responds with 401. */
export function onSignedOut(listener: () => void): void {
  notifySignedOut = listener;
}

function readErrorBody(text: string): ErrorBody {
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  try {
    const { message, field } = JSON.parse(text) as { message?: unknown; field?: unknown };
    return { message: textOf(message), field: textOf(field) };
  } catch {
    return {};
  }
}

/** Bodies that came from the service worker's cache, because the server couldn't be reached. */
const storedBodies = new WeakSet<object>();

export const isStored = (body: unknown): boolean => storedBodies.has(Object(body));

type Unwrapped<Body, Format> = Format extends 'json' ? Body : null;

/**
 * Waits for a call and returns its body, or null if it has none.
 * @throws ApiError if the response is not OK
 */
export async function unwrap<Body, Status extends number, Format extends ResponseFormat>(
  call: Promise<ClientResponse<Body, Status, Format>>,
): Promise<Unwrapped<Body, Format>> {
  const response = await call;
  if (!response.ok) {
    const text = await response.text();
    if (response.status === 401) notifySignedOut();
    throw new ApiError(response.status, text || response.statusText, readErrorBody(text));
  }
  const body: unknown = response.status === 204 ? null : await response.json();
  if (response.headers.has(storedHeader)) storedBodies.add(Object(body));
  return body as Unwrapped<Body, Format>;
}

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

export const isGone = (error: unknown): boolean => statusOf(error) === 404;

export const unreachable = 'We could not reach the server. Please check your connection and try again.';

/** The server's message, or else the fallback. */
export function userMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

/** Like `userMessage`, but says so if the server couldn't be reached. */
export const failureMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? userMessage(error, fallback) : unreachable;

/**
 * Like `userMessage`, but only if another try won't help, such as at a limit, or may do harm, because nobody knows the
 * outcome of the first.
 */
export function refusalMessage(error: unknown, fallback: string): string {
  return [409, 429, 503, 504].includes(statusOf(error) ?? 0) ? userMessage(error, fallback) : fallback;
}
