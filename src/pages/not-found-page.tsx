import { useUser } from '../features/session/session.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import pageStyles from '../ui/page.module.css';
import { Horizon } from '../ui/today.tsx';
import styles from './text-pages.module.css';

export default function NotFoundPage() {
  const user = useUser();
  return (
    <Horizon share={0} className={styles.scene}>
      <Stack gap={5} className={styles.words}>
        <h1 tabIndex={-1}>404 Page Not Found</h1>
        <p className={pageStyles.message}>
          There’s nothing at this address. The page may have moved, or the address may have a typo.
        </p>
        <div>
          <LinkButton to={paths.home} variant="primary">
            {user ? 'Back to the dashboard' : 'Go to Better Habits'}
          </LinkButton>
        </div>
      </Stack>
    </Horizon>
  );
}
