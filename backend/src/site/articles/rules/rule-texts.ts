import { readFileSync } from 'node:fs';
import type { VoidReason } from '@touchline/contracts/betting';
import type { CouponType } from '@touchline/domain/coupon';
import { createTranslations } from '@touchline/domain/languages';
import type {
  Grade,
  MarketGroup,
  MarketType,
  MarketUnit,
  Period,
  Sport,
} from '@touchline/domain/markets';
import { contentFile } from '../article-files.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;
/** What something is called, and what settles it. */
type Rules<Name extends string | number> = Readonly<
  Record<Name, { readonly name: string; readonly rule: string }>
>;

/** The words that the generated parts of articles are written in. */
export interface RuleTexts {
  /** Between the entries of a list. */
  readonly comma: string;
  readonly sport: Words<Sport>;
  readonly group: Words<MarketGroup>;
  /** `whole` is the match of a sport that is not played to the clock. */
  readonly period: Words<Period | 'whole'>;
  readonly unit: Words<MarketUnit>;
  readonly kind: Rules<MarketType['kindName']>;
  readonly grade: Words<Grade>;
  readonly heading: Words<
    'line' | 'goals' | 'currency' | 'minimum' | 'maximum' | 'payout' | 'legs' | 'bonus'
  >;
  readonly couponType: Rules<CouponType>;
  readonly coupon: Words<'legs' | 'legsExactly' | 'lines' | 'cashOut' | 'noCashOut'>;
  readonly limit: Words<'legs' | 'others' | 'bonus'>;
  readonly settlement: Words<
    | 'liveDelay'
    | 'automatic'
    | 'undecided'
    | 'correction'
    | 'cashOut'
    | 'noCashOut'
    | 'earlyPayout'
    | 'earlyLead'
    | 'earlyLeadMarked'
    | 'insurance'
  >;
  readonly voidReason: Rules<VoidReason>;
  readonly payment: Words<'deposit' | 'withdrawal' | 'automatic' | 'turnover' | 'closed'>;
}

/** The words of the generated parts, in a language. */
export const ruleTexts: (language: string) => RuleTexts = createTranslations(
  (language) => JSON.parse(readFileSync(contentFile(language, 'rules.json'), 'utf8')) as RuleTexts,
);
