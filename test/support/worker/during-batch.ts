import { env } from 'cloudflare:workers';
import { createDeps, type Deps } from '../../../worker/deps.ts';

/** The app's parts, over a database where something happens once between reading and writing. */
export function depsWith(meanwhile: () => Promise<unknown>): Deps {
  let hasHappened = false;
  const DB = new Proxy(env.DB, {
    get: (database, name) =>
      name === 'batch'
        ? async (statements: D1PreparedStatement[]) => {
            if (!hasHappened) {
              hasHappened = true;
              await meanwhile();
            }
            return database.batch(statements);
          }
        : Reflect.get(database, name).bind(database),
  });
  return createDeps({ ...env, DB });
}
