import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Sun } from '../ui/icon.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './sun-page.module.css';

export default function NotFoundPage() {
  return (
    <Stack className={styles.page}>
      <Sun size={88} lit={0} />
      <h1 tabIndex={-1}>404 Page Not Found</h1>
      <p className={styles.text}>
        There’s nothing at this address. The page may have moved, or the address may have a typo.
      </p>
      <LinkButton to={paths.home} variant="primary">
        Back to the dashboard
      </LinkButton>
    </Stack>
  );
}
