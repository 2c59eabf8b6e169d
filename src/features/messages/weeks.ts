import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { addDays, weekOfDay } from '../../../worker/planning/calendar-date.ts';
import type { DaysView } from '../../../worker/progress/days.rules.ts';
import { todayIn } from '../../lib/dates.ts';

export type Day = DaysView['days'][number];

export type Week = {
  /** 0 and below before a moved start date. */
  number: number;
  /** The first and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  messages: MessageView[];
};

const inSendingOrder = (messages: readonly MessageView[]) =>
  messages.toSorted((a, b) => (a.scheduledFor < b.scheduledFor ? -1 : 1));

/** A campaign's messages by week; weeks without messages are left out. */
export function groupByWeek(messages: readonly MessageView[], startDate: string): Week[] {
  const weeks = new Map<number, MessageView[]>();
  for (const message of inSendingOrder(messages)) {
    const number = weekOfDay(startDate, message.localDate);
    const week = weeks.get(number);
    if (week) week.push(message);
    else weeks.set(number, [message]);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([number, weekMessages]) => ({
      number,
      from: addDays(startDate, 7 * (number - 1)),
      to: addDays(startDate, 7 * number - 1),
      messages: weekMessages,
    }));
}

/** The next message that will be sent; none of a pause. */
const nextMessage = (messages: readonly MessageView[]) =>
  inSendingOrder(messages).find(
    ({ status, completed, heldBack }) => status === 'scheduled' && !completed && heldBack === null,
  );

/** Today's message, or else the next one, which has its own card. */
export function leadMessage(
  messages: readonly MessageView[],
  { active, timeZone }: Pick<CampaignView, 'active' | 'timeZone'>,
): MessageView | undefined {
  if (!active) return undefined;
  const today = todayIn(timeZone);
  return (
    messages.find(({ kind, localDate, dropped }) => kind === 'planned' && localDate === today && !dropped) ??
    nextMessage(messages)
  );
}

/** Besides the lead message, the latest one and the next one; two of one sort if there is none of the other. */
export function messagesAroundNow(
  messages: readonly MessageView[],
  campaign: Pick<CampaignView, 'active' | 'timeZone'>,
): MessageView[] {
  const lead = leadMessage(messages, campaign);
  const others = inSendingOrder(messages).filter(({ id, dropped }) => id !== lead?.id && !dropped);
  const past = others.filter(({ status }) => status !== 'scheduled');
  const upcoming = campaign.active ? others.filter(({ status }) => status === 'scheduled') : [];
  const latest = past.slice(upcoming.length > 0 ? -1 : -2);
  return [...latest, ...upcoming.slice(0, 2 - latest.length)];
}
