import type { DatabaseError, Pool } from 'pg';
import { isCodedError } from '../../src/platform/http/api-error.ts';
import { moneyFaults } from './money-faults.ts';
import { MONEY_ACTS, type MoneyAct } from './money-acts.ts';
import { createDraw, createMoneyWorld, type Draw } from './money-world.ts';

/** What a run did and found. */
export interface MoneyRunReport {
  /** Acts that came through, by name. */
  readonly done: Readonly<Record<string, number>>;
  /** Refusals, by code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Empty when the books agree and nothing failed that was no refusal. */
  readonly faults: readonly string[];
}

/** Acts at a time, on the same players, events and bets. */
const AT_ONCE = 4;
/** Acts between two checks of the books. */
const LOOK_EVERY = 40;
const WEIGHTS = MONEY_ACTS.reduce((sum, [, , weight]) => sum + weight, 0);

/** With what the database says of a deadlock: who waited for whom, and where. */
function describe(error: unknown): string {
  const { message, detail, where } = error as Partial<DatabaseError>;
  return [message ?? String(error), detail, where].filter((part) => part !== undefined).join('\n');
}

function drawAct(draw: Draw): readonly [name: string, act: MoneyAct] {
  let left = draw.number(WEIGHTS);
  const [name, act] =
    MONEY_ACTS.find(([, , weight]) => (left -= weight) < 0) ?? MONEY_ACTS[0] ?? [];
  if (name === undefined || act === undefined) throw new Error('there are no acts');
  return [name, act];
}

/**
 * Bets, promotions, advances, bonuses, sales, changes, results and their corrections in a random
 * order, several in parallel, against one database. The seed decides what each act draws; which of those
 * in parallel comes first the database decides.
 */
export async function runMoney({
  pool,
  seed,
  acts,
}: {
  readonly pool: Pool;
  readonly seed: number;
  readonly acts: number;
}): Promise<MoneyRunReport> {
  const world = await createMoneyWorld(pool, seed);
  const done: Record<string, number> = {};
  const refused: Record<string, number> = {};
  const faults: string[] = [];
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };

  async function one(number: number): Promise<void> {
    const draw = createDraw({ seed, act: number });
    const [name, act] = drawAct(draw);
    try {
      await act({ ...world, draw }, draw.oneOf(world.players));
      count(done, name);
    } catch (error) {
      if (!isCodedError(error)) {
        faults.push(`${name} failed: ${describe(error)}`);
        return;
      }
      count(refused, error.code);
    }
  }

  for (let at = 0; at < acts && faults.length === 0; at += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, beside) => one(at + beside)));
    if (at % LOOK_EVERY === 0 || at + AT_ONCE >= acts) {
      faults.push(...(await moneyFaults(pool)).map((fault) => `after ${at} acts: ${fault}`));
    }
  }
  return { done, refused, faults };
}
