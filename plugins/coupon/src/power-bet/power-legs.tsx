import type { Bet, PowerBetOffer } from '@touchline/contracts/betting';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { AddedLegs } from './added-legs.tsx';
import { canRegroup } from './changed-bet.ts';
import { EditedLeg } from './edited-leg.tsx';
import { eventsOfBet, openOutcomes } from './priced-outcomes.ts';
import type { LegEditing } from './use-leg-edits.ts';
import styles from './power-bet.module.css';

interface PowerLegsProps {
  readonly bet: Bet;
  readonly offer: PowerBetOffer;
  readonly editing: LegEditing;
}

/** The legs of the bet, each to keep, leave out or swap, and those that come in addition. */
export function PowerLegs({ bet, offer, editing }: PowerLegsProps) {
  const { i18n } = usePlugin();
  const { edits, keep, swap, add } = editing;
  const ids = [...new Set(bet.legs.map(({ eventId }) => eventId))];
  const events = useResource(eventsOfBet, { ids }).data?.events ?? [];
  const isRegrouped = canRegroup(bet);
  const left = bet.legs.length - edits.leftOut.size + edits.added.length;
  return (
    <>
      {isRegrouped && left > 1 ? (
        <p className={styles.muted}>{i18n.t('power.leaveOut')}</p>
      ) : undefined}
      <ul className={styles.legs}>
        {bet.legs.map(({ outcomeId, eventId, ...leg }) => {
          const isKept = !edits.leftOut.has(outcomeId);
          const event = events.find(({ id }) => id === eventId);
          return (
            <EditedLeg
              key={outcomeId}
              leg={{ outcomeId, eventId, ...leg }}
              price={offer.bets?.find((now) => now.outcomeId === outcomeId)?.price}
              isKept={isKept}
              // The last one stays: without legs there is no bet.
              onKeep={
                isRegrouped && !(isKept && left === 1)
                  ? (isWanted) => keep(outcomeId, isWanted)
                  : undefined
              }
              others={
                event === undefined
                  ? []
                  : openOutcomes(event).filter((other) => other.outcomeId !== outcomeId)
              }
              swapped={edits.swapped.get(outcomeId)}
              onSwap={(by) => swap(outcomeId, by)}
            />
          );
        })}
      </ul>
      {isRegrouped ? (
        <AddedLegs eventIds={new Set(ids)} added={edits.added} onAdd={add} />
      ) : undefined}
    </>
  );
}
