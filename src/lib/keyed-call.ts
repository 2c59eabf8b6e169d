import { ApiError } from './api.ts';

/** Whether the server has tried in vain, so that the next call is another attempt. */
const wasTried = (error: unknown) =>
  error instanceof ApiError && error.status === 502 && error.userMessage !== undefined;

/**
 * For calls that must not take effect twice if a response is lost and the browser, or the person, repeats the call. The
 * same input is sent with the same key until the server has answered.
 */
export function keyedCalls() {
  const unused = { text: '', idempotencyKey: '' };
  let last = unused;
  return async <Input, Result>(
    input: Input,
    call: (json: Input & { idempotencyKey: string }) => Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(input);
    if (text !== last.text) last = { text, idempotencyKey: crypto.randomUUID() };
    try {
      const result = await call({ ...input, idempotencyKey: last.idempotencyKey });
      last = unused;
      return result;
    } catch (error) {
      if (wasTried(error)) last = unused;
      throw error;
    }
  };
}
