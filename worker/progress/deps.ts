import type { HttpDeps } from '../http/deps.ts';

export type ProgressDeps = Pick<HttpDeps, 'db' | 'clock'>;
