import styles from './habit-look.module.css';
import type { IconName } from './icon.tsx';

type Look = {
  icon: IconName;
  /** The class that gives everything inside of it the habit's color. */
  hue: string | undefined;
};

const looks: readonly (Look & { words: RegExp })[] = [
  { words: /meditation|mindful/i, icon: 'lotus', hue: styles.violet },
  { words: /workout|exercise/i, icon: 'dumbbell', hue: styles.clay },
  { words: /water|hydration/i, icon: 'drop', hue: styles.blue },
];
const otherLook: Look = { icon: 'leaf', hue: undefined };

/** The picture and the color of a habit, by the words of its title. */
export const habitLook = (title: string): Look => looks.find(({ words }) => words.test(title)) ?? otherLook;
