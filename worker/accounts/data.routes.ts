import { Hono } from 'hono';
import { z } from 'zod';
import { type AppEnv, signedIn, valid, validPath } from '../http/http.ts';
import { exportAccount, exportDays, importAccount } from './archive.service.ts';
import { importSchema } from './archive-contract.ts';
import { calendarFeed, readCalendar, removeCalendar, renewCalendar } from './calendar.service.ts';
import type { AccountDeps } from './deps.ts';

const exportQuery = z.object({
  format: z.enum(['json', 'csv'], 'Supported formats: json, csv').default('json'),
});
const attachment = (name: string) => `attachment; filename="${name}"`;

export const dataRoutes = new Hono<AppEnv<AccountDeps>>()
  .get('/account/export', signedIn, valid('query', exportQuery), async (c) => {
    const { claim, deps } = c.var;
    if (c.req.valid('query').format === 'csv') {
      const days = await exportDays(deps, claim);
      c.header('Content-Disposition', attachment('better-habits-days.csv'));
      // With a byte order mark, spreadsheets reliably read the file as UTF-8.
      return c.body(`\uFEFF${days}`, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    }
    const archive = await exportAccount(deps, claim);
    c.header('Content-Disposition', attachment('better-habits.json'));
    return c.body(JSON.stringify(archive, null, 1), 200, { 'Content-Type': 'application/json' });
  })
  .post('/account/import', signedIn, valid('json', importSchema), async (c) =>
    c.json(await importAccount(c.var.deps, c.var.claim, c.req.valid('json'))),
  )
  .get('/account/calendar', signedIn, async (c) => c.json(await readCalendar(c.var.deps, c.var.claim)))
  .post('/account/calendar', signedIn, async (c) => c.json(await renewCalendar(c.var.deps, c.var.claim)))
  .delete('/account/calendar', signedIn, async (c) => {
    await removeCalendar(c.var.deps, c.var.claim);
    return c.body(null, 204);
  })
  .get('/calendar/:key', validPath('Calendar', z.object({ key: z.string().max(64) })), async (c) =>
    c.body(await calendarFeed(c.var.deps, c.req.valid('param').key), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    }),
  );
