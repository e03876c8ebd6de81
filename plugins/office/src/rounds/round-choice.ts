import { type GAME_ROUND_STATUSES, GameRoundFilter } from '@touchline/contracts/casino';
import { type Days, readDays } from '@touchline/domain/time';

/** What the address says of the rounds that are shown; days are those of the player's zone. */
export interface RoundChoice extends Days {
  readonly status: (typeof GAME_ROUND_STATUSES)[number] | undefined;
  readonly game: string | undefined;
  readonly account: string | undefined;
  readonly number: string | undefined;
}

/** The choice of an address; what no choice can be is left out, as if it were not there. */
export function roundChoiceOf(query: Readonly<Record<string, string>>): RoundChoice {
  const { shape } = GameRoundFilter;
  return {
    ...readDays(query),
    status: shape.status.safeParse(query['status']).data,
    game: shape.game.safeParse(query['game']).data,
    account: shape.account.safeParse(query['account']).data,
    number: shape.number.safeParse(query['number']).data,
  };
}
