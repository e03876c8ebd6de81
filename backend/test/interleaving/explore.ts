import { messageOf } from '@touchline/domain/errors';
import { DAY } from '@touchline/domain/time';
import pg, { type Pool } from 'pg';
import { isCodedError } from '../../src/platform/http/api-error.ts';
import { type ActName, MONEY_ACTS } from './acts.ts';
import { createLane, type Ending, type Lane } from './lane.ts';
import { brokenBooks, brokenRules } from './rules.ts';
import { interleave, type Schedule, schedulesOf } from './schedule.ts';
import { createServices, createSurroundings, type MoneyServices } from './services.ts';
import { createWorld } from './world.ts';

export type ActPair = readonly [ActName, ActName];

/** What a pair did in all its schedules, and what it broke. */
export interface PairReport {
  readonly schedules: number;
  /** How the acts ended, `done` or a code of refusal, over all schedules. */
  readonly endings: ReadonlySet<string>;
  readonly faults: readonly string[];
}

export interface Explorer {
  /** Runs a pair in every schedule that `choose` keeps of those with that number of switches. */
  readonly explore: (
    pair: ActPair,
    options: {
      readonly switches: number;
      readonly choose?: ((schedules: readonly Schedule[]) => readonly Schedule[]) | undefined;
    },
  ) => Promise<PairReport>;
  readonly stop: () => Promise<void>;
}

const NAMES = Object.keys(MONEY_ACTS) as readonly ActName[];
/** Nothing of a run must outlive the machine, so that no commit waits for the disk. */
const FAST = { max: 4, options: '-c synchronous_commit=off' };

/** Every two acts, an act beside itself included. */
export const ACT_PAIRS: readonly ActPair[] = NAMES.flatMap((one, at) =>
  NAMES.slice(at).map((other): ActPair => [one, other]),
);

/** How an act ended: a refusal is an answer, anything else that fails is a fault. */
function endingOf(ending: Ending): { readonly text: string; readonly isFault: boolean } {
  if ('value' in ending) {
    return { text: 'done', isFault: false };
  }
  const { error } = ending;
  return isCodedError(error)
    ? { text: error.code, isFault: false }
    : { text: `failed: ${messageOf(error)}`, isFault: true };
}

function described(pair: ActPair, { first, runs }: Schedule): string {
  const order = runs.map((steps, at) => `${pair[at % 2 === 0 ? first : 1 - first]} for ${steps}`);
  return `${pair[0]} beside ${pair[1]}, ${[...order, pair[runs.length % 2 === 0 ? first : 1 - first]].join(', then ')}`;
}

/**
 * The rules are checked for one player after every schedule. The indexes of the product serve its own
 * questions; without others each answer would read the rows of all players before.
 */
const INDEXES = `CREATE INDEX ON account (player_id); CREATE INDEX ON entry (account_id);
  CREATE INDEX ON bet (account_id); CREATE INDEX ON advance (account_id);
  CREATE INDEX ON promo_code_use (player_id)`;

/** Runs pairs of acts on a new database, each schedule with its own player. */
export async function createExplorer(connection: pg.PoolConfig): Promise<Explorer> {
  const pool = new pg.Pool({ ...connection, ...FAST });
  await pool.query(INDEXES);
  const surroundings = createSurroundings(pool);
  const services = createServices(surroundings, { pool, pause: async () => undefined });
  const pools: Pool[] = [];
  function openLane(): { readonly lane: Lane; readonly services: MoneyServices } {
    const own = new pg.Pool({ ...connection, ...FAST });
    pools.push(own);
    const lane = createLane(own);
    return { lane, services: createServices(surroundings, lane) };
  }
  const left = openLane();
  const right = openLane();
  const lanes = [left.lane, right.lane] as const;
  let worlds = 0;
  const knownSteps = new Map<ActName, number>();

  async function run(pair: ActPair, schedule: Schedule) {
    worlds += 1;
    const world = await createWorld(pool, { number: worlds, services, surroundings });
    const [one, other] = pair;
    const { endings, steps } = await interleave(
      { monitor: pool, lanes },
      {
        acts: [
          () => MONEY_ACTS[one](left.services, world, `first-${worlds}`),
          () => MONEY_ACTS[other](right.services, world, `second-${worlds}`),
        ],
        schedule,
      },
    );
    const ended = endings.map(endingOf);
    const since = surroundings.clock() - DAY;
    const broken = await brokenRules(pool, { playerId: world.playerId, since });
    const faults = [...ended.flatMap(({ text, isFault }) => (isFault ? [text] : [])), ...broken];
    return {
      steps,
      endings: ended.map(({ text }) => text),
      faults: faults.map((fault) => `${described(pair, schedule)}: ${fault}`),
    };
  }

  /** How many steps the acts have, as each of them was seen for the first time: to its end. */
  async function stepsOf(pair: ActPair): Promise<readonly [number, number]> {
    const [one, other] = pair;
    if (!knownSteps.has(one) || !knownSteps.has(other)) {
      const { steps } = await run(pair, { first: 0, runs: [] });
      knownSteps.set(one, knownSteps.get(one) ?? steps[0]);
      knownSteps.set(other, knownSteps.get(other) ?? steps[1]);
    }
    return [knownSteps.get(one) ?? 0, knownSteps.get(other) ?? 0];
  }

  return {
    explore: async (pair, { switches, choose = (schedules) => schedules }) => {
      const endings = new Set<string>();
      const faults: string[] = [];
      const schedules = choose(schedulesOf(await stepsOf(pair), switches));
      for (const schedule of schedules) {
        const found = await run(pair, schedule).catch((error: unknown) => {
          throw new Error(described(pair, schedule), { cause: error });
        });
        found.endings.forEach((ending) => endings.add(ending));
        faults.push(...found.faults);
      }
      faults.push(
        ...(await brokenBooks(pool)).map((fault) => `${pair.join(' beside ')}: ${fault}`),
      );
      return { schedules: schedules.length, endings, faults };
    },
    stop: async () => {
      await Promise.all([pool, ...pools].map((each) => each.end()));
    },
  };
}
