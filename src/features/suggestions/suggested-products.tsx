import { partnerSearch } from '../../lib/partner-link.ts';
import { usePartnerTag } from '../../lib/use-partner-tag.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { chooseSuggestions, type HabitWords } from './choose-suggestions.ts';
import styles from './suggestion-list.module.css';

export default function SuggestedProducts(habit: HabitWords) {
  const partnerTag = usePartnerTag();
  return (
    <ul className={styles.list}>
      {chooseSuggestions(habit).map(({ category, title, description }) => (
        <li key={category} className={styles.item}>
          <a
            href={partnerSearch(category, partnerTag)}
            target="_blank"
            rel="sponsored noopener"
            className={styles.link}
          >
            {title}
            <Icon name="external" size={16} />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
