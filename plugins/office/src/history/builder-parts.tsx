import type { BetLeg } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { PartList } from '@touchline/ui/bet-card';

/** The selections that a leg is made of, with what became of them where that is known. */
export function BuilderParts({
  leg: { home, away, builder },
}: {
  readonly leg: Pick<BetLeg, 'home' | 'away' | 'builder'>;
}) {
  const { i18n } = usePlugin();
  const names = { home, away };
  return (
    <PartList
      parts={(builder?.parts ?? []).map(({ marketKey, outcomeCode, result }) => ({
        key: `${marketKey}:${outcomeCode}`,
        market: i18n.market(marketKey, names),
        outcome: i18n.outcome(marketKey, outcomeCode, names),
        note: result === undefined ? undefined : i18n.t(`part.${result}`),
        isVoid: result === 'void',
      }))}
    />
  );
}
