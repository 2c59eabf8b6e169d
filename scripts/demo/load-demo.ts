import './wasm-modules.ts';
import type { D1Database } from '@cloudflare/workers-types';
import type { LocalSettings } from '../local/local-secrets.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { demoPerson } from './stories.ts';

/** What the demo leaves behind, in an order that foreign keys allow. */
const tables = [
  'users',
  'campaigns',
  'campaign_questions',
  'messages',
  'deliveries',
  'delivery_attempts',
  'outbox',
] as const;

/** How much of what was sent the outbox shows. */
const outboxLength = 30;

/**
 * Puts the demo account into the database, unless there is one already: what a person does with it stays. The account's
 * history is lived in memory and written in one transaction, so there is all of it or nothing.
 * @param now epoch milliseconds: the campaigns are in weeks 1, 5 and 12 at this time, and one is over
 */
export async function loadDemo(
  database: D1Database,
  settings: LocalSettings,
  now: number,
): Promise<'loaded' | 'there already'> {
  const person = database.prepare('SELECT id FROM users WHERE username_key = ?').bind(demoPerson.username);
  if ((await person.first()) !== null) return 'there already';

  const { sqlite, d1 } = openMemoryDatabase();
  const used = await database
    .prepare('SELECT name, seq FROM sqlite_sequence')
    .all<{ name: string; seq: number }>();
  const start = sqlite.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
  for (const { name, seq } of used.results) start.run(name, seq);

  const { liveDemo } = await import('./live.ts');
  await liveDemo(d1, settings, now);

  sqlite.exec(
    `DELETE FROM outbox WHERE id NOT IN (SELECT id FROM outbox ORDER BY created_at DESC LIMIT ${outboxLength})`,
  );
  await database.batch(
    tables.map((table) => {
      // Generated columns are hidden from this list: they cannot be written.
      const columns = sqlite
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        // The database numbers these by itself.
        .filter(({ name }) => table !== 'delivery_attempts' || name !== 'id');
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const fields = columns.map(({ name }) => `value ->> '$.${name}'`).join(', ');
      const rows = sqlite.prepare(`SELECT * FROM ${table}`).all();
      return database
        .prepare(`INSERT INTO ${table} (${names}) SELECT ${fields} FROM json_each(?)`)
        .bind(JSON.stringify(rows));
    }),
  );
  return 'loaded';
}
