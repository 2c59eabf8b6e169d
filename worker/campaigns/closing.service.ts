import type { Deps } from '../deps.ts';
import { dayEnd, plannedMessages } from '../messages/planned-messages.service.ts';
import { readCampaignNumbers } from '../progress/progress.service.ts';
import { localDateAt } from '../schedule/local-time.ts';
import { type CampaignRow, findWhetherOver, markCompleted } from './campaigns.repo.ts';
import { campaignWeeks } from './campaigns.schemas.ts';
import { closingText } from './closing.rules.ts';

/**
 * What is to be written when the twelve weeks are over: the campaign is completed, and one last message, due at once,
 * tells the numbers. One that the person stopped ends without a word, and one that they have begun anew meanwhile does
 * not end. The caller runs the statements in its own transaction; running them twice changes nothing.
 */
export async function closeCampaign(
  deps: Deps,
  campaign: Pick<CampaignRow, 'id' | 'userId' | 'title' | 'frequency' | 'startDate' | 'timeZone' | 'active'>,
) {
  const now = deps.clock.now();
  if (!(await findWhetherOver(deps.db, campaign.id, now))) return [];
  if (!campaign.active) return [markCompleted(deps.db, campaign.id, now)];
  const numbers = await readCampaignNumbers(deps, campaign);
  const localDate = localDateAt(now, campaign.timeZone);
  return [
    plannedMessages.insertClosing(deps.db, {
      campaignId: campaign.id,
      userId: campaign.userId,
      kind: 'closing',
      content: closingText(campaign.title, numbers),
      notes: 'Campaign completed',
      writer: 'built-in',
      week: campaignWeeks,
      slotKind: 'plain',
      localDate,
      dayEndsAt: dayEnd(localDate, campaign.timeZone),
      timeZone: campaign.timeZone,
      scheduledFor: now,
      createdAt: now,
    }),
    markCompleted(deps.db, campaign.id, now),
  ];
}
