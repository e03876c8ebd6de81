import {
  AddPlayerNote,
  PlayerAuditAnswer,
  PlayerNote,
  PlayerNotesAnswer,
} from '@touchline/contracts/operator';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import { NumberCursor, PlayerParameters } from '../../platform/http/operator-parameters.ts';
import { findNote, insertNote, listNotes } from './note-store.ts';
import { listPlayerActs } from './player-acts.ts';

const BASE = '/operator-api/v1/players/:id';
const TAGS = { tags: ['operator'] };

interface RecordOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly operatorToken: string;
}

/** Notes of operators: read, and added to. */
function registerNotes(app: App, { pool, clock, operatorToken }: RecordOptions): void {
  const preHandler = requireOperator(operatorToken);
  app.get(
    `${BASE}/notes`,
    {
      preHandler,
      config: { permission: 'players.note' },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        querystring: NumberCursor,
        response: { 200: PlayerNotesAnswer },
      },
    },
    async ({ params: { id: playerId }, query }, reply) => {
      reply.header('cache-control', 'no-store');
      return listNotes(pool, { playerId, ...query });
    },
  );

  app.post(
    `${BASE}/notes`,
    {
      preHandler,
      config: { permission: 'players.note', audit: { action: 'note.add' } },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        body: AddPlayerNote,
        response: { 200: PlayerNote },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const author = operatorOf(request);
      const key = idempotencyKeyOf(request);
      const at = clock();
      return inTransaction(pool, async (client) => {
        const { text } = request.body;
        const added = await insertNote(client, { playerId, author, key, text, at });
        if (added !== undefined) {
          const after = { note: added.id };
          await request.audit({ client, subject: `player:${playerId}`, after, at });
          return added;
        }
        const first = await findNote(client, { playerId, author, key });
        if (first === undefined) {
          throw new ApiError('not_found', `there is no player ${playerId}`);
        }
        return first;
      });
    },
  );
}

/** What operators note about a player, and what was done about them. */
export function registerPlayerRecords(app: App, options: RecordOptions): void {
  const { pool, operatorToken } = options;
  registerNotes(app, options);
  app.get(
    `${BASE}/audit`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'audit.read' },
      schema: {
        ...TAGS,
        params: PlayerParameters,
        querystring: NumberCursor,
        response: { 200: PlayerAuditAnswer },
      },
    },
    async ({ params: { id: playerId }, query }, reply) => {
      reply.header('cache-control', 'no-store');
      return listPlayerActs(pool, { playerId, ...query });
    },
  );
}
