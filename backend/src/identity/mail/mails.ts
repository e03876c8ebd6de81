import type { AskedMail } from '@touchline/contracts/identity';
import type { ContactChannel } from '@touchline/domain/messages';
import type { FastifyRequest } from 'fastify';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import type { RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createEmailChanges, type EmailChanges } from './email-changes.ts';
import { createMailCodes, type MailCodes } from './mail-codes.ts';
import { createMailJob } from './mail-job.ts';
import type { HistoryFile, MailProvider } from './mail-provider.ts';
import { type WrittenMail, writeMail, type MailKind } from './mail-store.ts';
import { countMessage, type Requester, RESEND_AFTER_MS } from '../messages/message-quota.ts';
import { type MessageSettings, offeredProvider } from '../messages/offered-provider.ts';

export interface MailsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly brand: () => Promise<string>;
  readonly settings: () => Promise<MessageSettings>;
  /** Undefined for a site that sends no mail. */
  readonly provider: MailProvider | undefined;
  /** Keys the digests of codes. */
  readonly codeSecret: Buffer;
  /** Makes the file of a history that a message carries. */
  readonly historyFile: HistoryFile;
  /** Signs the links that stop promotions. */
  readonly newsletterSecret: Buffer;
  /** `https://host` of the site; undefined where it is not known for sure, and no link is sent. */
  readonly originOf: (request: FastifyRequest) => string | undefined;
}

/** A message of which only the site's address is still to be said. */
type AskedFor = Omit<WrittenMail, 'origin'>;

/** A message without a link, about what has just happened to an account. */
export type Notice = Pick<WrittenMail, 'language' | 'paymentId' | 'facts' | 'sendAt'> & {
  readonly kind: Extract<
    MailKind,
    | 'phone-changed'
    | 'data-changed'
    | 'deposit-refunded'
    | 'support-answered'
    | 'call-missed'
    | `documents-${string}`
    | `withdrawal-${string}`
    | `two-factor-${string}`
    | `passkey-${string}`
    | 'security-question-changed'
    | 'bets-settled'
    | 'deposit-arrived'
    | 'cashback-paid'
    | 'referral-paid'
    | 'stake-returned'
    | 'challenge-paid'
    | `limit-${string}`
    | 'account-secured'
    | 'new-device'
    | `match-${string}`
    | `price-${string}`
    | `tickets-${string}`
    | 'free-rounds-granted'
  >;
  readonly playerId: string;
  /** What it is written about once; its payment, or each time anew, unless given. */
  readonly cause?: string | undefined;
  /** Where given, on these alone: its cause writes the others. */
  readonly channels?: readonly ContactChannel[] | undefined;
};

/** Messages by e-mail: written with their cause, sent soon after. */
export interface Mails {
  /** Whether the site sends any. */
  readonly isOffered: () => Promise<boolean>;
  /**
   * Writes a notice to the address that the player's account has, inside the transaction of its cause
   * of; none without an address, and where the site sends none.
   */
  readonly writeNotice: (client: PoolClient, notice: Notice) => Promise<void>;
  /** Writes a message inside the transaction of its cause; none where the site sends none. */
  readonly write: (client: PoolClient, request: FastifyRequest, mail: AskedFor) => Promise<void>;
  /**
   * Writes a message on request.
   * @throws ApiError `rate_limited`; `unavailable` where the site sends none
   */
  readonly ask: (
    request: FastifyRequest,
    mail: AskedFor & {
      readonly requester: Requester;
      /** What belongs to it, in the same transaction, with the time that it is written at. */
      readonly along?: (client: PoolClient, now: number) => Promise<void>;
    },
  ) => Promise<AskedMail>;
  /** Where a message can be read while a test provider shows it. */
  readonly messageUrl: (id: string, language: string) => Promise<string | undefined>;
  /** Codes of the messages of the kinds `step-up` and `sign-in-code`. */
  readonly codes: Pick<MailCodes, 'spend'>;
  /** Addresses that wait for the code of a message of the kind `email-change`. */
  readonly emailChanges: EmailChanges;
  readonly job: RepeatedJob;
  /** The endpoints of the provider. */
  readonly register: (app: App) => void;
}

/** Writes a notice to the address that the player's account has; none without one. */
async function writeNoticeMail(client: PoolClient, notice: Notice, now: number): Promise<void> {
  const { rows } = await client.query(
    'SELECT email FROM player WHERE id = $1 AND email IS NOT NULL',
    [notice.playerId],
  );
  if (rows[0] !== undefined) {
    await writeMail(client, { ...notice, recipient: rows[0].email, now });
  }
}

/** A job that closes the connections of its provider once it has stopped. */
function closingAfter(job: RepeatedJob, provider: MailProvider | undefined): RepeatedJob {
  return {
    ...job,
    stop: async () => {
      await job.stop();
      provider?.close?.();
    },
  };
}

/** Everything that sends mail, behind one provider. */
export function createMails(options: MailsOptions): Mails {
  const { pool, clock, log, brand, settings, originOf, newsletterSecret } = options;
  const provider = async () => offeredProvider(options.provider, await settings());
  const codes = createMailCodes({ pool, clock, secret: options.codeSecret });
  const emailChanges = createEmailChanges({ pool, clock, secret: options.codeSecret });
  const job = createMailJob({
    pool,
    clock,
    log,
    brand,
    provider,
    codes,
    emailChanges,
    historyFile: options.historyFile,
    newsletterSecret,
  });
  const write: Mails['write'] = async (client, request, mail) => {
    const origin = originOf(request);
    if (origin === undefined) {
      request.log.warn('no mail is written: set PUBLIC_URL, which its links start with');
    } else if ((await provider()) !== undefined) {
      await writeMail(client, { ...mail, origin, now: clock() });
    }
  };
  return {
    isOffered: async () => (await provider()) !== undefined,
    write,
    writeNotice: async (client, { channels, ...notice }) => {
      if (channels?.includes('mail') !== false && (await provider()) !== undefined) {
        await writeNoticeMail(client, notice, clock());
      }
    },
    ask: async (request, { requester, along, ...mail }) => {
      const sender = await provider();
      const origin = originOf(request);
      if (sender === undefined || origin === undefined) {
        throw new ApiError('unavailable', 'no mail is sent at the moment');
      }
      const now = clock();
      const id = await inTransaction(pool, async (client) => {
        const { recipient } = mail;
        await countMessage(client, { medium: 'mail', recipient, requester, now });
        await along?.(client, now);
        return writeMail(client, { ...mail, origin, now });
      });
      return {
        resendAt: now + RESEND_AFTER_MS,
        ...(sender.messageUrl !== undefined && {
          messageUrl: sender.messageUrl(id, mail.language),
        }),
      };
    },
    messageUrl: async (id, language) => (await provider())?.messageUrl?.(id, language),
    codes,
    emailChanges,
    job: closingAfter(job, options.provider),
    register: (app) => options.provider?.register?.(app),
  };
}
