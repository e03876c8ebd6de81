import { createHash, randomUUID } from 'node:crypto';
import { HistoryMailsAnswer, MailHistory } from '@touchline/contracts/history';
import { DAY } from '@touchline/domain/time';
import { writeMail } from '../../identity/mail/mail-store.ts';
import type { Mails } from '../../identity/mail/mails.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { assertPeriod } from '../../platform/http/period.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import {
  addressOf,
  digestOfKey,
  historyMailsSince,
  insertHistoryMail,
  isOwnAccount,
  requestedSince,
} from './history-mail-store.ts';

const PATH = '/messages-api/v1/history-mails';
const TAGS = { tags: ['messages'] };
const MOST_A_DAY = 5;

interface HistoryMailOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'isOffered' | 'messageUrl'>;
}

interface HistoryRequest {
  readonly playerId: string;
  readonly key: string;
  readonly form: MailHistory;
}

/** What a player may request, and has requested within a day. */
async function answerOf(
  { pool, clock, mails }: HistoryMailOptions,
  playerId: string,
): Promise<HistoryMailsAnswer> {
  const since = clock() - DAY;
  const requested = await historyMailsSince(pool, { playerId, since });
  return {
    ...(await addressOf(pool, playerId)),
    left: Math.max(0, MOST_A_DAY - requested.length),
    mails: await Promise.all(
      requested.map(async ({ language, ...mail }) => {
        // A mail has the id of what it carries.
        const messageUrl =
          mail.state === 'sent' ? await mails.messageUrl(mail.id, language) : undefined;
        return { ...mail, ...(messageUrl !== undefined && { messageUrl }) };
      }),
    ),
  };
}

/** Stores the request with its mail; nothing where the key was used for the same request before. */
async function requestIn(
  client: PoolClient,
  { playerId, key, form }: HistoryRequest,
  now: number,
): Promise<void> {
  // One request of a player after the other, so that five are five.
  await client.query(
    "SELECT pg_advisory_xact_lock(hashtextextended('history-mails', $1::bigint))",
    [playerId],
  );
  const digest = createHash('sha256').update(JSON.stringify(form)).digest();
  const known = await digestOfKey(client, { playerId, key });
  if (known !== undefined) {
    if (!known.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'this key belongs to another request');
    }
    return;
  }
  const { email, isConfirmed } = await addressOf(client, playerId);
  if (!isConfirmed) {
    throw new ApiError('email_not_confirmed', 'the address has not been confirmed');
  }
  const { account, language } = form;
  if (account !== undefined && !(await isOwnAccount(client, { playerId, account }))) {
    throw new ApiError('account_unknown', 'this is not one of your accounts');
  }
  if ((await requestedSince(client, { playerId, since: now - DAY })) >= MOST_A_DAY) {
    throw new ApiError('history_mail_limit', 'enough histories were requested today');
  }
  const id = randomUUID();
  await insertHistoryMail(client, { ...form, id, playerId, key, digest, at: now });
  await writeMail(client, {
    id,
    kind: 'history',
    playerId,
    recipient: email,
    language,
    historyMailId: id,
    now,
  });
}

/** Histories that players request by mail, which go to their confirmed address alone. */
export function registerHistoryMails(app: App, options: HistoryMailOptions): void {
  const { pool, clock, mails } = options;
  const preHandler = app.requirePlayer;
  const response = { 200: HistoryMailsAnswer };

  app.get(PATH, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return answerOf(options, playerOf(request).id);
  });

  app.post(
    PATH,
    { preHandler, config: rateClass('message'), schema: { ...TAGS, body: MailHistory, response } },
    async (request) => {
      const { body: form } = request;
      const { id: playerId } = playerOf(request);
      const key = idempotencyKeyOf(request);
      assertPeriod(form);
      if (!(await mails.isOffered())) {
        throw new ApiError('unavailable', 'no mail is sent at the moment');
      }
      await inTransaction(pool, (client) => requestIn(client, { playerId, key, form }, clock()));
      return answerOf(options, playerId);
    },
  );
}
