import {
  ArchiveMessage,
  MessageBox,
  MessagesAnswer,
  ReadMessages,
  UnreadAnswer,
} from '@touchline/contracts/messages';
import { mayReadPromotions } from '@touchline/domain/messages';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { marketingRefusalOf } from '../../identity/marketing/may-market.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import { noteLanguage } from '../../identity/contact/contact-language.ts';
import {
  announceMessages,
  countUnread,
  markAllRead,
  markRead,
  messagesIn,
  type Reader,
  setArchived,
} from './inbox-store.ts';
import { messageOf } from './message-of.ts';

const BASE = '/messages-api/v1';
const TAGS = { tags: ['messages'] };
const Id = z.string().check(z.regex(/^\d{1,18}$/));
const Parameters = z.object({ id: Id });
const Query = z.strictObject({ box: z._default(MessageBox, 'inbox'), cursor: z.optional(Id) });

export interface InboxOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The language of messages that have none of the reader's. */
  readonly fallback: () => Promise<string>;
}

async function readerOf({ pool, clock }: InboxOptions, request: FastifyRequest): Promise<Reader> {
  const playerId = playerOf(request).id;
  const now = clock();
  const refusal = await marketingRefusalOf(pool, { playerId, channel: 'page', now });
  return { playerId, now, readsPromotions: mayReadPromotions(refusal) };
}

/** What players read. */
function registerReads(app: App, options: InboxOptions): void {
  const { pool } = options;
  const preHandler = app.requirePlayer;
  app.get(
    `${BASE}/messages`,
    { preHandler, schema: { ...TAGS, querystring: Query, response: { 200: MessagesAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const reader = await readerOf(options, request);
      const reading = { language: languageOf(request), fallback: await options.fallback() };
      const { messages, ...page } = await messagesIn(pool, { ...reader, ...request.query });
      return {
        messages: messages.map((row) => messageOf(row, reading)),
        unread: await countUnread(pool, reader),
        ...page,
      };
    },
  );

  app.get(
    `${BASE}/unread`,
    { preHandler, schema: { ...TAGS, response: { 200: UnreadAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const reader = await readerOf(options, request);
      await noteLanguage(pool, { playerId: reader.playerId, language: languageOf(request) });
      return { unread: await countUnread(pool, reader) };
    },
  );
}

/** What players do with their messages: each act sets a state, so that a repetition changes nothing. */
function registerActs(app: App, options: InboxOptions): void {
  const { pool } = options;
  const preHandler = app.requirePlayer;
  const response = { 200: UnreadAnswer };

  async function change(
    request: FastifyRequest,
    act: (client: Parameters<typeof markRead>[0], reader: Reader) => Promise<boolean>,
  ): Promise<{ unread: number }> {
    const reader = await readerOf(options, request);
    return inTransaction(pool, async (client) => {
      if (!(await act(client, reader))) {
        throw new ApiError('not_found', 'there is no such message');
      }
      await announceMessages(client, [reader.playerId]);
      return { unread: await countUnread(client, reader) };
    });
  }

  app.put(
    `${BASE}/messages/:id/read`,
    { preHandler, schema: { ...TAGS, params: Parameters, response } },
    (request) =>
      change(request, (client, reader) => markRead(client, { ...reader, id: request.params.id })),
  );
  app.put(
    `${BASE}/messages/:id/archived`,
    { preHandler, schema: { ...TAGS, params: Parameters, body: ArchiveMessage, response } },
    (request) =>
      change(request, (client, reader) =>
        setArchived(client, { ...reader, ...request.body, id: request.params.id }),
      ),
  );
  app.post(
    `${BASE}/read`,
    { preHandler, schema: { ...TAGS, body: ReadMessages, response } },
    (request) =>
      change(request, async (client, reader) => {
        await markAllRead(client, { ...reader, ...request.body });
        return true;
      }),
  );
}

/** The messages of players. */
export function registerInbox(app: App, options: InboxOptions): void {
  registerReads(app, options);
  registerActs(app, options);
}
