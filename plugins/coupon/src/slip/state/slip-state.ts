import { type StoredBlock, StoredCoupon } from '@touchline/contracts';
import { COUPON_TYPE, isCouponType, legLimits, systemSizes } from '@touchline/domain';

/** What a slip is before anything was put on it. */
export const EMPTY_SLIP: StoredCoupon = {
  bets: [],
  addedAtByBetId: {},
  typeId: COUPON_TYPE.single,
  systemValue: 2,
  bankers: [],
  blocks: [],
  amount: '',
  amountByBlockId: {},
  amountByBetId: {},
  promoCode: '',
  isVip: false,
  isBonusBetRemoved: false,
  isAutoMax: false,
};

/** What a slip of so many legs is until the player chooses otherwise. */
export function typeOfLegs(count: number): number {
  return count > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/** Whether a coupon of this type can have so many legs. */
export function takesLegs(typeId: number, count: number): boolean {
  if (!isCouponType(typeId)) {
    return false;
  }
  const { least, most } = legLimits(typeId);
  return count >= least && count <= most;
}

/** The bet of the slip that a lobby coupon depends on. */
export function lobbyOf({ lobby, bets }: StoredCoupon): string | undefined {
  return lobby ?? bets[0]?.outcomeId;
}

/** How many legs a system may have in a line, as the slip stands. */
export function systemSizesOf({ typeId, bets, bankers }: StoredCoupon): readonly number[] {
  return systemSizes({ type: typeId, legs: bets.length, bankers: bankers.length });
}

/**
 * Makes a slip whose parts have changed fit together again: the type is the chosen one where it
 * takes so many legs, choices name only bets that are there, every bet is in one block.
 */
export function consistent(state: StoredCoupon): StoredCoupon {
  const { bets, chosenTypeId } = state;
  const ids = bets.map(({ outcomeId }) => outcomeId);
  const isThere = new Set(ids);
  const typeId =
    chosenTypeId !== undefined && takesLegs(chosenTypeId, bets.length)
      ? chosenTypeId
      : typeOfLegs(bets.length);
  const blocks = consistentBlocks(state.blocks, ids);
  const next: StoredCoupon = {
    ...state,
    typeId,
    bankers: state.bankers.filter((id) => isThere.has(id)),
    blocks,
    addedAtByBetId: pick(state.addedAtByBetId, ids),
    amountByBetId: pick(state.amountByBetId, ids),
    amountByBlockId: pick(
      state.amountByBlockId,
      blocks.map(({ id }) => String(id)),
    ),
  };
  if (next.lobby !== undefined && !isThere.has(next.lobby)) {
    delete next.lobby;
  }
  const sizes = systemSizesOf(next);
  if (sizes.length > 0 && !sizes.includes(next.systemValue)) {
    next.systemValue = Math.max(2, Math.min(next.systemValue, sizes.at(-1) ?? 2));
  }
  return next;
}

function consistentBlocks(blocks: readonly StoredBlock[], ids: readonly string[]): StoredBlock[] {
  const left = new Set(ids);
  const kept = blocks
    .map(({ id, bets }) => ({ id, bets: bets.filter((bet) => left.delete(bet)) }))
    .filter(({ bets }) => bets.length > 0);
  const first = nextBlockId(blocks);
  return [...kept, ...[...left].map((bet, index) => ({ id: first + index, bets: [bet] }))];
}

/** An id that no block of the slip has. */
export function nextBlockId(blocks: readonly StoredBlock[]): number {
  return Math.max(0, ...blocks.map(({ id }) => id)) + 1;
}

function pick<Value>(values: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = values[key];
      return value === undefined ? [] : [[key, value]];
    }),
  ) as Record<string, Value>;
}

/**
 * Takes over a slip that an earlier release stored (version 1 knew bets, type, system value and
 * amount). What this release does not know is left aside.
 */
export function migrateSlip(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) {
    return undefined;
  }
  return consistent(StoredCoupon.parse({ ...EMPTY_SLIP, ...stored }));
}
