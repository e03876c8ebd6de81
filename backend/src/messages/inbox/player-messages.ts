import { OperatorMessagesAnswer } from '@touchline/contracts/operator';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { NumberCursor, PlayerParameters } from '../../platform/http/operator-parameters.ts';
import type { InboxOptions } from './inbox-routes.ts';
import type { StoredMessage } from './inbox-store.ts';
import { messageOf } from './message-of.ts';

const PAGE_SIZE = 20;
const Query = z.object({
  ...NumberCursor.shape,
  /** In which notices of the product are read. */
  language: z._default(z.string().check(z.regex(/^[a-z]{2}$/)), 'en'),
});

/** Everything in a player's inbox and archive, what has expired included, the latest first. */
async function messagesTo(
  client: Queryable,
  { playerId, cursor }: { readonly playerId: string; readonly cursor: string | undefined },
): Promise<readonly StoredMessage[]> {
  const { rows } = await client.query(
    `SELECT message.id, message.kind, message.notice, message.facts, message.created_at,
       message.read_at, broadcast.texts, broadcast.route
     FROM inbox_message message LEFT JOIN broadcast ON broadcast.id = message.broadcast_id
     WHERE message.player_id = $1 AND ($2::bigint IS NULL OR message.id < $2)
     ORDER BY message.id DESC LIMIT $3`,
    [playerId, cursor ?? null, PAGE_SIZE + 1],
  );
  return rows;
}

/** What the house has written to a player, for operators. */
export function registerPlayerMessages(
  app: App,
  { pool, fallback, operatorToken }: InboxOptions & { readonly operatorToken: string },
): void {
  app.get(
    '/operator-api/v1/players/:id/messages',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'players.messages' },
      schema: {
        tags: ['operator'],
        params: PlayerParameters,
        querystring: Query,
        response: { 200: OperatorMessagesAnswer },
      },
    },
    async ({ params: { id: playerId }, query: { cursor, language } }, reply) => {
      reply.header('cache-control', 'no-store');
      const rows = await messagesTo(pool, { playerId, cursor });
      const reading = { language, fallback: await fallback() };
      const messages = rows.slice(0, PAGE_SIZE).map((row) => {
        const { id, kind, title, body, createdAt, isRead } = messageOf(row, reading);
        return { id, kind, title, body, createdAt, isRead };
      });
      const last = messages.at(-1);
      return rows.length > PAGE_SIZE && last !== undefined
        ? { messages, nextCursor: last.id }
        : { messages };
    },
  );
}
