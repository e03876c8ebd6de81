import { isOfKind } from '../providers/is-of-kind.ts';
import type { GameRound, GameRoundFilter, GameRoundTotals } from '@touchline/contracts/casino';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import {
  eachPageOfRounds,
  listRounds,
  type OwnRounds,
  type PlayedRound,
  playedGames,
  totalRounds,
} from './list-rounds.ts';
import { roundsAsCsv } from './rounds-as-csv.ts';

interface Question extends GameRoundFilter {
  readonly playerId: string;
}

/** A player's rounds of games, to be shown and as files. */
export function createRoundHistory({
  pool,
  clock,
  catalogue,
}: {
  readonly pool: Queryable;
  readonly clock: Clock;
  readonly catalogue: {
    readonly list: () => Promise<
      readonly Pick<
        Awaited<ReturnType<GameCatalogue['list']>>[number],
        'id' | 'name' | 'category'
      >[]
    >;
  };
}) {
  /** By game id; a game that cannot be played now has no name but its id. */
  async function names(): Promise<ReadonlyMap<string, string>> {
    return new Map((await catalogue.list()).map(({ id, name }) => [id, name]));
  }
  const named =
    (known: ReadonlyMap<string, string>) =>
    <Round extends PlayedRound>(round: Round): Round & GameRound => ({
      ...round,
      name: known.get(round.gameId) ?? round.gameId,
    });

  async function own({ game, category, ...question }: Question): Promise<OwnRounds> {
    if (category === undefined) {
      return game === undefined ? question : { ...question, games: [game] };
    }
    const games = (await catalogue.list()).filter((one) => isOfKind(one.category, category));
    const ids = games.map(({ id }) => id).filter((id) => game === undefined || id === game);
    return { ...question, games: ids };
  }

  async function* pages(question: Question): AsyncGenerator<readonly GameRound[]> {
    const withName = named(await names());
    for await (const rounds of eachPageOfRounds(pool, await own(question))) {
      yield rounds.map(withName);
    }
  }
  const totals = async (question: Question): Promise<GameRoundTotals[]> =>
    totalRounds(pool, await own(question));

  return {
    totals,
    /** Rounds with the names of their games. */
    async named<Round extends PlayedRound>(rounds: readonly Round[]) {
      return rounds.map(named(await names()));
    },
    async list({ cursor, ...question }: Question & { readonly cursor?: string | undefined }) {
      const page = await listRounds(pool, { ...(await own(question)), cursor });
      return { ...page, rounds: page.rounds.map(named(await names())) };
    },
    /** The games that a player has opened, by name. */
    async games(playerId: string) {
      const known = await names();
      const games = (await playedGames(pool, playerId)).map((id) => ({
        id,
        name: known.get(id) ?? id,
      }));
      return games.sort((one, other) => one.name.localeCompare(other.name));
    },
    /** A table for spreadsheets, piece by piece. */
    asCsv: (question: Question, language: string) => roundsAsCsv(pages(question), language),
    /** A document to read and print, with the totals. */
    async asPdf(question: Question, language: string): Promise<Buffer> {
      // Loaded with the first document: a start need not wait for it.
      const { roundsAsPdf } = await import('./rounds-as-pdf.ts');
      return roundsAsPdf({
        playerId: question.playerId,
        period: question,
        totals: await totals(question),
        pages: pages(question),
        language,
        at: clock(),
      });
    },
  };
}

export type RoundHistory = ReturnType<typeof createRoundHistory>;
