import { COUPON_TYPE, type LineGroup } from '@touchline/domain/coupon';
import type { I18n } from '@touchline/plugin-api';

/** Bets of this many legs and more are named by their number. */
const ALONE_MOST = 4;

/** By type and number of legs: full covers that bookmakers know by a name. */
const NAMED_COVERS: Readonly<Record<number, readonly [least: number, most: number]>> = {
  [COUPON_TYPE.lucky]: [3, 6],
  [COUPON_TYPE.patent]: [3, 8],
};

/** The trade's name of a full cover of this number of legs, "Yankee"; other types have none. */
export function coverName({ t }: I18n, typeId: number, legs: number): string | undefined {
  const [least, most] = NAMED_COVERS[typeId] ?? [Infinity, 0];
  return legs >= least && legs <= most ? t(`cover.${typeId}.${legs}`) : undefined;
}

/** What a slip of this type is made of, with the trade's name where it has one. */
export function madeOfText(
  i18n: I18n,
  { typeId, legs, groups }: { typeId: number; legs: number; groups: readonly LineGroup[] },
): string {
  const [only, ...others] = groups;
  if (only?.count === 1 && others.length === 0) {
    // The name of the type says that it is one bet.
    const { size } = only;
    return size === 1 ? '' : i18n.t(`alone.${Math.min(size, ALONE_MOST)}`, { size });
  }
  const name = coverName(i18n, typeId, legs);
  const text = compositionText(i18n, groups);
  return name === undefined ? text : `${text} (${name})`;
}

/** What a coupon is made of, as text: "3 doubles + 1 treble". */
export function compositionText({ t }: I18n, groups: readonly LineGroup[]): string {
  return groups
    .map(({ size, count }) =>
      size <= 4 ? t(`fold.${size}`, { count }) : t('fold.n', { count, size }),
    )
    .join(' + ');
}
