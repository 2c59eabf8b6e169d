import { foodAndWaterTopics } from './topics/food-and-water.ts';
import { genericTopics } from './topics/generic.ts';
import { learningTopics } from './topics/learning.ts';
import { mindTopics } from './topics/mind.ts';
import { movementTopics } from './topics/movement.ts';
import { productivityTopics } from './topics/productivity.ts';
import { sleepTopics } from './topics/sleep.ts';
import { sportTopics } from './topics/sport.ts';
import type { Topic } from './topics/topic.ts';

export const allTopics: readonly Topic[] = [
  ...movementTopics,
  ...sportTopics,
  ...mindTopics,
  ...foodAndWaterTopics,
  ...learningTopics,
  ...sleepTopics,
  ...productivityTopics,
  ...genericTopics,
];

const phrasePoints = 5;
const titlePoints = 4;
const descriptionPoints = 1.5;
/** A description may mention many things in passing, so that only a title or two mentions decide. */
const leastPoints = 3;

/** The topic that a title and description are about; the generic one when nothing tells. */
export function topicOf(title: string, description: string): Topic {
  const [titleStems, descriptionStems] = [stemsOf(title), stemsOf(description)];
  const [inTitle, inDescription] = [spaced(titleStems), spaced(descriptionStems)];
  const pointsOf = ({ keyword, isPhrase }: Keyword) => {
    if (inTitle.includes(keyword)) return isPhrase ? phrasePoints : titlePoints;
    return inDescription.includes(keyword) ? descriptionPoints : 0;
  };
  const points = new Map<Topic, number>();
  for (const stem of new Set([...titleStems, ...descriptionStems])) {
    for (const keyword of keywordsByFirstStem().get(stem) ?? []) {
      points.set(keyword.topic, (points.get(keyword.topic) ?? 0) + pointsOf(keyword));
    }
  }
  const most = Math.max(0, ...points.values());
  const best = most < leastPoints ? undefined : allTopics.find((topic) => points.get(topic) === most);
  return closerTo(title, best ?? genericTopic());
}

const closerTopics = new Map<string, Topic>();

/** The topic by a noun of its own that suits the title better; the same object each time. */
function closerTo(title: string, topic: Topic): Topic {
  const words: readonly string[] = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const noun = topic.closerNouns?.find((closer) => closer.words.some((word) => words.includes(word)))?.noun;
  if (noun === undefined) return topic;
  const known = closerTopics.get(noun) ?? { ...topic, noun };
  closerTopics.set(noun, known);
  return known;
}

/** The topic used when nothing is known. */
export function genericTopic(): Topic {
  const topic = genericTopics.at(-1);
  if (topic === undefined) throw new Error('The generic topic is missing');
  return topic;
}

type Keyword = { keyword: string; isPhrase: boolean; topic: Topic };

let byFirstStem: Map<string, Keyword[]> | undefined;

/** Every message asks for its topic, and there are hundreds of keywords: only those are tried that a word may begin. */
function keywordsByFirstStem(): Map<string, Keyword[]> {
  if (byFirstStem !== undefined) return byFirstStem;
  byFirstStem = new Map();
  for (const topic of allTopics) {
    const stemmed = new Map(topic.keywords.map((keyword) => [spaced(stemsOf(keyword)), stemsOf(keyword)]));
    for (const [keyword, stems] of stemmed) {
      const [first = ''] = stems;
      const others = byFirstStem.get(first) ?? [];
      byFirstStem.set(first, [...others, { keyword, isPhrase: stems.length > 1, topic }]);
    }
  }
  return byFirstStem;
}

const stemsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** The stems between single spaces, with one at each end, so that `includes` finds whole words. */
const spaced = (stems: readonly string[]) => ` ${stems.join(' ')} `;

function stem(word: string): string {
  let root = word;
  if (root.length > 5 && root.endsWith('ing')) root = root.slice(0, -3).replace(/([bdgmnprt])\1$/, '$1');
  else if (root.length > 3 && root.endsWith('s') && !root.endsWith('ss')) root = root.slice(0, -1);
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}
