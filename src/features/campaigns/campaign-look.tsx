import { Icon } from '../../ui/icon.tsx';
import styles from './campaign-look.module.css';
import { habitLook } from './habit-look.ts';

/** The picture of a campaign, by the words of its title. */
export function CampaignLook({ title }: { title: string }) {
  const { icon, hue } = habitLook(title);
  return (
    <span data-hue={hue} className={styles.look}>
      <Icon name={icon} size={24} />
    </span>
  );
}
