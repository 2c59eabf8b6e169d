import { foodAndWaterTopics } from './topics/food-and-water.ts';
import { genericTopics } from './topics/generic.ts';
import { learningTopics } from './topics/learning.ts';
import { mindTopics } from './topics/mind.ts';
import { movementTopics } from './topics/movement.ts';
import { productivityTopics } from './topics/productivity.ts';
import { sleepTopics } from './topics/sleep.ts';
import type { Topic } from './topics/topic.ts';

export const allTopics: readonly Topic[] = [
  ...movementTopics,
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
  const inTitle = stemsOf(title);
  const inDescription = stemsOf(description);
  let best: Topic | undefined;
  let bestPoints = 0;
  for (const topic of allTopics) {
    let points = 0;
    for (const keyword of stemmedKeywords(topic)) {
      const isPhrase = keyword.includes(' ', 1) && keyword.trim().includes(' ');
      if (inTitle.includes(keyword)) points += isPhrase ? phrasePoints : titlePoints;
      else if (inDescription.includes(keyword)) points += descriptionPoints;
    }
    if (points > bestPoints) {
      best = topic;
      bestPoints = points;
    }
  }
  return best !== undefined && bestPoints >= leastPoints ? best : genericTopic();
}

/** The topic used when nothing is known. */
export function genericTopic(): Topic {
  const topic = genericTopics.at(-1);
  if (topic === undefined) throw new Error('The generic topic is missing');
  return topic;
}

const keywordCache = new Map<string, string[]>();

function stemmedKeywords(topic: Topic): string[] {
  const known = keywordCache.get(topic.name);
  if (known !== undefined) return known;
  const stemmed = [...new Set(topic.keywords.map((keyword) => stemsOf(keyword)))];
  keywordCache.set(topic.name, stemmed);
  return stemmed;
}

/** The words' stems between single spaces, with one at each end, so that `includes` finds whole words. */
function stemsOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map(stem).join(' ')} `;
}

function stem(word: string): string {
  let root = word;
  if (root.length > 5 && root.endsWith('ing')) root = root.slice(0, -3).replace(/([bdgmnprt])\1$/, '$1');
  else if (root.length > 3 && root.endsWith('s') && !root.endsWith('ss')) root = root.slice(0, -1);
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}
