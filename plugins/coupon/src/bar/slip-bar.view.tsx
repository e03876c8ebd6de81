import { reactView, useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { chevronUpIcon } from '@touchline/ui/icons';
import { shownTotalOdds } from '../slip/slip-figures.ts';
import { slipOf } from '../slip/slip.store.ts';
import { useFollowedLegs } from '../slip/use-legs.ts';
import { useDragToOpen } from './use-drag-to-open.ts';
import styles from './slip-bar.module.css';

/** The slip in one line above the navigation: how many legs, at what total price. */
function SlipBar() {
  const context = usePlugin();
  const { i18n, modals } = context;
  const odds = useOdds();
  const state = useStore(slipOf(context).store);
  const { bets } = state;
  useFollowedLegs(bets);
  const drag = useDragToOpen(() => void modals.open('coupon'));
  const total = shownTotalOdds(state);
  if (total === undefined) {
    return undefined;
  }
  const [only] = bets;
  return (
    <button type="button" className={styles.bar} {...drag}>
      <span className={styles.count}>{bets.length}</span>
      <span className={styles.text}>
        {bets.length === 1 && only !== undefined
          ? `${only.home} – ${only.away}`
          : i18n.t('selections', { count: bets.length })}
      </span>
      <span className={styles.odds}>{bets.length === 1 ? odds(total) : total}</span>
      <Icon path={chevronUpIcon} />
    </button>
  );
}

export const view = reactView(SlipBar);
