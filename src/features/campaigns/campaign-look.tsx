import { habitLook } from '../../ui/habit-look.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './campaign-look.module.css';

/** The picture of a campaign, by the words of its title. */
export function CampaignLook({ title }: { title: string }) {
  const { icon, hue } = habitLook(title);
  return (
    <span data-hue={hue} className={styles.look}>
      <Icon name={icon} size={24} />
    </span>
  );
}
