import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { productName } from '../../lib/product.ts';

/** Whether the person closed the browser's dialog or let it time out. */
export const isCanceled = (error: unknown): boolean =>
  (error instanceof WebAuthnError &&
    error.cause instanceof Error &&
    error.cause.name === 'NotAllowedError') ||
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'));

/** Asks the browser to sign a new challenge with one of the person's passkeys. */
export async function answerWithPasskey() {
  const { challenge, rpId = window.location.hostname } = await unwrap(
    api['passkey-sign-ins'].options.$post(),
  );
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type, clientExtensionResults: {} },
    response: {
      ...{ clientDataJSON, authenticatorData, signature },
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

export async function signInWithPasskey(): Promise<UserView> {
  const response = await answerWithPasskey();
  return unwrap(api['passkey-sign-ins'].$post({ json: { response } }));
}

/** Creates a passkey on this device and adds it to the account. */
export async function addPasskey(name: string, password: string | undefined): Promise<void> {
  const {
    challenge,
    user,
    pubKeyCredParams,
    excludeCredentials = [],
  } = await unwrap(api.passkeys.options.$post({ json: password === undefined ? {} : { password } }));
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      ...{ challenge, user, pubKeyCredParams },
      rp: { name: productName, id: window.location.hostname },
      excludeCredentials: excludeCredentials.map((credential) => ({
        id: credential.id,
        type: 'public-key' as const,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  });
  const { clientDataJSON, attestationObject } = response;
  const created = {
    ...{ id, rawId, type, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject },
  };
  await unwrap(api.passkeys.$post({ json: { name, response: created } }));
}
