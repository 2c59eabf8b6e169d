import { localDateAt } from '../planning/local-time.ts';
import type { TextValues } from '../writer/fill.ts';
import { type Campaign, type History, historyOf, toPast } from '../writer/history.ts';
import { textValues } from '../writer/send-time-text.ts';
import type { MessageRow } from './messages.repo.ts';

/** A message with its own delivery. */
type Message = Pick<
  MessageRow,
  'kind' | 'localDate' | 'scheduledFor' | 'status' | 'cause' | 'mark' | 'condition' | 'entry'
>;

/** The history of a campaign at a time, for new texts. */
export function historyAt(
  campaign: Campaign & { timeZone: string },
  messages: readonly Message[],
  now: number,
): History {
  const past = messages.filter(
    ({ kind, scheduledFor, mark }) => kind === 'planned' && (scheduledFor <= now || mark === 'done'),
  );
  return historyOf(past.map(toPast), campaign, localDateAt(now, campaign.timeZone));
}

/** The values known at a time for the placeholders of a campaign's texts. */
export function textValuesAt(
  campaign: Campaign & { timeZone: string; sendMinute: number },
  messages: readonly Message[],
  now: number,
): TextValues {
  const history = historyAt(campaign, messages, now);
  const lastDate = messages
    .filter(({ kind, status }) => kind === 'planned' && status !== 'skipped')
    .reduce((last, { localDate }) => (localDate > last ? localDate : last), history.today);
  return textValues(history, { lastDate, sendMinute: campaign.sendMinute });
}
