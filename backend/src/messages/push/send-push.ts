import type { Agent } from 'node:https';
import type { PushPayload } from '@touchline/contracts/contact-preferences';
import webPush from 'web-push';
import { pushLifetime } from './push-lifetime.ts';
import type { PushKeys } from './push-keys.ts';
import type { ClaimedPush } from './push-messages.ts';

const TIMEOUT_MS = 10_000;

/** Hands a message to the push service of its device. */
export type SendPush = (device: ClaimedPush, payload: PushPayload) => Promise<void>;

/**
 * Encrypts messages for devices (RFC 8291) and sends them with the site's signature (RFC 8292).
 * @param contact whom a push service writes to about them: an https or mailto address
 */
export function createSendPush({
  keys,
  contact,
  agent,
}: {
  readonly keys: PushKeys;
  readonly contact: string;
  /** Connections to push services; those of the runtime unless given. */
  readonly agent?: Agent;
}): SendPush {
  return async ({ endpoint, public_key: p256dh, auth_secret: auth, notice }, payload) => {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: contact, ...keys },
      // For how long the push service waits for a device that is off, seconds.
      TTL: pushLifetime(notice) / 1_000,
      timeout: TIMEOUT_MS,
      urgency: 'normal',
      ...(agent !== undefined && { agent }),
    });
  };
}

/** What follows from a failed attempt. */
export type PushFailure = 'device is gone' | 'refused' | 'retry';

/** What follows from the status of a push service's answer; without one it was not reached. */
export function failureOf(error: unknown): {
  readonly next: PushFailure;
  readonly status?: number;
} {
  const status = (error as { readonly statusCode?: unknown }).statusCode;
  if (typeof status !== 'number') {
    return { next: 'retry' };
  }
  if (status === 404 || status === 410) {
    return { next: 'device is gone', status };
  }
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { next: isRefused ? 'refused' : 'retry', status };
}
