import { MOST_LEGS } from '@touchline/contracts/betting';
import type { BettingConfiguration } from '@touchline/contracts/configuration';
import { fillText, formattingLocale } from '@touchline/domain/languages';
import { table } from './line-examples.ts';
import type { RuleTexts } from './rule-texts.ts';

/** All currencies that have no row of their own. */
const OTHERS = '*';

/** An amount in major units, without its currency. */
export function amountText(amount: string | number, language: string): string {
  const digits = Number.isInteger(Number(amount)) ? 0 : 2;
  return new Intl.NumberFormat(formattingLocale(language), {
    minimumFractionDigits: digits,
  }).format(Number(amount));
}

/** Stakes and payouts by currency, as bets are checked against them: Markdown. */
export function limitRules(
  { limits, hyperBonus }: BettingConfiguration,
  { texts, language }: { readonly texts: RuleTexts; readonly language: string },
): string {
  const { heading, limit } = texts;
  const rows = Object.entries(limits).map(([currency, { minimum, maximum, maxPayout }]) => [
    currency === OTHERS ? limit.others : currency,
    ...[minimum, maximum, maxPayout].map((amount) => amountText(amount, language)),
  ]);
  const stakes = table([
    [heading.currency, heading.minimum, heading.maximum, heading.payout],
    ...rows,
  ]);
  const steps = hyperBonus.steps.map(({ legs, percent }) => [String(legs), `${percent}%`]);
  const bonus = [
    fillText(limit.bonus, { price: hyperBonus.minCoef }),
    table([[heading.legs, heading.bonus], ...steps]),
  ];
  return [
    fillText(limit.legs, { most: MOST_LEGS }),
    stakes,
    ...(steps.length === 0 ? [] : bonus),
  ].join('\n\n');
}
