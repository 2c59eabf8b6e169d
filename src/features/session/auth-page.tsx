import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { failureMessage } from '../../lib/api.ts';
import { takePress, useHydrated } from '../../lib/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import icons from '../../ui/icon.module.css';
import { FormError } from '../../ui/status.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { classNames } from '../../ui/words.tsx';
import styles from './auth-page.module.css';
import { startSession } from './session.ts';

type AuthPageProps = {
  title: string;
  lead: string;
  /** Whether the sun is setting, since something has ended or failed. */
  isDusk?: boolean;
  /** Whether the form needs most of a phone's screen. */
  isLong?: boolean;
  children?: ReactNode;
};

/** The layout of the sign-in pages: a picture, and a form beside or below it. */
export function AuthPage({ title, lead, isDusk = false, isLong = false, children }: AuthPageProps) {
  // A press before hydration did nothing, so it is repeated.
  useLayoutEffect(() => takePress()?.click(), []);
  return (
    <div className={classNames(styles.page, isDusk && styles.dusk, isLong && styles.long)}>
      <div className={classNames(icons.landscape, styles.scene)}>
        <Sunrise />
        <p className={styles.promise}>
          <span>Twelve weeks.</span> <span>One small step a day.</span>
        </p>
        <p className={styles.promiseMore}>
          A short message at the right time of day, until the habit runs on its own.
        </p>
      </div>
      <div className={styles.side}>
        <header>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}

const weeks = [...Array(12).keys()];
const round = (value: number) => Math.round(value * 10) / 10;

/** Stepping stones that wind towards the sun and shrink with distance. */
const stones = weeks.map((week) => {
  const near = 1 - week / 11;
  return {
    week,
    x: round(330 + 66 * Math.sin(week / 2.1) * (0.35 + near)),
    y: round(512 + 112 * near ** 1.35),
    rx: round(3.5 + 9.5 * near),
    ry: round(1.47 + 3.99 * near),
  };
});

/** A sun behind hills, with a ray and a stepping stone for each week. Decorative. */
function Sunrise() {
  return (
    <svg
      viewBox="0 0 600 640"
      preserveAspectRatio="xMidYMax slice"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="glow">
          <stop offset="0.3" className={styles.glow} />
          <stop offset="1" className={styles.glowEnd} />
        </radialGradient>
      </defs>
      <g className={styles.sky}>
        <circle cx="372" cy="452" r="250" fill="url(#glow)" />
        <circle cx="372" cy="452" r="74" className={icons.disc} />
        {weeks.map((week) => (
          <line
            key={week}
            x1="372"
            x2="372"
            y1="348"
            y2="316"
            transform={`rotate(${-82.5 + week * 15} 372 452)`}
            className={classNames(icons.ray, styles.ray)}
          />
        ))}
      </g>
      <g className={styles.land}>
        <path d="M0 470c80-44 170-40 250 0s210 46 350-26v196H0z" className={icons.far} />
        <path d="M0 540c120-70 220-64 330-18 100 42 180 30 270-22v140H0z" className={icons.middle} />
        <path d="M0 572c110-6 230 34 330 38 110 4 190-30 270-66v96H0z" className={icons.near} />
        {stones.map(({ week, x, y, rx, ry }) => (
          <ellipse key={week} cx={x} cy={y} rx={rx} ry={ry} className={styles.stone} />
        ))}
      </g>
    </svg>
  );
}

type AuthFormProps = {
  /** Made by `useZodForm`. */
  form: { form: ComponentProps<'form'>; error: string | null; busy: boolean };
  children: ReactNode;
  submit: string;
  below?: ReactNode;
  otherForm?: { question: string; to: string; label: string };
};

const signInInstead = { question: 'Remembered it?', to: paths.login, label: 'Log in' };

export function AuthForm({ form, children, submit, below, otherForm = signInInstead }: AuthFormProps) {
  return (
    <>
      {/* With this method, submitting before hydration does nothing and puts no password in the URL. */}
      <form {...form.form} method="dialog" className={styles.form}>
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
    </>
  );
}

type AccountFormProps = AuthFormProps & {
  form: {
    input: (name: 'username') => ComponentProps<typeof Input>;
    errors: { username?: string };
  };
  /** The verb on the buttons of providers, such as 'Sign in'. */
  verb: string;
};

/** The parts that the sign-in and registration forms share; `children` are the fields below the username. */
export function AccountForm({ form, verb, children, ...props }: AccountFormProps) {
  return (
    <>
      <AuthForm {...props} form={form}>
        <Field label="Username" error={form.errors.username}>
          <Input
            {...form.input('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {children}
      </AuthForm>
      <ProviderButtons verb={verb} />
    </>
  );
}

const ProviderLinks = lazyPart(() => import('./providers.tsx'));

function ProviderButtons({ verb }: { verb: string }) {
  const { data } = useQuery(capabilitiesQuery);
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && data && data.providers.length > 0 && (
        <ProviderLinks providers={data.providers} verb={verb}>
          <span className={styles.or}>or</span>
        </ProviderLinks>
      )}
    </div>
  );
}

export const showFailure = (title: string, fallback: string) => (error: unknown) =>
  toastError(failureMessage(error, fallback), title);

/** Completes a sign-in or registration: stores the user, opens the home page and shows a welcome. */
export function useCompleteSignIn() {
  const navigate = useNavigate();
  return (user: UserView, title: string, description: string) => {
    startSession(user);
    navigate(paths.home);
    toastSuccess(title, description);
  };
}
