import type { TestProject } from 'vitest/node';
import { demoUser } from '../../scripts/demo/stories.ts';
import { launchOptions, startTestApp } from '../support/node/test-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appOrigin: string;
    /** An export of the demo account */
    demoData: string;
  }
}

/** A zone without summer time where it is about noon now. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function exportDemo(origin: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(demoUser),
  });
  const Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return (await fetch(`${origin}/api/account/export`, { headers: { Cookie } })).text();
}

/** Starts one app for all browser tests and unpacks the browser, which each process starts. */
export default async function setup(project: TestProject) {
  // The zone of the demo account, of new people and of all browsers: no day ends while the tests run.
  process.env.TZ = zoneAtNoon();
  const [app] = await Promise.all([startTestApp(), launchOptions()]);
  project.provide('appOrigin', app.origin);
  project.provide('demoData', await exportDemo(app.origin));
  return () => app.close();
}
