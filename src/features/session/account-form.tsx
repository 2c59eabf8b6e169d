import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { failureMessage } from '../../lib/api.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth-page.module.css';
import { storeUser } from './session.ts';

type AccountFormProps = {
  /** Made by `useZodForm`. */
  form: {
    form: ComponentProps<'form'>;
    input: (name: 'username') => ComponentProps<typeof Input>;
    errors: { username?: string };
    error: string | null;
    busy: boolean;
  };
  /** The fields below the username. */
  children: ReactNode;
  /** The label of the submit button. */
  submit: string;
  /** The verb on the buttons of providers, such as 'Sign in'. */
  verb: string;
  below?: ReactNode;
  /** A link for people who need the other form. */
  otherForm: { question: string; to: string; label: string };
};

/** The parts that the sign-in and registration forms share. */
export function AccountForm({ form, children, submit, verb, below, otherForm }: AccountFormProps) {
  return (
    <>
      {/* With this method, submitting before hydration does nothing and puts no password in the URL. */}
      <form {...form.form} method="dialog" className={styles.form}>
        <Field label="Username" error={form.errors.username}>
          <Input
            {...form.input('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {children}
        <FormError text={form.error} />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {submit}
        </Button>
      </form>
      {below}
      <p className={styles.other}>
        {otherForm.question} <Link to={otherForm.to}>{otherForm.label}</Link>
      </p>
      <ProviderButtons verb={verb} />
    </>
  );
}

const ProviderLinks = lazy(() => import('./providers.tsx'));

const subscribe = () => () => undefined;
/** False while prerendering and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

function ProviderButtons({ verb }: { verb: string }) {
  const { data } = useQuery(capabilitiesQuery);
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && data && data.providers.length > 0 && (
        <Suspense fallback={null}>
          <ProviderLinks providers={data.providers} verb={verb} />
        </Suspense>
      )}
    </div>
  );
}

/** Shows a notice about a failed sign-in or registration. */
export const showFailure = (title: string, fallback: string) => (error: unknown) =>
  toast({ title, description: failureMessage(error, fallback), kind: 'error' });

/** Completes a sign-in or registration: stores the user, opens the home page and shows a welcome. */
export function useCompleteSignIn() {
  const navigate = useNavigate();
  return (user: UserView, welcome: { title: string; description: string }) => {
    storeUser(user);
    navigate(paths.home);
    toast({ ...welcome, kind: 'success' });
  };
}
