import ExternalIcon from 'lucide-react/icons/external-link';
import content from '../../../content/suggestions.txt?raw';
import { usePartnerSearch } from '../../lib/product.ts';
import { Icon } from '../../ui/icon.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import styles from './suggestion-list.module.css';

/** `category` is what the retailer is searched for. */
export type Product = { category: string; title: string; description: string };

export type Topic = {
  name: string;
  /** In lower case, without punctuation. Several words are a phrase. */
  keywords: readonly string[];
  products: readonly Product[];
};

export type HabitText = { title?: string | undefined; description?: string | undefined };

function readTopic(block: string): Topic {
  const [name = '', ...lines] = block.split(/\]?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const isProduct = (line: string) => line.includes(' | ');
  return {
    name,
    keywords: lines.filter((line) => !isProduct(line)).flatMap((line) => line.split(', ')),
    products: lines.filter(isProduct).map((line) => {
      const [category = '', title = '', description = ''] = line.split(' | ');
      return { category, title, description };
    }),
  };
}

const sections = content.split(/^\[/m).slice(1).map(readTopic);

export const topics: readonly Topic[] = sections.filter(({ keywords }) => keywords.length > 0);

const productsOf = (name: string) => sections.find((section) => section.name === name)?.products ?? [];
export const defaultProducts = productsOf('habits');
export const extendedProducts: readonly Product[] = [...defaultProducts, ...productsOf('anything')];

const weights = {
  phrase: 5,
  keyword: { title: 4, description: 3, partOfWord: 1 },
  name: { title: 4, description: 2 },
} as const;

const mentionsHabits = /habit|track|goal|routine|daily|consistent/;

/** In lower case, with everything other than letters and digits replaced by single spaces. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasPhrase = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `);

/** Whether up to three neighboring words spell the name: "Pull-ups" and "leg workout" match as well as "yoga". */
function hasName(text: string, name: string): boolean {
  const list = text.split(' ');
  return list.some((_, start) =>
    [1, 2, 3].some((count) => list.slice(start, start + count).join('') === name),
  );
}

export function scoreTopic({ name, keywords }: Topic, habit: HabitText): number {
  const title = normalize(habit.title ?? '');
  const description = normalize(habit.description ?? '');
  const both = `${title} ${description}`;
  let score = 0;
  for (const keyword of keywords) {
    if (keyword.includes(' ')) score += hasPhrase(both, keyword) ? weights.phrase : 0;
    else if (hasPhrase(title, keyword)) score += weights.keyword.title;
    else if (hasPhrase(description, keyword)) score += weights.keyword.description;
    else if (both.includes(keyword)) score += weights.keyword.partOfWord;
  }
  if (hasName(title, name.toLowerCase())) score += weights.name.title;
  if (hasName(description, name.toLowerCase())) score += weights.name.description;
  return score;
}

/** The topic of a habit; undefined if its text doesn't reveal it. */
export function findTopic(habit: HabitText): Topic | undefined {
  const both = normalize(`${habit.title ?? ''} ${habit.description ?? ''}`);
  const joined = [normalize(habit.title ?? ''), both].map((text) => text.replaceAll(' ', ''));
  const named = topics.find(({ name }) => joined.includes(name.toLowerCase()));
  if (named !== undefined) return named;

  let best: Topic | undefined;
  let bestScore = 0;
  for (const topic of topics) {
    const score = scoreTopic(topic, habit);
    if (score > bestScore) [best, bestScore] = [topic, score];
  }
  return best ?? topics.find(({ name }) => both.includes(name.toLowerCase()));
}

export function chooseSuggestions(habit: HabitText): readonly Product[] {
  const topic = findTopic(habit);
  if (topic !== undefined) return topic.products;
  const both = `${habit.title ?? ''} ${habit.description ?? ''}`.toLowerCase();
  return mentionsHabits.test(both) ? defaultProducts : extendedProducts;
}

/** Products for a habit, or for any habit if it has no text. */
export default function SuggestedProducts(habit: HabitText) {
  const search = usePartnerSearch();
  return (
    <ul className={styles.list}>
      {chooseSuggestions(habit).map(({ category, title, description }) => (
        <li key={category} className={styles.item}>
          <a
            href={search(category)}
            target="_blank"
            rel="sponsored noopener"
            className={classNames(pageStyles.cover, textStyles.link, styles.link)}
          >
            {title}
            <Icon of={ExternalIcon} size={16} />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
          <p className={classNames(textStyles.soft, styles.description)}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
