import { expect, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { alarmOf, fireAlarm, minute, mondayMorning, runCron } from '../worker/clock.ts';
import { databaseTakesRecords, sql } from '../worker/database.ts';
import type { Person } from '../worker/people.ts';
import type { Behavior } from './behaviors.ts';
import { providerSaw, providerWill } from './control.ts';
import { drivers, type FaultyDriver, newPersonReachedBy } from './drivers.ts';

const sendWindow = 180 * minute;

type Row = { id: number; status: string; dueAt: number; isDone: number };

/** One channel to the person and the current behavior of its provider. */
type Way = {
  driver: FaultyDriver;
  address: string;
  behavior: Behavior['kind'];
  /** Message ids by the provider's identifier */
  ids: Map<string, number>;
  /** How many of the accepted calls have been checked */
  seen: number;
};

const wayBy = (driver: FaultyDriver, address: string): Way => {
  return { driver, address, behavior: 'accept', ids: new Map(), seen: 0 };
};

const unfilled = /\{\w+( in words)?\}/;

/** One campaign under faults. Checks are based on what the test did and what the providers saw. */
export class FaultRun {
  readonly campaign: CampaignView;
  /** The campaign's channel, and its fallback email; the same object for a campaign by email */
  readonly way: Way;
  readonly email: Way;
  now = mondayMorning;
  /** Messages that were deleted or marked done before they were due: these must not arrive */
  readonly silenced = new Set<number>();
  private readonly accepted = new Map<number, number>();
  /**
   * How often the news of an accepted message was lost on its way to the database. The message may be sent again that
   * often, and the app may not know that it arrived.
   */
  private readonly lostNews = new Map<number, number>();
  private databaseRefuses = false;
  private readonly ways: Set<Way>;
  /** When each message that was ever planned is due */
  private readonly planned = new Map<number, number>();

  private constructor(driver: FaultyDriver, { user }: Person, campaign: CampaignView, address: string) {
    this.campaign = campaign;
    this.way = wayBy(driver, address);
    this.email = address === user.email ? this.way : wayBy(drivers.email, user.email);
    this.ways = new Set([this.way, this.email]);
  }

  static async begin(driver: FaultyDriver): Promise<FaultRun> {
    vi.setSystemTime(mondayMorning);
    const { person, campaign, address } = await newPersonReachedBy(driver);
    const trial = new FaultRun(driver, person, campaign, address);
    await trial.rows();
    await trial.fireDueAlarms();
    return trial;
  }

  async rows(): Promise<Row[]> {
    const rows = await sql<Row>(
      `SELECT message_id AS id, status, due_at AS dueAt, is_done AS isDone FROM progress
      WHERE campaign_id = ? ORDER BY due_at`,
      this.campaign.id,
    );
    for (const { id, dueAt } of rows) {
      if (this.planned.has(id)) continue;
      this.planned.set(id, dueAt);
      for (const { driver, ids } of this.ways) ids.set(await driver.identifierOf(id, this.campaign.id), id);
    }
    return rows;
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    vi.setSystemTime(this.now);
  }

  async runAlarm(alarm: () => Promise<unknown> = () => fireAlarm(this.campaign.id)): Promise<void> {
    await alarm();
    await this.check();
  }

  /** Runs the alarm while it is due, as the runtime would. */
  async fireDueAlarms(): Promise<void> {
    for (let times = 0; times < 5; times += 1) {
      const alarm = await alarmOf(this.campaign.id);
      if (alarm === null || alarm > this.now) return;
      await this.runAlarm();
    }
  }

  async setDatabase(refuses: boolean): Promise<void> {
    if (refuses === this.databaseRefuses) return;
    this.databaseRefuses = refuses;
    await databaseTakesRecords(!refuses);
  }

  /** Deletes the campaign, so the cron of a later run can't wake it. */
  async end(): Promise<void> {
    await this.setDatabase(false);
    await sql('DELETE FROM campaigns WHERE id = ?', this.campaign.id);
  }

  async setProvider(way: Way, behavior: Behavior): Promise<void> {
    way.behavior = behavior.kind;
    await providerWill(way.address, behavior);
  }

  loseNews(messageId: number): void {
    this.lostNews.set(messageId, (this.lostNews.get(messageId) ?? 0) + 1);
  }

  /** Everything sent since the last check was due and wanted, and the app shows what happened. */
  async check(): Promise<void> {
    const shown = await this.rows();
    const rows = new Set(shown.map(({ id }) => id));
    for (const way of this.ways) {
      const { accepted } = await providerSaw(way.address);
      for (const { identifier, text } of accepted.slice(way.seen)) {
        const id = way.ids.get(identifier);
        if (id === undefined) throw new Error(`${identifier} arrived but is no message`);
        expect(rows, `message ${id} arrived after it was deleted`).toContain(id);
        const due = this.planned.get(id) ?? 0;
        expect(this.now).toBeGreaterThanOrEqual(due);
        expect(this.now - due).toBeLessThanOrEqual(sendWindow);
        expect(this.silenced, `message ${id} was no longer wanted`).not.toContain(id);
        expect(text).not.toMatch(unfilled);
        this.accepted.set(id, (this.accepted.get(id) ?? 0) + 1);
        if (way.behavior === 'lost') this.loseNews(id);
      }
      way.seen = accepted.length;
    }
    for (const [id, times] of this.accepted) {
      const excused = this.lostNews.get(id) ?? 0;
      expect(times, `message ${id} arrived again`).toBeLessThanOrEqual(1 + excused);
    }
    for (const { id, status } of shown)
      if (status === 'sent') expect(this.accepted.has(id), `message ${id} is shown as sent`).toBe(true);
  }

  /** Once everything works again, nothing stays pending, and what arrived is shown as sent. */
  async checkRecovery(): Promise<void> {
    await this.setDatabase(false);
    for (const way of this.ways) await this.setProvider(way, { kind: 'accept' });
    // Three cron runs, since a retry may be half an hour away and its alarm may be lost.
    for (let runs = 0; runs < 3; runs += 1) {
      this.pass(15 * minute);
      await this.fireDueAlarms();
      await runCron();
      await this.fireDueAlarms();
    }
    await this.check();
    const rows = await this.rows();
    for (const row of rows) {
      const known = this.accepted.has(row.id) && !this.lostNews.has(row.id);
      if (known) expect(row.status, `message ${row.id} arrived`).toBe('sent');
      // A message whose alarm was lost waits for the first cron run at least a minute later.
      if (row.dueAt <= this.now - 6 * minute) expect(row.status).not.toBe('scheduled');
    }
    await this.checkNextArrives(rows.find((row) => row.status === 'scheduled'));
  }

  /** The next message arrives even if its alarm is lost, a few minutes late. */
  private async checkNextArrives(next: Row | undefined): Promise<void> {
    if (next === undefined) return;
    this.pass(Math.max(0, next.dueAt - this.now));
    await this.fireDueAlarms();
    this.pass(6 * minute);
    await runCron();
    await this.fireDueAlarms();
    const row = (await this.rows()).find(({ id }) => id === next.id);
    expect(row?.status).toBe(next.isDone === 1 ? 'skipped' : 'sent');
  }
}
