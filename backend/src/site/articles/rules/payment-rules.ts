import { fillText } from '@touchline/domain/languages';
import type { StoredValues } from '../../configuration/groups.ts';
import { amountText } from './limit-rules.ts';
import type { RuleTexts } from './rule-texts.ts';

/** The limits of money in and out, as payments are checked against them: Markdown. */
export function paymentRules(
  { depositMinimumMajor, depositMaximumMajor, withdrawals }: StoredValues['payments'],
  { texts, language }: { readonly texts: RuleTexts; readonly language: string },
): string {
  const { payment } = texts;
  const amount = (value: number) => amountText(value, language);
  const out = [
    fillText(payment.withdrawal, {
      minimum: amount(withdrawals.minimumMajor),
      maximum: amount(withdrawals.maximumMajor),
    }),
    fillText(payment.automatic, { amount: amount(withdrawals.automaticUpToMajor) }),
    ...(withdrawals.turnoverTimes > 0
      ? [fillText(payment.turnover, { times: withdrawals.turnoverTimes })]
      : []),
  ];
  const rules = [
    fillText(payment.deposit, {
      minimum: amount(depositMinimumMajor),
      maximum: amount(depositMaximumMajor),
    }),
    ...(withdrawals.enabled ? out : [payment.closed]),
  ];
  return rules.map((rule) => `- ${rule}`).join('\n');
}
