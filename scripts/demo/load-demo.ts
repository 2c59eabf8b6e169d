import '../module-hooks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import type { LocalSettings } from '../local/local-secrets.ts';
import { projectFolder } from '../local/project.ts';
import type { DemoTime } from './live.ts';
import { demoPerson } from './stories.ts';

/** The tables to copy, in an order that foreign keys allow. */
const tables = [
  'users',
  'campaigns',
  'campaign_questions',
  'messages',
  'deliveries',
  'delivery_attempts',
  'outbox',
] as const;

const outboxLength = 30;

/**
 * Adds the demo account to the database unless it is already there. Its history is created in memory and copied in one
 * transaction.
 * @param time the campaigns are in weeks 1, 5 and 12 at this time, and one is over
 */
export async function loadDemo(
  database: D1Database,
  settings: LocalSettings,
  time: DemoTime,
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
  await liveDemo(d1, settings, time);

  sqlite.exec(
    `DELETE FROM outbox WHERE id NOT IN (SELECT id FROM outbox ORDER BY created_at DESC LIMIT ${outboxLength})`,
  );
  await database.batch(
    tables.map((table) => {
      // This list doesn't include generated columns, which can't be written.
      const columns = sqlite
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        // The database assigns these ids.
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

type Row = Record<string, unknown>;

/** The methods of a D1 statement that drizzle calls. */
class MemoryStatement {
  private readonly sqlite: DatabaseSync;
  private readonly text: string;
  private readonly values: readonly SQLInputValue[];

  constructor(sqlite: DatabaseSync, text: string, values: readonly SQLInputValue[] = []) {
    this.sqlite = sqlite;
    this.text = text;
    this.values = values;
  }

  bind(...values: unknown[]): MemoryStatement {
    const bound = values.map(
      (value) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue,
    );
    return new MemoryStatement(this.sqlite, this.text, bound);
  }

  async all() {
    return this.run();
  }

  async raw(): Promise<unknown[][]> {
    const statement = this.sqlite.prepare(this.text);
    statement.setReturnArrays(true);
    return statement.all(...this.values) as unknown as unknown[][];
  }

  run() {
    const results = this.sqlite.prepare(this.text).all(...this.values) as Row[];
    return { success: true, results, meta: {} };
  }
}

/** A new database in memory with the app's tables and the interface of D1. */
function openMemoryDatabase() {
  const sqlite = new DatabaseSync(':memory:');
  const folder = `${projectFolder}/migrations`;
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.sort()) sqlite.exec(readFileSync(`${folder}/${name}`, 'utf8'));
  const d1 = {
    prepare: (text: string) => new MemoryStatement(sqlite, text),
    batch: async (statements: readonly MemoryStatement[]) => {
      sqlite.exec('BEGIN');
      try {
        const answers = statements.map((statement) => statement.run());
        sqlite.exec('COMMIT');
        return answers;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return { sqlite, d1: d1 as unknown as D1Database };
}
