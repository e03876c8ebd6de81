import type { BonusGameAnswer, BonusTerms } from '@touchline/contracts/bonus-games';
import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import type { BonusGame } from '@touchline/domain/bonus-games';
import type { Queryable } from '../../platform/database/queryable.ts';
import { mayBeOffered } from '../may-be-offered.ts';
import { isOffered, termsIn } from './bonus-terms.ts';

/** Why nothing begins for a player in any game, and what prizes would be theirs. */
export interface BonusPlayer {
  readonly refusal: Exclude<BonusGameAnswer['refusal'], 'closed'>;
  readonly terms: BonusTerms | undefined;
}

/** What of a player decides whether they may try: who may be offered nothing is, and who wants no bonuses (ADR 0118). */
export async function bonusPlayer(
  client: Queryable,
  question: {
    readonly playerId: string;
    readonly rules: LoyaltyConfiguration['bonusGames'];
    readonly now: number;
  },
): Promise<BonusPlayer> {
  const { playerId, rules, now } = question;
  const { rows } = await client.query({
    name: 'loyalty.bonus-player',
    text: `SELECT currency, is_reward_wanted(id, 'isBonusWanted') AS is_wanted FROM player WHERE id = $1`,
    values: [playerId],
  });
  const [row] = rows;
  const refusal = !(await mayBeOffered(client, { playerId, now }))
    ? 'protected'
    : row?.is_wanted === false
      ? 'declined'
      : undefined;
  return { refusal, terms: row && termsIn(rules, row.currency) };
}

/** Why a player cannot begin a try of a game; undefined where they can. */
export function refusalOf(
  rules: LoyaltyConfiguration['bonusGames'],
  game: BonusGame,
  { refusal, terms }: BonusPlayer,
): BonusGameAnswer['refusal'] {
  return refusal ?? (isOffered(rules, game) && terms !== undefined ? undefined : 'closed');
}
