import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { currentWeek, focusName } from '../../../worker/planning/campaign-days.ts';

export type Week = {
  number: number;
  /** 'Small Steps' */
  focus: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  messages: MessageView[];
  /** Of the messages of the plan that were not left out of it: these alone count. */
  planned: number;
  done: number;
};

/** The messages of a campaign by its weeks; weeks without any are left out. */
export function groupByWeek(messages: readonly MessageView[], startDate: string): Week[] {
  const weeks = new Map<number, MessageView[]>();
  for (const message of messages.toSorted((a, b) => (a.scheduledFor < b.scheduledFor ? -1 : 1))) {
    const number = currentWeek(startDate, message.localDate);
    const week = weeks.get(number);
    if (week) week.push(message);
    else weeks.set(number, [message]);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([number, ofWeek]) => {
      const planned = ofWeek.filter((message) => message.kind === 'planned' && !message.dropped);
      return {
        number,
        focus: focusName(number),
        from: addDays(startDate, 7 * (number - 1)),
        to: addDays(startDate, 7 * number - 1),
        messages: ofWeek,
        planned: planned.length,
        done: planned.filter((message) => message.completed).length,
      };
    });
}

/** The message that goes out next. */
export const nextMessage = (messages: readonly MessageView[]) =>
  messages
    .filter((message) => message.status === 'scheduled' && !message.completed)
    .reduce<MessageView | undefined>(
      (soonest, message) =>
        soonest === undefined || message.scheduledFor < soonest.scheduledFor ? message : soonest,
      undefined,
    );
