import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll } from 'vitest';
import { createDeps } from '../../../worker/deps.ts';
import { scheduleOf } from '../worker/alarms.ts';

/** Lets the Worker and its objects, which keep their dependencies, call the fake providers in the tests of a file. */
export function usingProviders(name: 'twilio' | 'model'): void {
  const settings = env.TEST_PROVIDERS[name];
  const renewDeps = async () => {
    const ofObjects = await runInDurableObject(scheduleOf(0), (object) =>
      createDeps(Reflect.get(object, 'env')),
    );
    for (const deps of [createDeps(env), ofObjects]) Object.assign(deps, createDeps({ ...env }));
  };
  beforeAll(async () => {
    Object.assign(env, settings);
    await renewDeps();
  });
  afterAll(async () => {
    for (const key of Object.keys(settings)) Reflect.deleteProperty(env, key);
    await renewDeps();
  });
}
