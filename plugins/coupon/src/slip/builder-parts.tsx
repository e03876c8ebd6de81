import type { BetBuilder } from '@touchline/contracts/betting';
import { partsOfOutcome } from '@touchline/domain/markets';
import { usePlugin } from '@touchline/plugin-api';
import { PartList } from '@touchline/ui/bet-card';

/** The selections that a leg is made of, with what became of them where that is known. */
export function BuilderParts({
  leg: { outcomeId, home, away, builder },
}: {
  readonly leg: {
    readonly outcomeId: string;
    readonly home: string;
    readonly away: string;
    readonly builder?: BetBuilder | undefined;
  };
}) {
  const { i18n } = usePlugin();
  const names = { home, away };
  return (
    <PartList
      parts={(partsOfOutcome(outcomeId) ?? []).map(({ marketKey, outcomeCode }, place) => {
        const result = builder?.parts[place]?.result;
        return {
          key: `${marketKey}:${outcomeCode}`,
          market: i18n.market(marketKey, names),
          outcome: i18n.outcome(marketKey, outcomeCode, names),
          note: result === undefined ? undefined : i18n.t(`part.${result}`),
          isVoid: result === 'void',
        };
      })}
    />
  );
}
