import { floatsOf, type RoundSeed } from '../../rules/fair.ts';
import { chanceOfCounts, countCells } from './chances.ts';
import { GAME_TESTS } from './game-tests.ts';
import { STREAM_TESTS } from './stream-tests.ts';

/** Of a test the chance that chance alone looks as little like chance. */
export interface Verdict {
  readonly name: string;
  readonly chance: number;
}

const FLOATS_A_ROUND = 32;

/** The numbers of so many rounds, one after another. */
export function floatsOfRounds(server: string, count: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / FLOATS_A_ROUND) }, (_nothing, nonce) =>
    floatsOf({ server, client: 'battery', nonce }, FLOATS_A_ROUND),
  ).flat();
}

/** The chances of all tests, or of those that are named, on the rounds of one server seed. */
export function runBatteries(
  server: string,
  rounds: number,
  isWanted: (name: string) => boolean = () => true,
): readonly Verdict[] {
  const floats = floatsOfRounds(server, rounds);
  const ofStream = Object.entries(STREAM_TESTS)
    .filter(([name]) => isWanted(name))
    .map(([name, test]) => ({ name, chance: test(floats) }));
  const seeds = Array.from(
    { length: rounds },
    (_nothing, nonce): RoundSeed => ({ server, client: 'battery', nonce }),
  );
  const ofGames = Object.entries(GAME_TESTS)
    .filter(([name]) => isWanted(name))
    .map(([name, { cellOf, shares }]) => ({
      name,
      chance: chanceOfCounts(countCells(seeds.map(cellOf), shares.length), shares),
    }));
  return [...ofStream, ...ofGames];
}
