import ExternalIcon from 'lucide-react/icons/external-link';
import { useHydrated } from '../../lib/hooks.ts';
import { partnerDisclosure, partnerSearch, productName, usePartnerTag } from '../../lib/product.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/words.tsx';
import styles from './layout.module.css';

/** At the end of pages; for signed-in people on a phone, in the "More" menu instead. */
export function FooterContent({ onChoose }: { onChoose?: () => void }) {
  // The prerendered sign-in page may be from last year.
  const year = useHydrated() && new Date().getFullYear();
  const link = (to: string, label: string) => (
    <LinkButton to={to} variant="quiet" size="small" onClick={onChoose}>
      {label}
    </LinkButton>
  );
  return (
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
      <nav aria-label="Footer" className={styles.footerLinks}>
        {link(paths.help, 'Help Center')}
        {link(paths.privacy, 'Privacy')}
        {link(paths.settings, 'Settings')}
        <p className={styles.small}>
          © {year} {productName}
        </p>
      </nav>
    </div>
  );
}
