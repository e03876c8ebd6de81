import type { PushSubscription as Subscription } from '@touchline/contracts/contact-preferences';
import { SERVICE_WORKER_PATH } from '@touchline/contracts/site';

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const held = subscription.options.applicationServerKey;
  return held !== null && new Uint8Array(held).join() === key.join();
}

/**
 * Subscribes this browser for the site, after its own question; what it is subscribed for another key is given up.
 * Called by a press alone: browsers refuse the question otherwise.
 * @throws DOMException `NotAllowedError` where the player said no, `AbortError` without the browser's push service
 */
export async function subscribe(publicKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new DOMException('the browser does not permit notifications', 'NotAllowedError');
  }
  // The shell registers it too; doing so again changes nothing.
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const held = await pushManager.getSubscription();
  const isHeld = held !== null && isFor(held, key);
  if (held !== null && !isHeld) {
    await held.unsubscribe();
  }
  const subscription = isHeld
    ? held
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}

/** Ends the subscription of this browser, where it has one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const held = await registration?.pushManager.getSubscription();
  await held?.unsubscribe();
}
