import { useUser } from '../features/session/session.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import textStyles from '../ui/text.module.css';
import { Horizon } from '../ui/today.tsx';

export default function NotFoundPage() {
  const user = useUser();
  return (
    <Stack gap={6}>
      <Horizon share={0}>
        <h1 tabIndex={-1}>404 Page Not Found</h1>
      </Horizon>
      <p className={textStyles.message}>
        There’s nothing at this address. The page may have moved, or the address may have a typo.
      </p>
      <div>
        <LinkButton to={paths.home} variant="primary">
          {user ? 'Back to the dashboard' : 'Sign in'}
        </LinkButton>
      </div>
    </Stack>
  );
}
