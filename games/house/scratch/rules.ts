import { floatsOf, type RoundSeed } from '../../rules/fair.ts';
import type { Multiplier } from '../../rules/multiplier.ts';
import { SCRATCH_PRIZES, SCRATCH_TICKETS } from './tables.ts';

export const SCRATCH_FIELDS = 9;
/** So many alike win what they show; of every other sign a ticket has fewer. */
export const SCRATCH_ALIKE = 3;
/** The act that uncovers a ticket. */
export const UNCOVER = 0;

/** A ticket: which it is, and the prizes on its fields, in stakes. */
export interface Ticket {
  readonly number: number;
  readonly fields: readonly number[];
  /** In stakes; 0 of a ticket that wins nothing. */
  readonly prize: number;
}

/** What the ticket of a number wins: the first tickets have the largest prizes. */
export function prizeOf(number: number): number {
  let upTo = 0;
  for (const { stakes, tickets } of SCRATCH_PRIZES) {
    upTo += tickets;
    if (number < upTo) {
      return stakes;
    }
  }
  return 0;
}

function take<Thing>(from: Thing[], floats: readonly number[]): Thing[] {
  return floats.flatMap((float) => from.splice(Math.floor(float * from.length), 1));
}

/**
 * The ticket of a round: the first number decides which it is, the next nine what else is printed on it, and nine
 * more where. What else is printed is drawn from two of each prize, so that nothing wins but the prize.
 */
export function drawTicket(seed: RoundSeed): Ticket {
  const [which = 0, ...floats] = floatsOf(seed, 1 + 2 * SCRATCH_FIELDS);
  const number = Math.floor(which * SCRATCH_TICKETS);
  const prize = prizeOf(number);
  const winning = prize === 0 ? [] : Array.from({ length: SCRATCH_ALIKE }, () => prize);
  const others = SCRATCH_PRIZES.flatMap(({ stakes }) =>
    stakes === prize ? [] : Array.from({ length: SCRATCH_ALIKE - 1 }, () => stakes),
  );
  const printed = [...winning, ...take(others, floats.slice(0, SCRATCH_FIELDS - winning.length))];
  return { number, prize, fields: take(printed, floats.slice(SCRATCH_FIELDS)) };
}

/** A prize as a multiplier. */
export function scratchPays(stakes: number): Multiplier {
  return stakes * 10_000;
}
