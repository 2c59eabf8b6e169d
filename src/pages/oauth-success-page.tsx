import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ProviderName, providerNames, signInProviders } from '../../worker/domain.ts';
import { AuthPage } from '../features/session/auth-page.tsx';
import { forgetReturn, isReturning } from '../features/session/providers.tsx';
import { refreshUser } from '../features/session/session.ts';
import { statusOf, unreachable } from '../lib/api.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { toastError, toastSuccess } from '../ui/toast.ts';

/** Why the sign-in failed, as the page and the notice say it. */
type Failure = { title?: string; text: string; notice: string };

const unexpectedText = 'There was an unexpected error. Please try again.';
const unexpected: Failure = { text: unexpectedText, notice: unexpectedText };

const otherText = (provider: ProviderName) =>
  `There’s also an account with your email that was never confirmed. If it’s yours, sign in to it with its password and choose “Confirm with ${signInProviders[provider].name}”.`;

/** What the URL says; only the server's response decides who has signed in. */
function failureIn(query: URLSearchParams): Failure | null {
  const reason = query.get('error')?.slice(0, 200);
  if (reason !== undefined) {
    const notice = `Error: ${reason}`;
    return /cancel/i.test(reason)
      ? { title: 'Sign-in canceled', text: 'Nothing has changed.', notice }
      : { text: `${reason}. Nothing has changed.`, notice };
  }
  if (['userId', 'username', 'email'].every((name) => query.get(name))) return null;
  return {
    text: 'Missing user information from authentication process',
    notice: 'Missing user information. Please try again.',
  };
}

export default function OauthSuccessPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [home] = useState(() =>
    isReturning()
      ? { path: paths.settings, text: 'Taking you back to settings.' }
      : { path: paths.home, text: 'Taking you to your dashboard.' },
  );
  const [failure, setFailure] = useState(() => failureIn(query));
  const [isSignedIn, setSignedIn] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);

  useEffect(() => {
    if (isUnreachable) return;
    if (!failure && !isSignedIn) {
      refreshUser().then(
        () => setSignedIn(true),
        (error) => (statusOf(error) === 401 ? setFailure(unexpected) : setUnreachable(true)),
      );
      return;
    }
    forgetReturn();
    const other = providerNames.find((name) => name === query.get('other'));
    if (!failure) toastSuccess('Successfully logged in!', other && otherText(other));
    const timer = setTimeout(
      () => {
        // The page itself says what went wrong; the notice says it where the person lands.
        if (failure) toastError(failure.notice, 'Authentication failed');
        navigate(failure ? paths.login : home.path, { replace: true });
      },
      failure ? 2000 : 1500,
    );
    return () => clearTimeout(timer);
  }, [failure, isSignedIn, isUnreachable, home, navigate, query]);

  if (failure)
    return (
      <AuthPage title={failure.title ?? 'Authentication failed'} lead={failure.text} isDusk>
        <LinkButton to={paths.login} variant="primary" wide>
          Back to sign-in
        </LinkButton>
      </AuthPage>
    );
  if (isUnreachable)
    return (
      <AuthPage title="You aren’t signed in yet" lead={unreachable} isDusk>
        <Button variant="primary" wide onClick={() => setUnreachable(false)}>
          Try again
        </Button>
      </AuthPage>
    );
  return (
    <AuthPage
      title={isSignedIn ? 'You’re signed in' : 'Signing you in…'}
      lead={isSignedIn ? home.text : 'One moment, please.'}
    />
  );
}
