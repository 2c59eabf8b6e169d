import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { alarmOf, fireAlarm, mondayMorning } from '../worker/campaigns.ts';
import type { Person } from '../worker/people.ts';
import { mailServiceSaw, mailServiceWill } from './control.ts';
import type { Behaviour } from './providers.ts';

const minute = 60_000;
const sendWindow = 180 * minute;

/** The quarter-hourly trigger. */
export const heal = () =>
  worker.scheduled(createScheduledController(), env as unknown as Env, createExecutionContext());

type Row = { id: number; status: string; scheduled_for: number; completed: number };

/** What the test knows must be true, from what it did and what the mail service saw. */
type Model = {
  now: number;
  /** When each accepted mail was accepted, by identifier. */
  acceptedAt: Map<string, number[]>;
  /** Deleted or marked done before their minute: these must not arrive. */
  silenced: Set<number>;
  /**
   * How often the news that a mail was accepted was lost on its way to the database, by identifier. So often it may
   * come again, and the app may not know that it arrived.
   */
  lostNews: Map<string, number>;
  databaseRefuses: boolean;
  behaviour: Behaviour['kind'];
};

/** One campaign that things happen to, beside a model of what must be true of it. */
export class Trial {
  readonly person: Person;
  readonly campaign: CampaignView;
  readonly model: Model;

  constructor(person: Person, campaign: CampaignView) {
    this.person = person;
    this.campaign = campaign;
    this.model = {
      now: mondayMorning,
      acceptedAt: new Map(),
      silenced: new Set(),
      lostNews: new Map(),
      databaseRefuses: false,
      behaviour: 'accept',
    };
  }

  async rows(): Promise<Row[]> {
    const { results } = await env.DB.prepare(
      'SELECT id, status, scheduled_for, completed FROM messages WHERE campaign_id = ? ORDER BY scheduled_for',
    )
      .bind(this.campaign.id)
      .all<Row>();
    return results;
  }

  pass(milliseconds: number): void {
    this.model.now += milliseconds;
    vi.setSystemTime(this.model.now);
  }

  /** Fires the alarm as the runtime would: when its time has come, and again when it was armed for now. */
  async fireDueAlarms(): Promise<void> {
    for (let times = 0; times < 5; times += 1) {
      const alarm = await alarmOf(this.campaign.id);
      if (alarm === null || alarm > this.model.now) return;
      await fireAlarm(this.campaign.id);
      await this.checkNewMail();
    }
  }

  async setDatabase(refuses: boolean): Promise<void> {
    if (refuses === this.model.databaseRefuses) return;
    this.model.databaseRefuses = refuses;
    await env.DB.exec(
      refuses
        ? "CREATE TRIGGER refuse BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'refused'); END"
        : 'DROP TRIGGER refuse',
    );
  }

  /** Leaves nothing behind that a later trial's cron would wake. */
  async end(): Promise<void> {
    await this.setDatabase(false);
    await env.DB.prepare('DELETE FROM campaigns WHERE id = ?').bind(this.campaign.id).run();
  }

  async setMail(behaviour: Behaviour): Promise<void> {
    this.model.behaviour = behaviour.kind;
    await mailServiceWill(this.person.user.email, behaviour);
  }

  loseNews(identifier: string): void {
    this.model.lostNews.set(identifier, (this.model.lostNews.get(identifier) ?? 0) + 1);
  }

  /** What arrived since the last look must have been due, not too late, and wanted. */
  async checkNewMail(): Promise<void> {
    const { accepted } = await mailServiceSaw(this.person.user.email);
    const seen = new Map<string, number>();
    for (const { identifier } of accepted) seen.set(identifier, (seen.get(identifier) ?? 0) + 1);
    const scheduledFor = new Map((await this.rows()).map((row) => [`message-${row.id}`, row.scheduled_for]));
    for (const [identifier, count] of seen) {
      const known = this.model.acceptedAt.get(identifier) ?? [];
      for (let fresh = known.length; fresh < count; fresh += 1) {
        const due = scheduledFor.get(identifier);
        expect(due, `${identifier} arrived after it was deleted`).toBeDefined();
        expect(this.model.now).toBeGreaterThanOrEqual(due ?? 0);
        expect(this.model.now - (due ?? 0)).toBeLessThanOrEqual(sendWindow);
        expect(this.model.silenced.has(Number(identifier.slice('message-'.length)))).toBe(false);
        known.push(this.model.now);
        if (this.model.behaviour === 'lost') this.loseNews(identifier);
      }
      this.model.acceptedAt.set(identifier, known);
    }
    for (const [identifier, times] of this.model.acceptedAt) {
      const excused = this.model.lostNews.get(identifier) ?? 0;
      expect(times.length, `${identifier} arrived again`).toBeLessThanOrEqual(1 + excused);
    }
  }

  /** What the app shows as sent was accepted; nothing that was not is shown so. */
  async checkShownState(): Promise<void> {
    for (const row of await this.rows()) {
      if (row.status === 'sent') expect(this.model.acceptedAt.has(`message-${row.id}`)).toBe(true);
    }
  }

  /** With everything well again, the truth is complete: nothing is left hanging, what arrived is shown as sent. */
  async checkRecovery(): Promise<void> {
    await this.setDatabase(false);
    await this.setMail({ kind: 'accept' });
    // Three runs of the cron: the longest wait for a retry, whose alarm may be lost, is half an hour.
    for (let runs = 0; runs < 3; runs += 1) {
      this.pass(15 * minute);
      await this.fireDueAlarms();
      await heal();
      await this.fireDueAlarms();
    }
    await this.checkShownState();
    const rows = await this.rows();
    for (const row of rows) {
      const identifier = `message-${row.id}`;
      const known = this.model.acceptedAt.has(identifier) && !this.model.lostNews.has(identifier);
      if (known) expect(row.status, `message ${row.id} arrived`).toBe('sent');
      if (row.scheduled_for <= this.model.now) expect(row.status).not.toBe('scheduled');
    }
    await this.checkNextArrives(rows.find((row) => row.status === 'scheduled'));
  }

  /** Even if its alarm is lost: then the cron brings it a few minutes late. */
  private async checkNextArrives(next: Row | undefined): Promise<void> {
    if (next === undefined) return;
    this.pass(next.scheduled_for - this.model.now);
    await this.fireDueAlarms();
    this.pass(6 * minute);
    await heal();
    await this.fireDueAlarms();
    const row = (await this.rows()).find(({ id }) => id === next.id);
    expect(row?.status).toBe(next.completed === 1 ? 'skipped' : 'sent');
  }
}
