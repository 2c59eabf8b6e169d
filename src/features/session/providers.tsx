import type { ReactNode } from 'react';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { type ProviderName, signInProviders } from '../../../worker/domain.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import buttonStyles from '../../ui/button.module.css';
import { buttonClass } from '../../ui/button.tsx';

/** Logos in the colors that their owners require. */
const logos: Record<ProviderName, ReactNode> = {
  google: (
    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.4 13.4 0 0 1-20-7H4v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.4 28.1a13.2 13.2 0 0 1 0-8.3v-5.7H4a22 22 0 0 0 0 19.7z" />
      <path
        fill="#EA4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4 14.1l7.4 5.7A13.1 13.1 0 0 1 24 10.7z"
      />
    </svg>
  ),
};

export const ProviderLogo = ({ provider }: { provider: ProviderName }) => logos[provider];

type ProviderLinkProps = {
  provider: ProviderName;
  verb: string;
  size?: 'small';
  wide?: boolean;
  onClick?: () => void;
};

export function ProviderLink({ provider, verb, size, wide, onClick }: ProviderLinkProps) {
  return (
    <a href={`/auth/${provider}`} onClick={onClick} className={buttonClass({ size, wide }, false)}>
      <span className={buttonStyles.layer}>
        <ProviderLogo provider={provider} />
        {`${verb} with ${signInProviders[provider].name}`}
      </span>
    </a>
  );
}

type ProviderLinksProps = {
  providers: readonly ProviderName[];
  verb: string;
  /** Before the buttons. */
  children: ReactNode;
};

/** The buttons of the sign-in and registration forms, one for each provider that the server offers. */
export default function ProviderLinks({ providers, verb, children }: ProviderLinksProps) {
  return (
    <>
      {children}
      {providers.map((provider) => (
        <ProviderLink key={provider} provider={provider} verb={verb} wide />
      ))}
    </>
  );
}

const returnKey = 'better-habits.return';

/** Makes the next sign-in with a provider in this tab lead back to settings. */
const returnToSettings = () => writeStorage('sessionStorage', returnKey, paths.settings);

/** Whether the current sign-in was started in settings. */
export const isReturning = (): boolean => readStorage('sessionStorage', returnKey) === paths.settings;

export const forgetReturn = () => writeStorage('sessionStorage', returnKey, null);

/** Asks someone without a password to sign in again with their provider, and brings them back to settings. */
export const SignInAgain = ({ user }: { user: UserView }) =>
  user.providers[0] && (
    <ProviderLink provider={user.providers[0]} verb="Sign in" onClick={returnToSettings} />
  );
