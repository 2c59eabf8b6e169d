import { exports } from 'cloudflare:workers';
import { appAddress, call } from './people.ts';

/** Sends a form as a browser does without scripts. */
export function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: appAddress, 'Sec-Fetch-Site': 'same-origin' },
): Promise<Response> {
  return exports.default.fetch(`${appAddress}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

export const answer = (path: string, action: string) => post(path, { answer: action });

/** The page that a browser shows for an address. */
export async function pageAt(path: string): Promise<{ status: number; text: string; answer: Response }> {
  const response = await call('GET', path);
  return { status: response.status, text: await response.clone().text(), answer: response };
}
