import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { projectFolder } from '../local/project.ts';

type Row = Record<string, unknown>;

/** A statement with the calls of D1 that drizzle makes. */
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

/** A new database in memory with the tables of the app, which answers as D1 does, but at once. */
export function openMemoryDatabase() {
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
