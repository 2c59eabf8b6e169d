import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './campaign-look.module.css';

type Look = { icon: IconName; hue: string | undefined };

const looks: readonly (Look & { words: RegExp })[] = [
  { words: /meditation|mindful/i, icon: 'lotus', hue: styles.violet },
  { words: /workout|exercise/i, icon: 'dumbbell', hue: styles.clay },
  { words: /water|hydration/i, icon: 'drop', hue: styles.blue },
];
const otherLook: Look = { icon: 'leaf', hue: styles.green };

/** The picture of a campaign, by the words of its title. */
export function CampaignLook({ title }: { title: string }) {
  const { icon, hue } = looks.find(({ words }) => words.test(title)) ?? otherLook;
  return (
    <span className={classNames(styles.look, hue)}>
      <Icon name={icon} size={24} />
    </span>
  );
}
