import type { IconName } from '../../ui/icon.tsx';

type Look = {
  icon: IconName;
  /** Set as `data-hue`, it gives everything inside the habit's color; without it, that is the accent. */
  hue?: 'violet' | 'clay' | 'blue';
};

const looks: readonly (Look & { words: RegExp })[] = [
  { words: /meditation|mindful/i, icon: 'lotus', hue: 'violet' },
  { words: /workout|exercise/i, icon: 'dumbbell', hue: 'clay' },
  { words: /water|hydration/i, icon: 'drop', hue: 'blue' },
];

/** The picture and the color of a habit, by the words of its title. */
export const habitLook = (title: string): Look =>
  looks.find(({ words }) => words.test(title)) ?? { icon: 'leaf' };
