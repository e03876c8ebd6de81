import { isCouponType } from '@touchline/domain/coupon';
import type { StoredValues } from '../../configuration/groups.ts';
import { couponRules } from './coupon-rules.ts';
import { limitRules } from './limit-rules.ts';
import { lineExamples } from './line-examples.ts';
import { marketRules } from './market-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { ruleTexts, type RuleTexts } from './rule-texts.ts';
import { settlementRules, voidRules } from './settlement-rules.ts';

/** What generated parts are written from: what the house settles and checks by. */
export type RuleSources = Pick<StoredValues, 'betting' | 'payments'>;

interface Writing {
  readonly sources: RuleSources;
  readonly texts: RuleTexts;
  readonly language: string;
}

/** The parts that an article can have generated, by the name in its `[[brackets]]`. */
const PARTS: Readonly<Record<string, (writing: Writing) => string>> = {
  markets: ({ texts }) => marketRules(texts),
  lines: ({ texts }) => lineExamples(texts),
  coupons: ({ sources, texts }) => couponRules(sources.betting.types.filter(isCouponType), texts),
  limits: (writing) => limitRules(writing.sources.betting, writing),
  settlement: (writing) => settlementRules(writing.sources.betting, writing),
  voids: ({ texts }) => voidRules(texts),
  payments: (writing) => paymentRules(writing.sources.payments, writing),
};

/** A part of an article that is generated; a line of its own. */
const PART = /^\[\[([a-z-]+)\]\]$/gm;

/** The names in the `[[brackets]]` of a text that no part has. */
export function unknownParts(body: string): readonly string[] {
  return [...body.matchAll(PART)].flatMap(([, name = '']) =>
    Object.hasOwn(PARTS, name) ? [] : [name],
  );
}

/** Writes the generated parts of an article in their places. */
export function withGeneratedParts(body: string, language: string, sources: RuleSources): string {
  const writing = { sources, texts: ruleTexts(language), language };
  return body.replaceAll(PART, (_line, name: string) =>
    Object.hasOwn(PARTS, name) ? (PARTS[name]?.(writing) ?? '') : '',
  );
}
