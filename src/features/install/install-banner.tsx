import CloseIcon from 'lucide-react/icons/x';
import { productName } from '../../lib/product.ts';
import { Button } from '../../ui/button.tsx';
import { Sun } from '../../ui/icon.tsx';
import textStyles from '../../ui/text.module.css';
import toastStyles from '../../ui/toast.module.css';
import { classNames } from '../../ui/words.tsx';
import styles from './install-banner.module.css';
import { acceptInstall, dismissInstall, type InstallPrompt } from './install-prompt.ts';

export default function InstallBanner({ prompt }: { prompt: InstallPrompt }) {
  return (
    <section aria-labelledby="install-title" className={classNames(toastStyles.toast, styles.banner)}>
      <Sun size={40} />
      <div className={classNames(toastStyles.words, styles.words)}>
        <h2 id="install-title" className={textStyles.heading}>
          Install {productName}
        </h2>
        <p className={textStyles.small}>Add to your home screen for the best experience</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" size="small" onClick={() => acceptInstall(prompt)}>
          Install
        </Button>
        <Button variant="quiet" icon={CloseIcon} aria-label="Dismiss" onClick={dismissInstall} />
      </div>
    </section>
  );
}
