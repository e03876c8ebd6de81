import type { BonusTerms, OpenPlace } from '@touchline/contracts/bonus-games';
import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import { type BonusPrize, bonusPrize, bonusRules } from '@touchline/domain/bonus-games';
import { DAY } from '@touchline/domain/time';
import type { PoolClient } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LoyaltyOptions } from '../loyalty-settings.ts';
import type { GiveCode } from '../offers/player-offers.ts';
import { fieldOf } from './bonus-field.ts';
import { bonusPlayer, refusalOf } from './bonus-game-refusal.ts';
import { freeBetOf } from './bonus-terms.ts';
import {
  finishTry,
  type LockedTry,
  lockTry,
  openClaims,
  type TriesOf,
  writeOpening,
} from './bonus-try-store.ts';

export interface OpenPlaceOptions extends LoyaltyOptions {
  readonly giveCode: GiveCode;
}

interface Opening extends TriesOf, OpenPlace {
  readonly id: string;
}

const REFUSALS = {
  closed: ['game_closed', 'this game takes no tries now'],
  declined: ['bonus_declined', 'this player has turned bonuses off'],
  protected: ['game_closed', 'nothing is offered to this player now'],
} as const;

/** Takes a try for the first opening. @throws ApiError `game_closed`, `bonus_declined`, `no_tries_left` */
async function takeTry(
  client: PoolClient,
  rules: LoyaltyConfiguration['bonusGames'],
  { playerId, game, now }: TriesOf & { readonly now: number },
): Promise<{ readonly claim: string; readonly terms: BonusTerms }> {
  const player = await bonusPlayer(client, { playerId, rules, now });
  const refusal = refusalOf(rules, game, player);
  if (refusal !== undefined || player.terms === undefined) {
    const [code, problem] = REFUSALS[refusal ?? 'closed'];
    throw new ApiError(code, problem);
  }
  const { triesADay } = rules;
  const [claim] = await openClaims(client, { playerId, game, triesADay, now });
  if (claim === undefined) {
    throw new ApiError('no_tries_left', 'there is no try of this game left today');
  }
  return { claim, terms: player.terms };
}

async function giveFreeBet(
  client: PoolClient,
  giveCode: GiveCode,
  gift: {
    readonly playerId: string;
    readonly id: string;
    readonly terms: BonusTerms;
    readonly amount: number;
    readonly expiresAt: number;
    readonly at: number;
  },
): Promise<string> {
  const { playerId, id, terms, amount, expiresAt, at } = gift;
  const code = `TRY-${id}-${playerId}`;
  await giveCode(client, {
    playerId,
    at,
    actor: `player:${playerId}`,
    reason: `bonus-game-try:${id}`,
    promo: {
      code,
      kind: 'free-bet',
      currency: terms.currency,
      amount,
      minCoef: terms.minCoef,
      expiresAt,
    },
  });
  return code;
}

/** Ends a try that has won something, or nothing. */
async function end(
  client: PoolClient,
  { giveCode }: Pick<OpenPlaceOptions, 'giveCode'>,
  won: {
    readonly playerId: string;
    readonly id: string;
    readonly terms: BonusTerms;
    readonly prize: BonusPrize;
    readonly at: number;
  },
): Promise<void> {
  const { playerId, id, terms, prize, at } = won;
  const amount = freeBetOf(terms, prize);
  const expiresAt = prize === 'nothing' ? undefined : at + terms.days * DAY;
  const code =
    amount === undefined || expiresAt === undefined
      ? undefined
      : await giveFreeBet(client, giveCode, { playerId, id, terms, amount, expiresAt, at });
  await finishTry(client, { id, prize, code, expiresAt, at });
}

/** Whether a press is one that is still to be done: what was opened before is done, by this press or another. */
function isNext({ opened, isFinished }: LockedTry, { game, step, place }: Opening): boolean {
  const { tiles, isDrawn } = bonusRules(game);
  const isThere = place < (isDrawn ? 1 : tiles.length);
  if (!isThere || step > opened.length) {
    throw new ApiError('validation_failed', 'there is no such place to open now');
  }
  if (isFinished || step < opened.length) {
    return false;
  }
  if (opened.includes(place)) {
    throw new ApiError('validation_failed', 'this place is open');
  }
  return true;
}

/**
 * Opens a place of a try. The first one takes the try from those that the player has; the last one gives the prize:
 * each in one transaction, under the lock of the try. A press that comes again, or from another tab, changes nothing.
 * @throws ApiError `not_found`, `validation_failed`; with the first place `game_closed`, `bonus_declined`,
 * `no_tries_left`
 */
export async function openPlace(options: OpenPlaceOptions, opening: Opening): Promise<void> {
  const { game, playerId, id, place } = opening;
  const { bonusGames } = await options.settings();
  await inTransaction(options.pool, async (client) => {
    const at = options.clock();
    const locked = await lockTry(client, opening);
    if (locked === undefined) {
      throw new ApiError('not_found', 'there is no such try');
    }
    if (!isNext(locked, opening)) {
      return;
    }
    const taken =
      locked.terms === undefined
        ? await takeTry(client, bonusGames, { playerId, game, now: at })
        : { claim: undefined, terms: locked.terms };
    const clientSeed = locked.clientSeed ?? opening.clientSeed;
    await writeOpening(client, { id, place, clientSeed, at, ...taken });
    const rules = bonusRules(game);
    const field = fieldOf(game, { serverSeed: locked.serverSeed, clientSeed });
    const tiles = [...locked.opened, place].flatMap((each) => rules.tiles[field[each] ?? -1] ?? []);
    const prize = bonusPrize(rules, tiles);
    if (prize !== undefined) {
      await end(client, options, { playerId, id, terms: taken.terms, prize, at });
    }
  });
}
