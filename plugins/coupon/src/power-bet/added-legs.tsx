import { eventName } from '@touchline/domain/markets';
import type { Selection } from '@touchline/contracts/plugins';
import { useOdds, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Odds } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { outcomeQuotes } from '../opened-bets/opened-bets.resource.ts';
import { outcomeText } from '../slip/outcome-text.ts';
import { slipOf } from '../slip/slip.store.ts';
import type { PricedOutcome } from './changed-bet.ts';
import { openQuotes } from './priced-outcomes.ts';
import styles from './power-bet.module.css';

export interface AddedLegsProps {
  /** Matches that the bet has a leg of: one more would be related. */
  readonly eventIds: ReadonlySet<number>;
  readonly added: readonly PricedOutcome[];
  readonly onAdd: (outcome: PricedOutcome, isAdded: boolean) => void;
}

/** Selections of the bet slip that can come to the bet. */
export function AddedLegs({ eventIds, ...rest }: AddedLegsProps) {
  const context = usePlugin();
  const { bets } = useStore(slipOf(context).store);
  const free = bets.filter(({ eventId }) => !eventIds.has(eventId));
  return free.length === 0 ? (
    <p className={styles.muted}>{context.i18n.t('power.addHint')}</p>
  ) : (
    <FreeSelections bets={free} {...rest} />
  );
}

function FreeSelections({
  bets,
  added,
  onAdd,
}: Omit<AddedLegsProps, 'eventIds'> & { readonly bets: readonly Selection[] }) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const ids = bets.map(({ outcomeId }) => outcomeId);
  const open = openQuotes(useResource(outcomeQuotes, { ids }).data?.outcomes ?? []);
  const isAdded = (id: string) => added.some(({ outcomeId }) => outcomeId === id);
  const taken = new Set(
    bets.flatMap(({ outcomeId, eventId }) => (isAdded(outcomeId) ? [eventId] : [])),
  );
  return (
    <fieldset className={styles.added}>
      <legend>{i18n.t('power.add')}</legend>
      <ul className={styles.legs}>
        {bets.map((bet) => {
          const now = open.get(bet.outcomeId);
          const isIn = isAdded(bet.outcomeId);
          return (
            <li key={bet.outcomeId} className={styles.leg}>
              <Checkbox
                label={outcomeText(context, bet)}
                hint={eventName(bet)}
                checked={isIn}
                disabled={!isIn && (now === undefined || taken.has(bet.eventId))}
                onChange={({ target }) => onAdd(now ?? bet, target.checked)}
              />
              <bdi className={styles.prices}>
                <Odds text={odds(now?.price ?? bet.price)} strong />
              </bdi>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
