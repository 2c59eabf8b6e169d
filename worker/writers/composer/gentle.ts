import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import { countSeptets, transliterate } from '../sms-text.ts';
import { rotate } from './chance.ts';
import { gentleLines } from './gentle-lines.ts';
import { cleanTitle } from './titles.ts';
import { topicOf } from './topics.ts';

/** What an SMS of one segment holds beside a usual link. */
const longestText = 107;

/**
 * The message that comes after a lapse, in place of the day's own. Another line comes first each time.
 * @param habit.room how many signs it may have, where that is less than usual
 * @param turn which time it is, in any counting
 */
export function gentleText(
  habit: { title: string; description: string; style: MessageStyle; room?: number | undefined },
  turn: number,
): string {
  const topic = topicOf(habit.title, habit.description);
  const name = cleanTitle(habit.title, topic);
  const lines = rotate(gentleLines[habit.style], turn);
  const room = Math.min(habit.room ?? longestText, longestText);
  const fits = (text: string) => (countSeptets(transliterate(text)) ?? room) <= room;
  const texts = [name.full, name.short].flatMap((said) => lines.map((line) => line.replace('{habit}', said)));
  const [first = ''] = texts;
  return texts.find(fits) ?? first;
}
