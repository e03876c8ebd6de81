import type {
  CurrencyBounds,
  LimitedPlayer,
  StakeBoundsAnswer,
} from '@touchline/contracts/betting';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type BettingSettings, currencyRules } from './betting-settings.ts';

const PAGE = 50;

/** What the rules of the house say of stakes, for the currencies of the site. */
function boundsOf(settings: BettingSettings, currencies: readonly string[]): CurrencyBounds[] {
  return currencies.map((currency) => {
    const { minimum, maximum, maxPayout } = currencyRules(settings, currency);
    return {
      currency,
      minimum,
      maximum,
      ...(settings.isVipShown && { vipMaximum: Math.floor(maximum * settings.vipFactor) }),
      maxPayout,
    };
  });
}

async function limitedPlayers(
  client: Queryable,
  cursor: string,
): Promise<readonly LimitedPlayer[]> {
  const { rows } = await client.query({
    name: 'betting.limited-players',
    text: `SELECT player_id, factor, reason FROM stake_factor
           WHERE player_id > $1 ORDER BY player_id LIMIT $2`,
    values: [cursor, PAGE + 1],
  });
  return rows.map(({ player_id: playerId, factor, reason }) => ({
    playerId,
    factor: Number(factor),
    reason,
  }));
}

/** The bounds that are applied to stakes: those of the house, and a page of the players who have their own. */
export async function stakeBounds(
  client: Queryable,
  {
    settings,
    currencies,
    cursor = '0',
  }: {
    readonly settings: BettingSettings;
    readonly currencies: readonly string[];
    readonly cursor?: string | undefined;
  },
): Promise<StakeBoundsAnswer> {
  const { types, minimumTypes, maximumTypes, singleOnlyMarkets, liveDelaySeconds } = settings;
  const limited = await limitedPlayers(client, cursor);
  const players = limited.slice(0, PAGE);
  return {
    currencies: boundsOf(settings, currencies),
    withoutMinimum: types.filter((type) => !minimumTypes.includes(type)),
    withoutMaximum: types.filter((type) => !maximumTypes.includes(type)),
    singleOnlyMarkets: [...singleOnlyMarkets],
    liveDelaySeconds,
    players,
    ...(limited.length > PAGE && { nextCursor: players.at(-1)?.playerId }),
  };
}
