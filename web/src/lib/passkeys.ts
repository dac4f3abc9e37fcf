/** Passkeys by the browser's own API (WebAuthn). Our messages write bytes in base64url, the browser takes and gives buffers. */

import { api, Trouble } from './api';
import type { MyAccount, Person } from '../generated/contract';
import { t } from './messages';

/** Whether this browser has passkeys at this address; the server says for which addresses it takes any. */
export const able = (): boolean => typeof PublicKeyCredential !== 'undefined';

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}

export function base64url(buffer: ArrayBuffer): string {
  const plain = btoa(Array.from(new Uint8Array(buffer), (n) => String.fromCharCode(n)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What the browser answers, or one sentence about why it does not. */
async function answer<R extends AuthenticatorResponse>(
  asked: Promise<Credential | null>,
): Promise<[PublicKeyCredential, R]> {
  try {
    const found = (await asked) as PublicKeyCredential | null;
    if (found) return [found, found.response as R];
  } catch (e) {
    const { name } = e as Error;
    if (name === 'InvalidStateError') throw new Trouble(t('passkey-there'));
    if (name !== 'NotAllowedError' && name !== 'AbortError') throw new Trouble(t('passkey-failed', { error: name }));
  }
  throw new Trouble(t('passkey-cancelled'));
}

/** Make a passkey on this device, or another that the browser offers, and add it to my account. */
export async function addPasskey(): Promise<MyAccount> {
  const options = (await api.passkeyOptions()).options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const known = (options.excludeCredentials ?? []).map(({ id }) => ({ id: bytes(id), type: 'public-key' as const }));
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known,
  } as PublicKeyCredentialCreationOptions;
  const [{ id }, made] = await answer<AuthenticatorAttestationResponse>(navigator.credentials.create({ publicKey }));
  return api.addPasskey({
    id,
    client_data: base64url(made.clientDataJSON),
    attestation: base64url(made.attestationObject),
  });
}

/** Become who has the passkey that is chosen. */
export async function signIn(): Promise<Person> {
  const options = (await api.signInOptions()).options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: [],
  } as PublicKeyCredentialRequestOptions;
  const [{ id }, made] = await answer<AuthenticatorAssertionResponse>(navigator.credentials.get({ publicKey }));
  return api.signIn({
    id,
    client_data: base64url(made.clientDataJSON),
    authenticator_data: base64url(made.authenticatorData),
    signature: base64url(made.signature),
  });
}
