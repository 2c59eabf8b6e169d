import { env } from 'cloudflare:workers';

/** Runs a statement on the database of the tests. @returns its rows */
export const sql = async <Row = Record<string, unknown>>(
  statement: string,
  ...values: unknown[]
): Promise<Row[]> =>
  (
    await env.DB.prepare(statement)
      .bind(...values)
      .all<Row>()
  ).results;
