import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { bonusPopup, offerClosed } from './first-deposit.store.ts';

/** Wait before the offer is made, ms (product.txt §4.6). */
const DELAY = 15_000;

/** Offers the bonus for a first deposit to who has none, once the page has been theirs for a while. */
export function start(context: PluginContext): Disposer {
  const { clock, log, modals, resources } = context;
  const closed = offerClosed(context);
  const offer = async () => {
    if (closed.get()) {
      return;
    }
    try {
      const { bonusPopupInformation } = await resources.fetch(bonusPopup, {});
      if (bonusPopupInformation !== null) {
        await modals.offer('first-deposit');
      }
    } catch (error) {
      log.error('failed to fetch the offer for a first deposit', error);
    }
  };
  return clock.after(DELAY, () => void offer());
}
