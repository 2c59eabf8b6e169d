import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError, unreachable, userMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormError } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './auth-page.module.css';
import { ProviderButtons } from './provider-buttons.tsx';

type AccountFormProps = {
  /** Made by `useZodForm`. */
  form: {
    form: ComponentProps<'form'>;
    input: (name: 'username') => ComponentProps<typeof Input>;
    errors: { username?: string };
    error: string | null;
    busy: boolean;
  };
  /** What follows the username. */
  children: ReactNode;
  submit: string;
  /** What the buttons of providers say, as in 'Sign in'. */
  verb: string;
  /** What stands right below the button. */
  below?: ReactNode;
  /** A link to the other form, for people in the wrong place. */
  other: { question: string; to: string; label: string };
};

/** The form that lets somebody in: a username and what belongs to it, or an account elsewhere. */
export function AccountForm({ form, children, submit, verb, below, other }: AccountFormProps) {
  return (
    <>
      {/* If this form is submitted before hydration, it does nothing and keeps its password. */}
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
        {other.question} <Link to={other.to}>{other.label}</Link>
      </p>
      <ProviderButtons verb={verb} />
    </>
  );
}

/** Says why somebody was not let in: in the server's words, else in these. */
export const sayRefused = (title: string, otherwise: string) => (error: unknown) =>
  toast({
    title,
    description: error instanceof ApiError ? userMessage(error, otherwise) : unreachable,
    kind: 'error',
  });
