import fc from 'fast-check';
import { SIGNATURE_HEADER, sign } from '../../src/money/payments/test-provider/signature.ts';
import { endBonuses } from '../../src/money/wallet/bonuses.ts';
import { walkFaults } from './check-walk.ts';
import { ACTS, drawOf, type DrawnAct, PLAYERS, walkArbitrary } from './draw-acts.ts';
import type { Walk } from './walk.ts';
import { createSend, registerWalkPlayer, type SendCall, type WalkAnswer } from './walk-player.ts';
import type { WalkSite } from './walk-site.ts';

/** How many walks were made, what they did and what they found. */
export interface WalkReport {
  readonly walks: number;
  /** Acts that came through, by name, and refusals, by code. */
  readonly done: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
  /** The first walk that went wrong, with what to do to repeat it. */
  readonly faults: readonly string[];
}

const MATCHES = 12;
const PRICES = [
  ['1.25', '6.00', '13.00'],
  ['1.85', '3.60', '4.30'],
  ['2.60', '3.20', '2.80'],
];

/** Opens the matches and registers the players of one walk. */
async function startWalk(site: WalkSite, faults: string[]): Promise<Walk> {
  const { feed, clock, modules } = site;
  const events = Array.from({ length: MATCHES }, (_, at) => site.nextMatch + at);
  site.nextMatch += MATCHES;
  events.forEach((id, at) => feed.open(id, PRICES[at % PRICES.length] ?? []));
  const watched =
    (sender: SendCall): SendCall =>
    async (call, headers) => {
      const answer = await sender(call, headers);
      if (answer.status >= 500) {
        faults.push(`${answer.status} ${call.method} ${call.url} ${JSON.stringify(call.payload)}`);
      }
      return answer;
    };
  const send = watched(createSend(site));
  const operate = watched(site.operate);
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, at) =>
      registerWalkPlayer(send, { mayOwe: at === PLAYERS - 1 }),
    ),
  );
  return {
    feed,
    clock,
    players,
    events,
    ended: new Set(),
    payments: [],
    send,
    sign: (body) => ({
      [SIGNATURE_HEADER]: sign({ secret: site.callbackSecret, body, time: clock.now() }),
    }),
    asOperator: (call) => operate(call, {}),
    settle: async () => {
      await modules.settlementJob.catchUp();
      for (const { model } of players) model.settle();
    },
    fault: (text) => void faults.push(text),
  };
}

/** Does what the site does from time to time, and lets the models know the time. */
async function passTime({ modules, database, clock }: WalkSite, { players }: Walk): Promise<void> {
  await modules.payments.deposits.cancelAbandoned();
  await modules.cashOuts.sellDue();
  await endBonuses(database.pool, clock.now());
  for (const { model } of players) model.expireBonus(clock.now());
}

/**
 * Walks through a sequence of acts with new players, and compares money and bets with the models after
 * each.
 * @returns what differs, and every status from 500 on, as text; empty when all agrees
 */
async function walkThrough(
  site: WalkSite,
  acts: readonly DrawnAct[],
  onAnswer: (act: string, answer: WalkAnswer) => void,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const walk = await startWalk(site, faults);
  for (const [at, drawn] of acts.entries()) {
    const [act] = ACTS[drawn.act];
    const answer = await act(walk, drawOf(drawn, walk.players));
    await passTime(site, walk);
    faults.push(...(await walkFaults(site.database.pool, walk.players)));
    if (faults.length > 0) {
      return faults.map((fault) => `after act ${at}, ${drawn.act}: ${fault}`);
    }
    if (answer !== undefined) onAnswer(drawn.act, answer);
  }
  return faults;
}

/** Makes walks until one goes wrong; the same seed draws the same acts. */
export async function walkMoney(
  site: WalkSite,
  run: {
    readonly seed: number;
    readonly walks: number;
    /** Acts of one walk. */
    readonly least: number;
    readonly most: number;
  },
): Promise<WalkReport> {
  const done: Record<string, number> = {};
  const refused: Record<string, number> = {};
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const result = await fc.check(
    fc.asyncProperty(walkArbitrary(run), async (acts) => {
      const faults = await walkThrough(site, acts, (act, { status, json }) => {
        const { error } = (json ?? {}) as { error?: { code?: string } };
        if (status < 400) count(done, act);
        else count(refused, error?.code ?? String(status));
      });
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }),
    { seed: run.seed, numRuns: run.walks, endOnFailure: true },
  );
  return {
    walks: result.numRuns,
    done,
    refused,
    faults: result.failed
      ? [`walk ${result.numRuns} of seed ${run.seed}: ${String(result.errorInstance)}`]
      : [],
  };
}
