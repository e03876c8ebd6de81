import { createHash, randomUUID } from 'node:crypto';
import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type {
  FreeRoundGift,
  FreeRoundRefusal,
  GrantFreeRounds,
} from '@touchline/contracts/free-rounds';
import { marketingRefusalOf } from '../../identity/marketing/may-market.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mayBeOffered } from '../may-be-offered.ts';
import { beyondBounds, boundsOf } from './free-round-rules.ts';
import {
  findGift,
  findGiftByKey,
  insertGift,
  insertGrant,
  noteRefused,
} from './free-round-store.ts';

/** A game that free rounds can be granted in. Bounds of its stake by currency, minor units, where they are known. */
export interface FreeRoundGame {
  readonly id: string;
  readonly name: string;
  readonly stakes: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
}

/** What a player is notified of. */
export interface FreeRoundNotice {
  readonly kind: 'free-rounds-granted';
  readonly playerId: string;
  readonly cause: string;
  /** The number of rounds, and what each is played for in minor units. */
  readonly facts: {
    readonly count: number;
    readonly amount: number;
    readonly currency: string;
  };
  readonly channels: readonly ('page' | 'mail' | 'push')[];
}

export interface FreeRoundOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: () => Promise<LoyaltyConfiguration>;
  /** All games that can be played now and have free rounds. */
  readonly games: () => Promise<readonly FreeRoundGame[]>;
  readonly writeNotice: (client: PoolClient, notice: FreeRoundNotice) => Promise<void>;
}

function fault(path: string, problem: string): ApiError {
  return new ApiError('validation_failed', problem, { details: [{ path, problem }] });
}

/** Why a player is given none; undefined where they may have them. */
async function refusalOf(
  client: Queryable,
  {
    playerId,
    currency,
    now,
  }: Readonly<Record<'playerId' | 'currency', string>> & { readonly now: number },
): Promise<FreeRoundRefusal | undefined> {
  const { rows } = await client.query({
    name: 'loyalty.free-round-player',
    text: `SELECT is_reward_wanted(player.id, 'isBonusWanted') AS is_wanted,
             EXISTS (SELECT FROM account WHERE account.player_id = player.id AND account.kind = 'player'
               AND account.type IN (0, 9) AND account.currency = $2 AND account.closed_at IS NULL) AS has_account
           FROM player WHERE player.id = $1`,
    values: [playerId, currency],
  });
  const [player] = rows;
  if (player === undefined) {
    return 'unknown';
  }
  if (!(await mayBeOffered(client, { playerId, now }))) {
    return 'protected';
  }
  return player.is_wanted === false
    ? 'declined'
    : player.has_account === true
      ? undefined
      : 'other-currency';
}

/** Where a player may be told: the inbox is theirs, what is sent to them invites to play and wants their consent. */
async function channelsOf(
  client: Queryable,
  player: { readonly playerId: string; readonly now: number },
): Promise<FreeRoundNotice['channels']> {
  const channels: ('page' | 'mail' | 'push')[] = ['page'];
  for (const channel of ['mail', 'push'] as const) {
    if ((await marketingRefusalOf(client, { ...player, channel })) === undefined) {
      channels.push(channel);
    }
  }
  return channels;
}

interface Attempt {
  readonly body: GrantFreeRounds;
  readonly key: string;
  readonly actor: string;
  readonly audit: RecordAct;
}

/** Gives each player their rounds, or notes why not, in the caller's transaction. */
async function giveEach(
  client: PoolClient,
  options: FreeRoundOptions,
  {
    giftId,
    body,
    now,
  }: { readonly giftId: string; readonly body: GrantFreeRounds; readonly now: number },
): Promise<{ readonly given: string[]; readonly refused: FreeRoundGift['refused'] }> {
  const { currency, stake: amount, rounds: count } = body;
  const given: string[] = [];
  const refused: FreeRoundGift['refused'] = [];
  for (const playerId of body.playerIds) {
    const why = await refusalOf(client, { playerId, currency, now });
    if (why !== undefined) {
      refused.push({ playerId, why });
      continue;
    }
    await insertGrant(client, { reward: randomUUID(), giftId, playerId });
    await options.writeNotice(client, {
      kind: 'free-rounds-granted',
      playerId,
      cause: `free-rounds:${giftId}`,
      facts: { count, amount, currency },
      channels: await channelsOf(client, { playerId, now }),
    });
    given.push(playerId);
  }
  return { given, refused };
}

/**
 * Grants free rounds to some players, once for a key: those who may not have them are named with the reason in the
 * answer, which stays the same.
 * @throws ApiError `validation_failed` beyond the operator's bounds; `idempotency_key_reused`
 */
export async function grantFreeRounds(
  options: FreeRoundOptions,
  { body, key, actor, audit }: Attempt,
): Promise<FreeRoundGift> {
  const { pool, clock } = options;
  const now = clock();
  const digest = createHash('sha256').update(JSON.stringify(body)).digest();
  const games = await options.games();
  const game = games.find(({ id }) => id === body.gameId);
  const rules = boundsOf((await options.settings()).freeRounds);
  const nameOf = (id: string) => games.find((one) => one.id === id)?.name ?? id;

  function assertAllowed(): void {
    if (!rules.isOffered) {
      throw fault('', 'free rounds are turned off in the configuration');
    }
    if (game === undefined) {
      throw fault('/gameId', 'this game has no free rounds, or cannot be played now');
    }
    const beyond = beyondBounds(body, { rules, now });
    if (beyond !== undefined) {
      throw fault(beyond.path, beyond.problem);
    }
    const own = game.stakes[body.currency];
    if (own !== undefined && (body.stake < own.least || body.stake > own.most)) {
      throw fault('/stake', 'the game takes no such stake');
    }
  }

  return inTransaction(pool, async (client) => {
    const known = await findGiftByKey(client, key);
    if (known === undefined) {
      assertAllowed();
      const giftId = await insertGift(client, { ...body, key, digest, actor, at: now });
      if (giftId !== undefined) {
        const { given, refused } = await giveEach(client, options, { giftId, body, now });
        await noteRefused(client, { giftId, refused });
        const { playerIds: _asked, reason, ...facts } = body;
        const after = { ...facts, players: given, refused };
        await audit({ client, subject: `free-rounds:${giftId}`, after, reason, at: now });
        return requireGift(client, { id: giftId, nameOf, now });
      }
    }
    // Granted before, or by another request of the same key just now.
    const granted = known ?? (await findGiftByKey(client, key));
    if (granted === undefined || !granted.digest.equals(digest)) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to other free rounds');
    }
    return requireGift(client, { id: granted.id, nameOf, now });
  });
}

/** @throws ApiError `not_found` */
export async function requireGift(
  client: Queryable,
  { id, ...reader }: { readonly id: string } & Parameters<typeof findGift>[2],
): Promise<FreeRoundGift> {
  const gift = await findGift(client, id, reader);
  if (gift === undefined) {
    throw new ApiError('not_found', 'there are no such free rounds');
  }
  return gift;
}
