import { COUPON_TAB, type StoredBlock, StoredCoupon } from '@touchline/contracts/betting';
import { COUPON_TYPE, isCouponType, legLimits, systemSizes } from '@touchline/domain/coupon';
import { type Draft, produce } from 'immer';

/** What a slip is before anything was put on it. */
export const EMPTY_SLIP: StoredCoupon = {
  tab: COUPON_TAB.slip,
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

/** The type of a slip by its number of legs until the player chooses otherwise. */
export function typeOfLegs(count: number): number {
  return count > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/** Whether a coupon of this type can have this number of legs. */
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

/** How many legs a system may have in a line, in the present slip. */
export function systemSizesOf({ typeId, bets, bankers }: StoredCoupon): readonly number[] {
  return systemSizes({ type: typeId, legs: bets.length, bankers: bankers.length });
}

/**
 * The slip after a change, with its parts fitting together again: the type is the chosen one where
 * it accepts this number of legs, choices name only bets that are there, every bet is in one block. A change
 * that changes nothing gives back the slip itself.
 */
export function changed(
  state: StoredCoupon,
  change: (draft: Draft<StoredCoupon>) => void,
): StoredCoupon {
  return produce(state, (draft) => {
    change(draft);
    normalize(draft);
  });
}

function normalize(slip: Draft<StoredCoupon>): void {
  const { bets, chosenTypeId } = slip;
  const ids = bets.map(({ outcomeId }) => outcomeId);
  slip.typeId =
    chosenTypeId !== undefined && takesLegs(chosenTypeId, bets.length)
      ? chosenTypeId
      : typeOfLegs(bets.length);
  if (slip.bankers.some((id) => !ids.includes(id))) {
    slip.bankers = slip.bankers.filter((id) => ids.includes(id));
  }
  fitBlocks(slip, ids);
  keepOnly(slip.addedAtByBetId, ids);
  keepOnly(slip.amountByBetId, ids);
  keepOnly(
    slip.amountByBlockId,
    slip.blocks.map(({ id }) => String(id)),
  );
  if (slip.lobby !== undefined && !ids.includes(slip.lobby)) {
    delete slip.lobby;
  }
  if (slip.eachWay !== undefined && (ids.length !== 1 || ids[0] !== slip.eachWay)) {
    delete slip.eachWay;
  }
  const sizes = systemSizesOf(slip);
  if (sizes.length > 0 && !sizes.includes(slip.systemValue)) {
    slip.systemValue = Math.max(2, Math.min(slip.systemValue, sizes.at(-1) ?? 2));
  }
}

function fitBlocks(slip: Draft<StoredCoupon>, ids: readonly string[]): void {
  const left = new Set(ids);
  const isFitting =
    slip.blocks.every(({ bets }) => bets.length > 0 && bets.every((bet) => left.delete(bet))) &&
    left.size === 0;
  if (isFitting) {
    return;
  }
  const unplaced = new Set(ids);
  const first = nextBlockId(slip.blocks);
  const kept = slip.blocks
    .map(({ id, bets }) => ({ id, bets: bets.filter((bet) => unplaced.delete(bet)) }))
    .filter(({ bets }) => bets.length > 0);
  slip.blocks = [
    ...kept,
    ...[...unplaced].map((bet, index) => ({ id: first + index, bets: [bet] })),
  ];
}

/** An id that no block of the slip has. */
export function nextBlockId(blocks: readonly StoredBlock[]): number {
  return Math.max(0, ...blocks.map(({ id }) => id)) + 1;
}

function keepOnly(values: Record<string, unknown>, keys: readonly string[]): void {
  for (const key of Object.keys(values)) {
    if (!keys.includes(key)) {
      delete values[key];
    }
  }
}

/**
 * Migrates a slip that an earlier release stored (version 1 knew bets, type, system value and
 * amount, version 2 all but the tab). What this release does not know is left aside.
 */
export function migrateSlip(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) {
    return undefined;
  }
  return changed(StoredCoupon.parse({ ...EMPTY_SLIP, ...stored }), () => undefined);
}
