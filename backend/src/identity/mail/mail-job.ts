import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { Clock } from '../../platform/clock.ts';
import { composeMail } from './compose-mail.ts';
import type { EmailChanges } from './email-changes.ts';
import type { MailCodes } from './mail-codes.ts';
import type { HistoryFile, MailProvider } from './mail-provider.ts';
import { forgetMail, forgetSentMail, takeMail, type TakenMail } from './mail-store.ts';

const LOOK_EVERY_MS = 5_000;

/** A message that could not be sent for this long is about something that has ended. */
export const GIVEN_UP_AFTER_MS = 86_400_000;

/** From here on an SMTP server refuses permanently (RFC 5321 §4.2.1). */
const PERMANENT = 500;

interface SendingError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

export interface MailJobOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly brand: () => Promise<string>;
  readonly codes: Pick<MailCodes, 'make'>;
  readonly emailChanges: Pick<EmailChanges, 'makeCode'>;
  /** Makes the file of a history that a message carries. */
  readonly historyFile: HistoryFile;
  /** Signs the links that stop promotions. */
  readonly newsletterSecret: Buffer;
  /** Undefined while the site sends no mail: what is written waits. */
  readonly provider: () => Promise<MailProvider | undefined>;
}

/** Sends what was written, and again what could not be sent. */
export function createMailJob(options: MailJobOptions): RepeatedJob {
  const { pool, clock, log } = options;

  async function send(mail: TakenMail, provider: MailProvider): Promise<void> {
    const { id, kind, attempts } = mail;
    const isOver = clock() - mail.writtenAt >= GIVEN_UP_AFTER_MS;
    try {
      const message = isOver ? undefined : await composeMail(options, mail);
      if (message === undefined) {
        await forgetMail(pool, id);
      } else {
        await provider.send(message);
        await forgetSentMail(pool, { id, at: clock() });
      }
    } catch (error) {
      // The error's own text may name the address; codes do not.
      const { code, responseCode } = error as SendingError;
      const facts = { mail: id, kind, attempts, code, responseCode };
      if (typeof responseCode === 'number' && responseCode >= PERMANENT) {
        await forgetMail(pool, id);
        log.error(facts, 'a message was permanently rejected');
      } else {
        log.warn(facts, 'failed to send a message; will retry');
      }
    }
    if (isOver) {
      log.error({ mail: id, kind, attempts }, 'a message was abandoned after its last retry');
    }
  }

  async function sendAll(): Promise<void> {
    const provider = await options.provider();
    if (provider === undefined) {
      return;
    }
    for (;;) {
      const mail = await takeMail(pool, clock());
      if (mail === undefined) {
        return;
      }
      await send(mail, provider);
    }
  }

  return createRepeatedJob({
    everyMs: LOOK_EVERY_MS,
    work: sendAll,
    log,
    failure: 'messages could not be sent; it is tried again soon',
  });
}
