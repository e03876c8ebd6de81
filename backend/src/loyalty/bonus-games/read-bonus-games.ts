import type { BonusGameAnswer, BonusGamesAnswer } from '@touchline/contracts/bonus-games';
import { BONUS_GAMES } from '@touchline/domain/bonus-games';
import { DAY } from '@touchline/domain/time';
import type { LoyaltyOptions } from '../loyalty-settings.ts';
import { bonusPlayer, refusalOf } from './bonus-game-refusal.ts';
import { isOffered } from './bonus-terms.ts';
import { commitToTry, openClaims, readTries, type TriesOf } from './bonus-try-store.ts';

/** The games that are offered to anybody. */
export async function readBonusGames({ settings }: LoyaltyOptions): Promise<BonusGamesAnswer> {
  const { bonusGames: rules } = await settings();
  return {
    games: BONUS_GAMES.filter((game) => isOffered(rules, game)).map((game) => ({ game })),
  };
}

/** The games that a player may try, with their tries; none for a player who is offered nothing. */
export async function readOwnBonusGames(
  { pool, clock, settings }: LoyaltyOptions,
  playerId: string,
): Promise<BonusGamesAnswer> {
  const now = clock();
  const { bonusGames: rules } = await settings();
  const player = await bonusPlayer(pool, { playerId, rules, now });
  const open = BONUS_GAMES.filter((game) => refusalOf(rules, game, player) === undefined);
  const { triesADay } = rules;
  const games = await Promise.all(
    open.map(async (game) => ({
      game,
      tries: (await openClaims(pool, { playerId, game, triesADay, now })).length,
    })),
  );
  return { games };
}

/** A game as its player sees it. The hash of the next try's seed is fixed by the first look at it. */
export async function readBonusGame(
  { pool, clock, settings }: LoyaltyOptions,
  { playerId, game }: TriesOf,
): Promise<BonusGameAnswer> {
  const now = clock();
  const { bonusGames: rules } = await settings();
  const player = await bonusPlayer(pool, { playerId, rules, now });
  const refusal = refusalOf(rules, game, player);
  const { triesADay } = rules;
  if (refusal === undefined) {
    await commitToTry(pool, { playerId, game, now });
  }
  const claims =
    refusal === undefined ? await openClaims(pool, { playerId, game, triesADay, now }) : [];
  const { current, finished } = await readTries(pool, { playerId, game });
  return {
    game,
    ...(refusal !== undefined && { refusal }),
    tries: claims.length,
    triesADay,
    nextAt: (Math.floor(now / DAY) + 1) * DAY,
    ...(player.terms !== undefined && { terms: player.terms }),
    ...(current !== undefined && { current }),
    finished,
  };
}
