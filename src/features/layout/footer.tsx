import ExternalIcon from 'lucide-react/icons/external-link';
import { partnerDisclosure, partnerSearch, productName, usePartnerTag } from '../../lib/product.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './layout.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.resources}>
          <p className={styles.question}>Looking for habit-building resources?</p>
          <a
            href={partnerSearch('habit building books', usePartnerTag())}
            target="_blank"
            rel="sponsored noopener"
            className={styles.browse}
          >
            Browse Resources
            <Icon of={ExternalIcon} size={16} />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
          <p className={classNames(styles.small, styles.disclosure)}>{partnerDisclosure}</p>
        </div>
        <div className={styles.footerEnd}>
          <nav aria-label="Footer" className={styles.footerLinks}>
            <LinkButton to={paths.help} variant="quiet" size="small">
              Help Center
            </LinkButton>
            <LinkButton to={paths.privacy} variant="quiet" size="small">
              Privacy
            </LinkButton>
            <LinkButton to={paths.settings} variant="quiet" size="small">
              Settings
            </LinkButton>
          </nav>
          <p className={styles.small}>© {productName}</p>
        </div>
      </div>
    </footer>
  );
}
