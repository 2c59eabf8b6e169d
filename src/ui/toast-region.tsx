import CheckIcon from 'lucide-react/icons/check';
import InfoIcon from 'lucide-react/icons/info';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import CloseIcon from 'lucide-react/icons/x';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import textStyles from './text.module.css';
import styles from './toast.module.css';
import { dismissToast, type ShownToast } from './toast.ts';
import { withSettingsLink } from './words.tsx';

const icons = { success: CheckIcon, error: WarningIcon, info: InfoIcon };

export default function ToastRegion({ toast }: { toast: ShownToast | null }) {
  // Each notice has its own provider. Otherwise, after closing one under the pointer, the next would stay paused.
  return (
    <Provider key={toast?.id} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Root
          key={toast.id}
          open
          onOpenChange={(open) => open || dismissToast(toast.id)}
          // A tap must not focus it, because a focused notice stays.
          onMouseDown={(event) => event.preventDefault()}
          className={styles.toast}
          data-kind={toast.kind}
        >
          <span className={styles.icon}>
            <Icon of={icons[toast.kind]} size={18} />
          </span>
          <div className={styles.words}>
            <Title className={textStyles.label}>{toast.title}</Title>
            {toast.description && (
              <Description className={textStyles.soft}>{withSettingsLink(toast.description)}</Description>
            )}
          </div>
          {toast.action && (
            <Action asChild altText={toast.action.elsewhere}>
              <Button size="small" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </Action>
          )}
          <Close asChild>
            <Button variant="quiet" icon={CloseIcon} aria-label="Close notification" />
          </Close>
        </Root>
      )}
      <Viewport hotkey={['F8']} className={styles.viewport} />
    </Provider>
  );
}
