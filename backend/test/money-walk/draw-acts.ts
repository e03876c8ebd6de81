import fc from 'fast-check';
import { HOSTILE_VALUES } from '../fuzz/schema-arbitrary.ts';
import { dropBonus, exclude, giveBonus, setLimit } from './account-acts.ts';
import { change, place, sell, setAutomatic } from './bet-acts.ts';
import { callBack, chooseBonus, openDeposit, wait } from './deposit-acts.ts';
import { correct, movePrices, playMatch, voidMatch } from './match-acts.ts';
import type { ActDraw, WalkAct } from './walk.ts';
import type { WalkPlayer } from './walk-player.ts';

/** Players of a walk; the last one may take advances. */
export const PLAYERS = 2;

/** Every act with how often it is drawn. */
export const ACTS = {
  place: [place, 60],
  sell: [sell, 24],
  change: [change, 12],
  setAutomatic: [setAutomatic, 8],
  movePrices: [movePrices, 12],
  playMatch: [playMatch, 14],
  correct: [correct, 10],
  voidMatch: [voidMatch, 6],
  openDeposit: [openDeposit, 14],
  callBack: [callBack, 20],
  chooseBonus: [chooseBonus, 4],
  giveBonus: [giveBonus, 10],
  dropBonus: [dropBonus, 4],
  setLimit: [setLimit, 3],
  exclude: [exclude, 1],
  wait: [wait, 5],
} as const satisfies Record<string, readonly [act: WalkAct, weight: number]>;
export type ActName = keyof typeof ACTS;
const ACT_NAMES = Object.keys(ACTS) as readonly ActName[];

/** One act as fast-check draws it. */
export interface DrawnAct {
  readonly act: ActName;
  readonly player: number;
  readonly numbers: readonly number[];
  readonly spoiled: { readonly field: number; readonly value: unknown } | undefined;
}

/** What both players begin with, so that there is money to move. */
const OPENING: readonly ActName[] = ['chooseBonus', 'openDeposit', 'callBack'];

/** Sequences of acts, valid neighbours and hostile values among them. */
export function walkArbitrary(length: {
  readonly least: number;
  readonly most: number;
}): fc.Arbitrary<readonly DrawnAct[]> {
  const spoiled = fc.record({ field: fc.nat(9), value: fc.constantFrom(...HOSTILE_VALUES) });
  const drawn = (act: fc.Arbitrary<ActName>, player: fc.Arbitrary<number>) =>
    fc.record({
      act,
      player,
      numbers: fc.array(fc.nat(9_999), { minLength: 12, maxLength: 12 }),
      spoiled: fc.oneof(
        { weight: 11, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: spoiled },
      ),
    });
  const opening = Array.from({ length: PLAYERS }, (_, player) =>
    OPENING.map((act) => drawn(fc.constant(act), fc.constant(player))),
  ).flat();
  const act = fc.oneof(
    ...ACT_NAMES.map((name) => ({ weight: ACTS[name][1], arbitrary: fc.constant(name) })),
  );
  return fc
    .tuple(
      fc.tuple(...opening),
      fc.array(drawn(act, fc.nat(PLAYERS - 1)), {
        minLength: length.least,
        maxLength: length.most,
        size: 'max',
      }),
    )
    .map((parts) => parts.flat());
}

/** The choices of an act as it was drawn. */
export function drawOf(
  { numbers, spoiled, player: at }: DrawnAct,
  players: readonly WalkPlayer[],
): ActDraw {
  const player = players[at];
  if (player === undefined) throw new RangeError(`there is no player ${at}`);
  let next = 0;
  const number = (below: number) => {
    next += 1;
    return (numbers[(next - 1) % numbers.length] ?? 0) % below;
  };
  return {
    player,
    number,
    oneOf: (items) => (items.length === 0 ? undefined : items[number(items.length)]),
    spoil: (body) => {
      const fields = Object.keys(body);
      const field = spoiled && fields[spoiled.field % fields.length];
      return spoiled === undefined || field === undefined
        ? body
        : { ...body, [field]: spoiled.value };
    },
  };
}
