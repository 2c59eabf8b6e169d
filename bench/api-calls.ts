import type { Call } from './load.ts';
import { campaignsOfOne, measuredSession, measuredUser, sentOfOne, sessionCookie } from './seed.ts';
import type { DatabaseName } from './worker/bench-env.ts';

export type Baseline = 'bare route' | 'one read' | 'one batch' | 'batch of 84' | 'one write';
export type Measured = {
  name: string;
  kind: 'baseline' | 'read' | 'write';
  /** What the goal is counted against. */
  against: Baseline;
  /** Several calls take turns. */
  calls: readonly Call[];
};

const get = (path: string): Call => ({ method: 'GET', path });

/** Messages of the measured account that were sent: those that a check-in is about. */
const sentMessages = Array.from({ length: sentOfOne }, (_, index) => index + 1);

const batchOf = (list: string) => get(`/bench/${list}?session=${measuredSession}&user=${measuredUser}`);

const baselines: Record<Baseline, readonly Call[]> = {
  'bare route': [get('/bench/bare')],
  'one read': [get('/bench/read?id=3')],
  'one batch': [batchOf('batch')],
  'batch of 84': [batchOf('messages')],
  'one write': sentMessages.map((id) => ({ method: 'PUT', path: `/bench/write?id=${id}` })),
};

const each = (path: (id: number) => string) =>
  Array.from({ length: campaignsOfOne }, (_, index) => get(path(index + 1)));

/** The app's calls by the page that makes them. */
const calls: readonly Measured[] = [
  { name: 'list: campaigns', kind: 'read', against: 'one batch', calls: [get('/api/campaigns')] },
  {
    name: 'detail: campaign',
    kind: 'read',
    against: 'one batch',
    calls: each((id) => `/api/campaigns/${id}`),
  },
  {
    name: 'detail: its messages',
    kind: 'read',
    against: 'batch of 84',
    calls: each((id) => `/api/messages/campaign/${id}`),
  },
  { name: 'dashboard: active', kind: 'read', against: 'one batch', calls: [get('/api/campaigns/active')] },
  {
    name: 'dashboard: stats',
    kind: 'read',
    against: 'one batch',
    calls: [get(`/api/stats/${measuredUser}`)],
  },
  { name: 'dashboard: recent', kind: 'read', against: 'one batch', calls: [get('/api/messages/recent')] },
  {
    name: 'check-in',
    kind: 'write',
    against: 'one write',
    calls: [true, false].flatMap((completed) =>
      sentMessages.map((id) => ({ method: 'PUT', path: `/api/messages/${id}`, body: { completed } })),
    ),
  },
];

/** Everything that is measured, as it is sent to one of the databases. */
export async function measuredCalls(database: DatabaseName, now: number): Promise<Measured[]> {
  const headers = { Cookie: await sessionCookie(now), 'X-Bench-Database': database };
  const bare = Object.entries(baselines).map(
    ([name, list]): Measured => ({ name, kind: 'baseline', against: 'one batch', calls: list }),
  );
  return [...bare, ...calls].map((measured) => ({
    ...measured,
    calls: measured.calls.map((call) => ({ ...call, headers })),
  }));
}
