import '../module-hooks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import type { LocalSettings } from '../local/local-secrets.ts';
import { projectFolder } from '../local/project.ts';
import type { DemoTime } from './demo-history.ts';
import { demoUser } from './stories.ts';

/** The tables to copy, in foreign key order. */
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
 * Adds the demo account to the database unless it exists. Its history is created in memory and copied in one transaction.
 * @param time when the campaigns are in weeks 1, 5 and 12, and one has ended
 */
export async function loadDemo(
  database: D1Database,
  settings: LocalSettings,
  time: DemoTime,
): Promise<'loaded' | 'exists'> {
  const user = database.prepare('SELECT id FROM users WHERE username_key = ?').bind(demoUser.username);
  if ((await user.first()) !== null) return 'exists';

  const { sqlite, d1 } = openMemoryDatabase();
  const sequences = await database
    .prepare('SELECT name, seq FROM sqlite_sequence')
    .all<{ name: string; seq: number }>();
  const insertSequence = sqlite.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
  for (const { name, seq } of sequences.results) insertSequence.run(name, seq);

  const { createDemoHistory } = await import('./demo-history.ts');
  await createDemoHistory(d1, settings, time);

  sqlite.exec(
    `DELETE FROM outbox WHERE id NOT IN (SELECT id FROM outbox ORDER BY created_at DESC LIMIT ${outboxLength})`,
  );
  await database.batch(
    tables.map((table) => {
      // table_info leaves out generated columns, which can't be inserted.
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

/** The methods of a D1 statement that Drizzle calls. */
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

/** A new in-memory database with the app's tables and D1's interface. */
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
        const results = statements.map((statement) => statement.run());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return { sqlite, d1: d1 as unknown as D1Database };
}
