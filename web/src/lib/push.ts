/** Notices of the push service of this browser, which come when no page of ours is open. */

import type { MyNotices } from '../generated/contract';
import { api } from './api';
import { base64url, bytes } from './passkeys';

/** Whether this browser has a push service at this address: it needs https, and a worker. */
export const able = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** Subscribe this device, whose owner has allowed notices, and tell the server. */
export async function subscribe(): Promise<MyNotices> {
  const { key } = await api.notices();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const last = await pushManager.getSubscription();
  const known = last?.options.applicationServerKey;
  // One for another server's key, as after its database was lost, cannot be used.
  if (known && base64url(known) !== key) await last.unsubscribe();
  const made = await pushManager.subscribe(wanted);
  const part = (name: PushEncryptionKeyName): string => base64url(made.getKey(name) ?? new ArrayBuffer());
  return api.subscribe({ endpoint: made.endpoint, p256dh: part('p256dh'), auth: part('auth') });
}

export async function unsubscribe(): Promise<MyNotices> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  return api.unsubscribe();
}
