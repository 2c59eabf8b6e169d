import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../features/session/auth-page.tsx';
import { forgetReturn, isReturning } from '../features/session/providers.tsx';
import { refreshUser } from '../features/session/session.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { toastError, toastSuccess } from '../ui/toast.ts';

type Landing =
  | { state: 'loading' }
  | { state: 'success' }
  | { state: 'failure'; text: string; notice: string };

const missing = {
  state: 'failure',
  text: 'Missing user information from authentication process',
  notice: 'Missing user information. Please try again.',
} as const;
const unexpected = {
  state: 'failure',
  text: 'There was an unexpected error. Please try again.',
  notice: 'There was an unexpected error. Please try again.',
} as const;

/** What the URL says; only the server's response decides who has signed in. */
function readUrl(query: URLSearchParams): Landing {
  const error = query.get('error');
  if (error !== null) {
    const reason = error.slice(0, 200);
    return { state: 'failure', text: `${reason}. Nothing has changed.`, notice: `Error: ${reason}` };
  }
  const isComplete = ['userId', 'username', 'email'].every((name) => query.get(name));
  return isComplete ? { state: 'loading' } : missing;
}

const headings = {
  loading: 'Signing you in…',
  success: 'You’re signed in',
  failure: 'Authentication failed',
} as const;

export default function OauthSuccessPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [home] = useState(() =>
    isReturning()
      ? { path: paths.settings, text: 'Taking you back to settings.' }
      : { path: paths.home, text: 'Taking you to your dashboard.' },
  );
  const [landing, setLanding] = useState<Landing>(() => readUrl(query));

  useEffect(() => {
    if (landing.state === 'loading') {
      let isGone = false;
      const land = (next: Landing) => {
        if (!isGone) setLanding(next);
      };
      refreshUser().then(
        () => land({ state: 'success' }),
        () => land(unexpected),
      );
      return () => {
        isGone = true;
      };
    }
    const succeeded = landing.state === 'success';
    forgetReturn();
    if (succeeded) toastSuccess('Successfully logged in!');
    const timer = setTimeout(
      () => {
        // The page itself says what went wrong; the notice says it where the person lands.
        if (!succeeded) toastError(landing.notice, 'Authentication failed');
        navigate(succeeded ? home.path : paths.login, { replace: true });
      },
      succeeded ? 1500 : 2000,
    );
    return () => clearTimeout(timer);
  }, [landing, home, navigate]);

  return (
    <AuthPage
      title={headings[landing.state]}
      lead={
        landing.state === 'failure'
          ? landing.text
          : landing.state === 'success'
            ? home.text
            : 'One moment, please.'
      }
      isDusk={landing.state === 'failure'}
    >
      {landing.state === 'failure' && (
        <LinkButton to={paths.login} variant="primary" wide>
          Back to sign-in
        </LinkButton>
      )}
    </AuthPage>
  );
}
