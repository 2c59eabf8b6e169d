import type { Db } from '../db/client.ts';
import type { Clock, Log } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';

/** The dependencies of every request. */
export type HttpDeps = { settings: Settings; db: Db; clock: Clock; log: Log };
