import type { TestProject } from 'vitest/node';
import { launchOptions } from '../support/node/browser.ts';
import { startTestApp } from '../support/node/test-app.ts';
import { zoneAtNoon } from './zone.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appOrigin: string;
  }
}

/** Starts one app for all browser tests and unpacks the browser, which each process starts. */
export default async function setup(project: TestProject) {
  // The zone of the demo account, of new people and of all browsers: no day ends while the tests run.
  process.env.TZ = zoneAtNoon();
  const [app] = await Promise.all([startTestApp(), launchOptions()]);
  project.provide('appOrigin', app.origin);
  return () => app.close();
}
