import { ApiError } from './api.ts';

/**
 * Whether the server won't try again, so that the next call is another attempt. With its own errors (500) it may, and
 * other responses say nothing about an earlier call whose response was lost.
 */
const isFinal = (error: unknown) =>
  error instanceof ApiError && [502, 503, 504].includes(error.status) && error.userMessage !== undefined;

const unused = { text: '', idempotencyKey: '' };
let last = unused;

/**
 * For calls that must not take effect twice if a response is lost and the browser, or the person, repeats the call. The
 * same input is sent with the same key until the server has answered, even if its dialog was closed in the meantime.
 */
export async function keyedCall<Input, Result>(
  input: Input,
  call: (json: Input & { idempotencyKey: string }) => Promise<Result>,
): Promise<Result> {
  const text = JSON.stringify(input);
  if (text !== last.text) last = { text, idempotencyKey: crypto.randomUUID() };
  try {
    const result = await call({ ...input, idempotencyKey: last.idempotencyKey });
    last = unused;
    return result;
  } catch (error) {
    if (isFinal(error)) last = unused;
    throw error;
  }
}
