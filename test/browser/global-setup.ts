import type { TestProject } from 'vitest/node';
import { launchOptions } from '../support/node/browser.ts';
import { startTestApp } from '../support/node/test-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appOrigin: string;
  }
}

/** Starts one app for all browser tests and unpacks the browser, which each process starts. */
export default async function setup(project: TestProject) {
  // The zone of the demo account and of all browsers, whatever the machine's.
  process.env.TZ = 'UTC';
  const [app] = await Promise.all([startTestApp(), launchOptions()]);
  project.provide('appOrigin', app.origin);
  return () => app.close();
}
