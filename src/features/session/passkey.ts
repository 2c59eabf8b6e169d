import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';

/** Null if the person closes the browser's dialog or lets it time out. */
async function unlessCanceled<Answer extends { clientExtensionResults: unknown }>(asked: Promise<Answer>) {
  try {
    const { clientExtensionResults: _, ...answer } = await asked;
    return { ...answer, clientExtensionResults: {} };
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}

/** Asks the browser to sign a new challenge with one of the person's passkeys. @returns null if canceled */
export async function answerWithPasskey() {
  const { extensions: _, ...options } = await unwrap(api['passkey-sign-ins'].options.$post());
  return unlessCanceled(
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );
}

/** @returns null if canceled */
export async function signInWithPasskey(): Promise<UserView | null> {
  const response = await answerWithPasskey();
  return response && unwrap(api['passkey-sign-ins'].$post({ json: { response } }));
}

/** @returns whether it was added: false if canceled */
export async function addPasskey(name: string, password: string | undefined): Promise<boolean> {
  const json = password === undefined ? {} : { password };
  const { extensions: _, ...options } = await unwrap(api.passkeys.options.$post({ json }));
  const response = await unlessCanceled(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
  if (response) await unwrap(api.passkeys.$post({ json: { name, response } }));
  return response !== null;
}
