import type { Db } from '../db/client.ts';
import type { Clock, Log } from '../platform/runtime.ts';
import type { Settings } from '../platform/settings.ts';

export type HttpDeps = { settings: Settings; db: Db; clock: Clock; log: Log };
