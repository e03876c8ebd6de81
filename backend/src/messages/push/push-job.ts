import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { composePush } from './compose-push.ts';
import { forgetDevice, removeSignedOut } from './push-devices.ts';
import { type ClaimedPush, claimPush, forgetPush } from './push-messages.ts';
import { pushLifetime } from './push-lifetime.ts';
import { isOfPushService } from './push-services.ts';
import { failureOf, type SendPush } from './send-push.ts';

const LOOK_EVERY_MS = 5_000;

export interface PushJobOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  /** The language of players whose pages were never seen. */
  readonly fallback: () => Promise<string>;
  /** Hosts that messages may be sent to. */
  readonly services: readonly string[];
  readonly send: SendPush;
}

async function failed(
  { pool, log }: PushJobOptions,
  { id, device_id: deviceId, attempts }: ClaimedPush,
  error: unknown,
): Promise<void> {
  const { next, status } = failureOf(error);
  const facts = { push: id, attempts, status, code: (error as { code?: unknown }).code };
  switch (next) {
    case 'device is gone':
      await forgetDevice(pool, deviceId);
      return;
    case 'refused':
      await forgetPush(pool, id);
      log.error(facts, 'a message to a device was permanently rejected');
      return;
    default:
      log.warn(facts, 'failed to send a message to a device; will retry');
  }
}

async function sendClaimed(options: PushJobOptions, message: ClaimedPush): Promise<void> {
  const { pool, clock, services, send } = options;
  const isOver = clock() - message.written_at.getTime() >= pushLifetime(message.notice);
  // The list may have become shorter since the device was added.
  if (isOver || !isOfPushService(message.endpoint, services)) {
    await forgetPush(pool, message.id);
    return;
  }
  try {
    const payload = await composePush(options, message);
    if (payload !== undefined) {
      await send(message, payload);
    }
    await forgetPush(pool, message.id);
  } catch (error) {
    await failed(options, message, error);
  }
}

/** Sends what was written to devices, and again what could not be sent. */
export function createPushJob(options: PushJobOptions): RepeatedJob {
  const { pool, clock, log } = options;
  return createRepeatedJob({
    everyMs: LOOK_EVERY_MS,
    work: async () => {
      await removeSignedOut(pool, clock());
      for (;;) {
        const message = await claimPush(pool, clock());
        if (message === undefined) {
          return;
        }
        await sendClaimed(options, message);
      }
    },
    log,
    failure: 'messages to devices could not be sent; will retry',
  });
}
