import ExternalIcon from 'lucide-react/icons/external-link';
import { partnerSearch, usePartnerTag } from '../../lib/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './suggestion-list.module.css';
import type { Product } from './topics/topic.ts';

export function ProductList({ products }: { products: readonly Product[] }) {
  const partnerTag = usePartnerTag();
  return (
    <ul className={styles.list}>
      {products.map(({ category, title, description }) => (
        <li key={category} className={styles.item}>
          <a
            href={partnerSearch(category, partnerTag)}
            target="_blank"
            rel="sponsored noopener"
            className={styles.link}
          >
            {title}
            <Icon of={ExternalIcon} size={16} />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
