import { VOID_REASONS, type VoidAnswer } from '@touchline/contracts/betting';
import type { Grade } from '@touchline/domain/markets';
import { type ModelBet, isOpen } from './player-model.ts';
import { CODES, type Code, outcomeOf } from './scripted-feed.ts';
import type { Walk, WalkAct } from './walk.ts';
import type { WalkAnswer, WalkPlayer } from './walk-player.ts';

const GRADES: readonly Grade[] = ['won', 'lost', 'void', 'half-won', 'half-lost'];
const DONE: WalkAnswer = { status: 200, json: undefined };

interface Found {
  readonly player: WalkPlayer;
  readonly bet: ModelBet;
  /** The leg's place in the slip. */
  readonly at: number;
}

/** Legs on an event of bets that were not sold, in the order of the bets. */
function legsOn({ players }: Walk, eventId: number): readonly Found[] {
  return players
    .flatMap((player) =>
      player.model.bets.map((bet): Found => {
        const at = bet.reported.legs.findIndex((leg) => leg.eventId === eventId);
        return { player, bet, at };
      }),
    )
    .filter(({ bet, at }) => at >= 0 && !bet.isSold)
    .toSorted((left, right) => Number(left.bet.reported.id) - Number(right.bet.reported.id));
}

/** A match ends, or is abandoned. */
export const playMatch: WalkAct = async (walk, { oneOf, number }) => {
  const eventId = oneOf(walk.events.filter((id) => !walk.ended.has(id)));
  if (eventId === undefined) return undefined;
  const winner = number(6) === 0 ? undefined : oneOf(CODES);
  walk.ended.add(eventId);
  for (const { player, bet, at } of legsOn(walk, eventId)) {
    if (bet.results[at] === undefined) {
      const isWon = bet.reported.legs[at]?.outcomeCode === winner;
      player.model.grade(bet, at, winner === undefined ? 'void' : isWon ? 'won' : 'lost');
    }
  }
  walk.feed.end(eventId, winner);
  await walk.settle();
  return DONE;
};

/** Prices move, or are not to be had for a while. */
export const movePrices: WalkAct = async ({ feed, events, ended }, { oneOf, number }) => {
  const eventId = oneOf(events.filter((id) => !ended.has(id)));
  if (eventId === undefined) return undefined;
  if (number(5) === 0) {
    feed.suspend(eventId);
  } else {
    const home = 1.2 + number(300) / 100;
    const draw = 3 + number(200) / 100;
    const away = Math.max(1.05, 1 / Math.max(0.02, 1.07 - 1 / home - 1 / draw));
    feed.reprice(eventId, [home.toFixed(2), draw.toFixed(2), Math.min(away, 50).toFixed(2)]);
  }
  return DONE;
};

/** Applies other results to bets, each as a whole or, where the money was spent, not at all. */
function applyResults(
  walk: Walk,
  changed: readonly (Found & { readonly result: Grade })[],
  refused: readonly string[],
): void {
  for (const { player, bet, at, result } of changed) {
    const { model } = player;
    const results = bet.results.with(at, result);
    const isRefused = refused.includes(bet.reported.id);
    if (isOpen(bet)) {
      if (isRefused) walk.fault(`open bet ${bet.reported.id} was not corrected`);
      model.grade(bet, at, result);
    } else if (!isRefused) {
      model.resettle(bet, results);
    } else if (!player.records.mayOwe && model.missingFor(bet, results) === 0) {
      walk.fault(`bet ${bet.reported.id} was not corrected although its money is there`);
    }
  }
}

/** An operator corrects how a match ended. */
export const correct: WalkAct = async (walk, { oneOf, number, spoil }) => {
  const eventId = oneOf([...walk.ended]);
  if (eventId === undefined) return undefined;
  const grades = new Map<Code, Grade>(
    CODES.map((code) => [code, GRADES[number(GRADES.length)] ?? 'won']),
  );
  const outcomes = CODES.map((code) => ({
    outcomeId: outcomeOf(eventId, code),
    result: grades.get(code),
  }));
  const answer = await walk.asOperator({
    method: 'POST',
    url: `/betting-api/v1/operator/events/${eventId}/corrections`,
    payload: spoil({ outcomes, reason: 'the score was reported wrong' }),
  });
  if (answer.status === 200) {
    const { refused } = answer.json as { readonly refused: readonly string[] };
    const changed = legsOn(walk, eventId).flatMap((found) => {
      const result = grades.get((found.bet.reported.legs[found.at]?.outcomeCode ?? '') as Code);
      const known = found.bet.results[found.at];
      return result === undefined || known === undefined || known === result
        ? []
        : [{ ...found, result }];
    });
    applyResults(walk, changed, refused);
    await walk.settle();
  }
  return answer;
};

/** An operator makes a match void, or one outcome of it. */
export const voidMatch: WalkAct = async (walk, { oneOf, number, spoil }) => {
  const eventId = oneOf(walk.events) ?? 0;
  const code = number(2) === 0 ? oneOf(CODES) : undefined;
  const answer = await walk.asOperator({
    method: 'POST',
    url: `/betting-api/v1/operator/events/${eventId}/voids`,
    payload: spoil({
      reason: oneOf(VOID_REASONS),
      note: 'played with a wrong line-up',
      dryRun: number(5) === 0,
      ...(code === undefined ? {} : { outcomeIds: [outcomeOf(eventId, code)] }),
    }),
  });
  if (answer.status === 200 && !(answer.json as VoidAnswer).dryRun) {
    const { refused } = answer.json as VoidAnswer;
    const changed = legsOn(walk, eventId)
      .filter(({ bet, at }) => {
        const isMeant = code === undefined || bet.reported.legs[at]?.outcomeCode === code;
        return isMeant && bet.results[at] !== 'void';
      })
      .map((found) => ({ ...found, result: 'void' as const }));
    applyResults(walk, changed, refused);
    await walk.settle();
  }
  return answer;
};
