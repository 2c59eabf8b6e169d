import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../support/node/browser.ts';
import { startTestApp } from '../support/node/test-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appOrigin: string;
    browserEndpoint: string;
  }
}

/** One app and one browser for all browser tests. */
export default async function setup(project: TestProject) {
  const [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
  project.provide('appOrigin', app.origin);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.close();
  };
}
