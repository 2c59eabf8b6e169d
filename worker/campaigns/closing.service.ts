import type { CampaignRow } from '../db/campaign-rows.ts';
import { bound } from '../db/client.ts';
import { CAMPAIGN_WEEKS } from '../domain.ts';
import { insertClosingMessage } from '../messages/messages.repo.ts';
import { dayEnd, localDateAt } from '../planning/local-time.ts';
import type { ProgressDeps } from '../progress/deps.ts';
import { readCampaignNumbers } from '../progress/progress.service.ts';
import { writeClosing } from '../writer/built-in.ts';
import { numberValue } from '../writer/fill.ts';
import { habitOf, textColumns } from '../writer/writer.ts';
import { findWhetherOver, markCompleted } from './campaigns.repo.ts';

type Ending = Pick<CampaignRow, 'id' | 'userId' | 'startDate' | 'timeZone' | 'active' | 'kind'> &
  Omit<Parameters<typeof habitOf>[0], 'kind'>;

/**
 * What is to be written when the twelve weeks are over: the campaign is completed, and one last message, due at once,
 * tells the numbers. One that the person stopped ends without a word, and one that they have begun anew meanwhile does
 * not end. The caller runs the statements in its own transaction; running them twice changes nothing.
 */
export async function closeCampaign(deps: ProgressDeps, campaign: Ending) {
  const now = deps.clock.now();
  if (!(await findWhetherOver(deps.db, campaign.id, now))) return [];
  const { kind } = campaign;
  if (!campaign.active || kind === 'danger')
    return [bound(deps.db, markCompleted(deps.db, campaign.id, now))];
  const { done, due } = await readCampaignNumbers(deps, campaign);
  const text = writeClosing(habitOf({ ...campaign, kind }), {
    done: numberValue(done),
    due: numberValue(due),
  });
  const localDate = localDateAt(now, campaign.timeZone);
  return [
    ...insertClosingMessage(deps.db, {
      campaignId: campaign.id,
      kind: 'closing',
      ...textColumns(text, campaign.messageStyle),
      notes: 'Campaign completed',
      writer: 'built-in',
      week: CAMPAIGN_WEEKS,
      slotKind: 'plain',
      localDate,
      dayEndsAt: dayEnd(localDate, campaign.timeZone),
      timeZone: campaign.timeZone,
      scheduledFor: now,
      createdAt: now,
    }),
    markCompleted(deps.db, campaign.id, now),
  ].map((statement) => bound(deps.db, statement));
}
