import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, onSignedOut, unwrap, userMessage } from '../../../src/lib/api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Asks who is signed in, of a server that answers this. */
function ask(answer: Response) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer);
  vi.stubGlobal('fetch', fetch);
  return { asked: fetch, answered: unwrap(api.session.$get()) };
}

describe('a call', () => {
  it('sends the credentials along, and hands out the body', async () => {
    const { asked, answered } = ask(Response.json({ id: 7 }));
    expect(await answered).toEqual({ id: 7 });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('that is refused is an error of the status, a colon, a space and the text', async () => {
    const { answered } = ask(new Response('No such thing', { status: 404 }));
    await expect(answered).rejects.toThrow(new ApiError(404, 'No such thing', undefined));
    await expect(answered).rejects.toThrow('404: No such thing');
  });

  it('that is refused without a text has the text of its status', async () => {
    const { answered } = ask(new Response(null, { status: 409, statusText: 'Conflict' }));
    await expect(answered).rejects.toThrow('409: Conflict');
  });

  it('that is refused with words for a person shows those, and else the ones at hand', async () => {
    const kind = await ask(Response.json({ message: 'Please wait' }, { status: 429 })).answered.catch(String);
    expect(kind).toContain('429');
    expect(userMessage(new ApiError(429, '{}', 'Please wait'), 'otherwise')).toBe('Please wait');
    expect(userMessage(new ApiError(429, '{}', undefined), 'otherwise')).toBe('otherwise');
    expect(userMessage(new TypeError('no network'), 'otherwise')).toBe('otherwise');
  });

  it('that is answered 401 says that nobody is signed in, and is an error like others', async () => {
    const told = vi.fn();
    onSignedOut(told);
    await expect(ask(new Response('', { status: 401 })).answered).rejects.toThrow(ApiError);
    expect(told).toHaveBeenCalledOnce();
    await expect(ask(new Response('', { status: 403 })).answered).rejects.toThrow(ApiError);
    expect(told).toHaveBeenCalledOnce();
  });
});
