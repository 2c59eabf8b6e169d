import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import styles from '../features/session/auth-page.module.css';
import { AuthPage } from '../features/session/auth-page.tsx';
import { storeUser, useUser } from '../features/session/session.ts';
import { api, statusOf, unreachable, unwrap, userMessage } from '../lib/api.ts';
import { refreshProgress } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Field, PasswordInput } from '../ui/field.tsx';
import { FormError } from '../ui/status.tsx';
import { Address } from '../ui/words.tsx';

type Step = 'ask' | 'password' | 'no' | 'confirmed' | 'account-deleted' | 'change-canceled' | 'used-up';

const texts: Record<Step, { title: string; lead: string }> = {
  ask: {
    title: 'Is this your email address?',
    lead: 'Someone entered it in Better Habits to get reminders there. Nothing is sent until you confirm.',
  },
  password: {
    title: 'Is this your account?',
    lead: 'You aren’t signed in to it here. Enter its password to show that it’s yours.',
  },
  no: {
    title: 'This wasn’t you?',
    lead: 'We’ll delete the account created with this address, or cancel the change to it, and won’t email it again.',
  },
  confirmed: {
    title: 'Thank you',
    lead: 'Your email address is confirmed. You’ll get your reminders there.',
  },
  'account-deleted': {
    title: 'Deleted',
    lead: 'The account is gone, and we won’t email this address again. Sorry for the trouble.',
  },
  'change-canceled': {
    title: 'Change canceled',
    lead: 'We won’t use this address or email it again. Sorry for the trouble.',
  },
  'used-up': {
    title: 'This link no longer works',
    lead: 'It has already been used, has expired or is incomplete.',
  },
};

/** The steps with a question: the answer to confirm it, and the step of the other answer. */
const choices: Partial<Record<Step, { label: string; other: Step }>> = {
  ask: { label: 'Yes, this is me', other: 'no' },
  password: { label: 'Confirm this address', other: 'no' },
  no: { label: 'Delete it', other: 'ask' },
};

/** Opened from the link in the email. Opening it changes nothing, since mail scanners open every link. */
export default function ConfirmPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const user = useUser();
  const [step, setStep] = useState<Step>(token === '' ? 'used-up' : 'ask');
  /** Empty until it has loaded; null if it can't be. */
  const [email, setEmail] = useState<string | null>('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (token === '') return;
    const asked = unwrap(api['email-confirmations'].address.$post({ json: { token } }));
    asked.then(
      (sent) => setEmail(sent.email),
      (failure) => (statusOf(failure) === 410 ? setStep('used-up') : setEmail(null)),
    );
  }, [token]);
  const go = (next: Step) => {
    setError(null);
    setStep(next);
  };
  const attempt = async (work: () => Promise<Step>) => {
    setBusy(true);
    try {
      go(await work());
    } catch (failure) {
      if (statusOf(failure) === 410) go('used-up');
      else if (statusOf(failure) === 403 && step === 'ask') go('password');
      else setError(userMessage(failure, unreachable));
    } finally {
      setBusy(false);
    }
  };
  const confirm = async (): Promise<Step> => {
    const json = step === 'password' ? { token, password } : { token };
    const done = await unwrap(api['email-confirmations'].finish.$post({ json }));
    if (done.user !== null) {
      storeUser(done.user);
      refreshProgress();
    }
    return 'confirmed';
  };
  const decline = async (): Promise<Step> => {
    const { deleted } = await unwrap(api['email-confirmations'].decline.$post({ json: { token } }));
    if (deleted === 'change') return 'change-canceled';
    // The deleted account may be the one signed in here.
    if (user !== null) await unwrap(api.session.$get()).catch(() => undefined);
    return 'account-deleted';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(step === 'no' ? decline : confirm);
  };

  const choice = choices[step];
  const isUsedUp = step === 'used-up';
  return (
    <AuthPage {...texts[step]} isDusk={isUsedUp || step === 'no'}>
      {choice && email !== null && <p className={styles.address}>{email && <Address text={email} />}</p>}
      {choice && (
        <form className={styles.form} onSubmit={submit}>
          {step === 'password' && (
            <Field label="Account password">
              <PasswordInput
                name="password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                autoComplete="current-password"
              />
            </Field>
          )}
          <div className={styles.choices}>
            <FormError text={error} />
            <Button type="submit" variant={step === 'no' ? 'danger' : 'primary'} wide busy={busy}>
              {choice.label}
            </Button>
            <Button wide onClick={() => go(choice.other)}>
              {choice.other === 'no' ? 'No, it wasn’t me' : 'Back'}
            </Button>
          </div>
        </form>
      )}
      {(step === 'confirmed' || isUsedUp) &&
        (user === null ? (
          <LinkButton to={paths.login} variant="primary" wide>
            {isUsedUp ? 'Log in to get a new one' : 'Log in'}
          </LinkButton>
        ) : (
          <LinkButton to={isUsedUp ? paths.settings : paths.home} variant="primary" wide>
            {isUsedUp ? 'Get a new one in settings' : 'Open your dashboard'}
          </LinkButton>
        ))}
    </AuthPage>
  );
}
