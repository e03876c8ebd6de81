import { MOST_LEGS } from '@touchline/contracts/betting';
import {
  countLines,
  type CouponType,
  type CouponTypeTraits,
  couponTraits,
} from '@touchline/domain/coupon';
import { fillText } from '@touchline/domain/languages';
import type { RuleTexts } from './rule-texts.ts';

/** A coupon of this many legs, or as many as the type takes, is the example for its lines. */
const EXAMPLE_LEGS = 4;

/** The number of legs that a type takes; no coupon has more than the house accepts. */
export function legsOf({ legs }: CouponTypeTraits): {
  readonly least: number;
  readonly most: number;
} {
  return { least: legs.least, most: Math.min(legs.most, MOST_LEGS) };
}

function exampleLines(traits: CouponTypeTraits): { readonly legs: number; readonly lines: number } {
  const { least, most } = legsOf(traits);
  const legs = Math.min(Math.max(EXAMPLE_LEGS, least), most);
  const lines = countLines({
    type: traits.id,
    legs,
    ...(traits.hasSystemSize && { systemSize: 2 }),
  });
  return { legs, lines };
}

function facts(
  traits: CouponTypeTraits,
  { texts }: { readonly texts: RuleTexts },
): readonly string[] {
  const { coupon } = texts;
  const { least, most } = legsOf(traits);
  const { legs, lines } = exampleLines(traits);
  return [
    least === most
      ? fillText(coupon.legsExactly, { least })
      : fillText(coupon.legs, { least, most }),
    ...(lines > 1 ? [fillText(coupon.lines, { legs, lines })] : []),
    traits.isSellable ? coupon.cashOut : coupon.noCashOut,
  ];
}

/** Every coupon type that the house accepts, with what it takes and how it is settled: Markdown. */
export function couponRules(types: readonly CouponType[], texts: RuleTexts): string {
  return types
    .map((type) => {
      const { name, rule } = texts.couponType[type];
      const list = facts(couponTraits(type), { texts });
      return `### ${name} {#bet-type-${type}}\n\n${rule}\n\n${list.map((fact) => `- ${fact}`).join('\n')}`;
    })
    .join('\n\n');
}
