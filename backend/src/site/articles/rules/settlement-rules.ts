import { VOID_REASONS } from '@touchline/contracts/betting';
import type { BettingConfiguration } from '@touchline/contracts/configuration';
import { fillText } from '@touchline/domain/languages';
import { amountText } from './limit-rules.ts';
import type { RuleTexts } from './rule-texts.ts';

/** What an early payout is and where it is offered; nothing while it is not. */
function earlyRule(
  { isOffered, sports }: BettingConfiguration['earlyPayout'],
  { settlement, sport: names, comma }: RuleTexts,
): readonly string[] {
  const leads = sports.map(({ sport, lead, champs }) =>
    fillText(champs.length === 0 ? settlement.earlyLead : settlement.earlyLeadMarked, {
      sport: names[sport],
      lead,
    }),
  );
  return isOffered && leads.length > 0
    ? [fillText(settlement.earlyPayout, { leads: leads.join(comma) })]
    : [];
}

/** What the insurance of accumulators is; nothing while it is not offered. */
function insuranceRule(
  { isOffered, minLegs, minCoef, maximums, bonus }: BettingConfiguration['insurance'],
  { texts, language }: { readonly texts: RuleTexts; readonly language: string },
): readonly string[] {
  const amounts = Object.entries(maximums).map(
    ([currency, amount]) => `${amountText(amount, language)} ${currency}`,
  );
  return isOffered && amounts.length > 0
    ? [
        fillText(texts.settlement.insurance, {
          maximums: amounts.join(texts.comma),
          legs: minLegs,
          price: minCoef,
          times: bonus.wagerTimes,
          days: bonus.days,
          bonusLegs: bonus.minLegs,
          bonusPrice: bonus.minCoef,
        }),
      ]
    : [];
}

/** When bets are accepted and settled, and for how long an offer is valid: Markdown. */
export function settlementRules(
  { liveDelaySeconds, undecidedAfterHours, cashOut, earlyPayout, insurance }: BettingConfiguration,
  writing: { readonly texts: RuleTexts; readonly language: string },
): string {
  const { texts } = writing;
  const { settlement } = texts;
  const rules = [
    fillText(settlement.liveDelay, { seconds: liveDelaySeconds }),
    settlement.automatic,
    fillText(settlement.undecided, { hours: undecidedAfterHours }),
    settlement.correction,
    ...(cashOut.isOffered
      ? [fillText(settlement.cashOut, { seconds: cashOut.quoteSeconds })]
      : [settlement.noCashOut]),
    ...earlyRule(earlyPayout, texts),
    ...insuranceRule(insurance, writing),
  ];
  return rules.map((rule) => `- ${rule}`).join('\n');
}

/** Why legs are void, each by the reason that players read on their bet: Markdown. */
export function voidRules(texts: RuleTexts): string {
  return VOID_REASONS.map((reason) => {
    const { name, rule } = texts.voidReason[reason];
    return `- **${name}.** ${rule}`;
  }).join('\n');
}
