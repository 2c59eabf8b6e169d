import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';

/** Whether the person closed the browser's dialog or let it time out. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Asks the browser to sign a new challenge with one of the person's passkeys. */
export async function answerWithPasskey() {
  const { extensions: _, ...options } = await unwrap(api['passkey-sign-ins'].options.$post());
  const answer = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  });
  return { ...answer, clientExtensionResults: {} };
}

export async function signInWithPasskey(): Promise<UserView> {
  const response = await answerWithPasskey();
  return unwrap(api['passkey-sign-ins'].$post({ json: { response } }));
}

export async function addPasskey(name: string, password: string | undefined): Promise<void> {
  const json = password === undefined ? {} : { password };
  const { extensions: _, ...options } = await unwrap(api.passkeys.options.$post({ json }));
  const passkey = await startRegistration({
    optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
  });
  const response = { ...passkey, clientExtensionResults: {} };
  await unwrap(api.passkeys.$post({ json: { name, response } }));
}
