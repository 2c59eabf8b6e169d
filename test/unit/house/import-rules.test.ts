import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file and what it imports. */
type Import = readonly [file: string, line: string];

/** Each breaks one rule of who may import whom. */
const forbidden: readonly Import[] = [
  ['worker/habits/habits.service.ts', "import { eq } from 'drizzle-orm';"],
  ['worker/habits/habits.service.ts', "import { drizzle } from 'drizzle-orm/d1';"],
  ['worker/habits/habits.routes.ts', "import { eq } from 'drizzle-orm';"],
  ['worker/channels/pigeon.ts', "import { eq } from 'drizzle-orm';"],
  ['worker/links/signing.ts', "import { eq } from 'drizzle-orm';"],
  ['worker/app.ts', "import { eq } from 'drizzle-orm';"],
  ['worker/habits/habits.service.ts', "import { selectUser } from '../accounts/accounts.repo.ts';"],
  ['worker/habits/habits.service.ts', "const load = () => import('../accounts/accounts.repo.ts');"],
  ['worker/habits/habits.service.ts', "export { selectUser } from '../accounts/accounts.repo.ts';"],
  ['worker/habits/habits.repo.ts', "import { selectUser } from '../accounts/accounts.repo.ts';"],
  ['worker/channels/pigeon.ts', "import { selectUser } from '../accounts/accounts.repo.ts';"],
  ['worker/channels/pigeon.ts', "import { register } from '../accounts/accounts.service.ts';"],
  ['worker/habits/habits.routes.ts', "import { selectHabits } from './habits.repo.ts';"],
  ['worker/app.ts', "import { selectHabits } from './habits/habits.repo.ts';"],
  ['worker/app.ts', "import { listHabits } from './habits/habits.service.ts';"],
  ['worker/index.ts', "import { selectHabits } from './habits/habits.repo.ts';"],
  ['worker/habits/habits.service.ts', "import { readSettings } from '../env.ts';"],
  ['worker/habits/habits.service.ts', "import { createDeps } from '../deps.ts';"],
  ['worker/habits/habits.service.ts', "import { habitRoutes } from './habits.routes.ts';"],
  ['worker/habits/habits.service.ts', "import { app } from '../app.ts';"],
  ['worker/habits/habits.service.ts', "import { Hono } from 'hono';"],
  ['worker/habits/habits.service.ts', "import { DurableObject } from 'cloudflare:workers';"],
  ['worker/habits/habits.routes.ts', "import worker from '../index.ts';"],
  ['worker/habits/habits.repo.ts', "import { listHabits } from './habits.service.ts';"],
  ['worker/habits/habits.repo.ts', "import { systemClock } from '../clock.ts';"],
  ['worker/habits/habits.rules.ts', "import { readSettings } from '../env.ts';"],
  ['worker/habits/habits.rules.ts', "import { openDb } from '../db/client.ts';"],
  ['worker/habits/habits.rules.ts', "import { systemClock } from '../clock.ts';"],
  ['worker/habits/habits.rules.ts', "import { Hono } from 'hono';"],
  ['worker/habits/habits.rules.ts', "import type { Deps } from '../deps.ts';"],
  ['worker/habits/habits.schemas.ts', "import { focus } from './habits.rules.ts';"],
  ['worker/habits/habits.schemas.ts', "import { Temporal } from 'temporal-polyfill';"],
  ['worker/writers/poet.ts', "import { openDb } from '../db/client.ts';"],
  ['worker/db/views.ts', "import { selectHabits } from '../habits/habits.repo.ts';"],
  [
    'src/features/habits/queries.ts',
    "import { listHabits } from '../../../worker/habits/habits.service.ts';",
  ],
  ['src/features/habits/queries.ts', "import type { AppType } from '../../../worker/app.ts';"],
  ['src/features/habits/queries.ts', "import { statsQuery } from '../dashboard/queries.ts';"],
  ['src/features/habits/kinds/water.ts', "import { statsQuery } from '../../dashboard/queries.ts';"],
  ['src/features/habits/queries.ts', "import HabitPage from '../../pages/habit-page.tsx';"],
  ['src/features/layout/header.tsx', "import { statsQuery } from '../dashboard/queries.ts';"],
  ['src/ui/button.tsx', "import { statsQuery } from '../features/dashboard/queries.ts';"],
  ['src/lib/api.ts', "import { app } from '../../worker/app.ts';"],
  ['src/lib/api.ts', "import type { Env } from '../../worker/env.ts';"],
  ['src/lib/dates.ts', "import HabitPage from '../pages/habit-page.tsx';"],
];

/** What the same rules must leave alone. */
const allowed: readonly Import[] = [
  ['worker/tracks/tracks.repo.ts', "import { eq } from 'drizzle-orm';"],
  ['worker/tracks/tracks.service.ts', "import { selectTracks } from './tracks.repo.ts';"],
  ['worker/tracks/tracks.service.ts', "import { register } from '../accounts/accounts.service.ts';"],
  ['worker/tracks/tracks.service.ts', "import type { Deps } from '../deps.ts';"],
  ['worker/tracks/tracks.rules.ts', "import type { Claim } from '../db/read-as.ts';"],
  ['worker/tracks/tracks.schemas.ts', "import { z } from 'zod';"],
  ['worker/tracks/tracks.schemas.ts', "import { carriers } from '../accounts/accounts.schemas.ts';"],
  ['worker/channels/raven.ts', "import { putIntoOutbox } from '../outbox/outbox.repo.ts';"],
  ['worker/channels/raven.ts', "import type { Settings } from '../env.ts';"],
  [
    'src/features/tracks/queries.ts',
    "import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';",
  ],
  [
    'src/features/tracks/queries.ts',
    "import { addDays } from '../../../worker/campaigns/calendar-date.rules.ts';",
  ],
  ['src/features/tracks/queries.ts', "import { useUser } from '../session/session.ts';"],
  ['src/features/tracks/queries.ts', "import { api } from '../../lib/api.ts';"],
  ['src/pages/tracks-page.tsx', "import { tracksQuery } from '../features/tracks/queries.ts';"],
];

let project: string;
/** Where the linter complains, as `file:line`. */
let complaints: Set<string>;

type Report = { diagnostics: { location: { path: string; start: { line: number } } }[] };

/** Where an import stands once all imports of a file are written below each other. */
const placeOf = (imports: readonly Import[], [file, line]: Import) =>
  `${file}:${imports.filter(([other]) => other === file).findIndex(([, text]) => text === line) + 1}`;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'import-rules-'));
  cpSync('biome.json', join(project, 'biome.json'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');
  for (const [file, line] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    appendFileSync(join(project, file), `${line}\n`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...[biome, 'lint', '--vcs-enabled=false', '--only=style/noRestrictedImports'],
      ...['--reporter=json', '--max-diagnostics=none', '.'],
    ],
    { cwd: project, encoding: 'utf8' },
  );
  const { diagnostics }: Report = JSON.parse(stdout);
  complaints = new Set(diagnostics.map(({ location }) => `${location.path}:${location.start.line}`));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test.each(forbidden)('the linter refuses in %s: %s', (...line) => {
  expect(complaints).toContain(placeOf(forbidden, line));
});

test.each(allowed)('the linter allows in %s: %s', (...line) => {
  expect(complaints).not.toContain(placeOf(allowed, line));
});
