import { campaignWeeks } from '../campaigns/campaigns.schemas.ts';
import { type Claim, readAs } from '../db/read-as.ts';
import type { Deps } from '../deps.ts';
import type { Tier } from '../writers/writer.ts';
import { writeBestTexts } from '../writing/best-texts.service.ts';
import type { GenerateMessageInput } from './messages.schemas.ts';

/** Rates as the rubric's tiers have them; a person without any history is new. */
function tierOf(previousCompletionRate: number | undefined): Tier {
  if (previousCompletionRate === undefined) return 'new';
  if (previousCompletionRate < 40) return 'low';
  return previousCompletionRate < 80 ? 'mid' : 'high';
}

/** A person waits for the answer: a model has so many milliseconds, and so many tokens. */
const timeLimit = 8000;
const tokens = 12_000;

/** Writes one message on request; nothing of it is kept. */
export async function generateMessage(
  deps: Deps,
  claim: Claim,
  input: GenerateMessageInput,
): Promise<{ message: string }> {
  const { db, clock, ids } = deps;
  await readAs(db, claim, clock.now(), []);
  const week = Math.min(input.week ?? 1, campaignWeeks);
  const { texts } = await writeBestTexts(
    deps,
    {
      habit: {
        title: input.habit,
        description: input.habit,
        style: input.style,
        frequency: 'Daily',
        sendTime: '08:00',
        seed: ids.next(),
      },
      slots: [{ index: 0, week, kind: 'plain', weekday: 2 }],
      progress: { tier: tierOf(input.previousCompletionRate), done: 0, due: 0, streak: 0 },
      avoid: [],
      quotable: [],
    },
    { timeLimit, tokens },
  );
  const [text] = texts;
  if (text === undefined) throw new Error('The writer wrote nothing');
  return { message: text.content };
}
