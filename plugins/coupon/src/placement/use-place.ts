import { usePlugin, useStore, useOdds } from '@touchline/plugin-api';
import { shownTotal } from '../compose/figures.ts';
import type { Composition } from '../compose/use-composition.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import type { PayloadInput } from './payload.ts';
import { placingOf } from './placement.ts';

/** Places the composed slip as it is on screen. */
export function usePlace(composition: Composition): (from: { readonly accountId: string }) => void {
  const context = usePlugin();
  const { live, preferences, session } = context;
  const shown = useOdds();
  const coefViewId = useStore(preferences, (state) => state.coefViewId);
  const { state, coupon } = composition;
  return ({ accountId }) => {
    const coef = shownTotal(coupon);
    const scores = state.bets.flatMap(({ outcomeId, eventId }) => {
      const score = live.event(eventId).get()?.state.score?.total;
      return score === undefined ? [] : [[outcomeId, score.join(':')] as const];
    });
    const input: PayloadInput = {
      state,
      coupon,
      accountId,
      userId: session.state.get().userId,
      settings: couponSettingsOf(context).get(),
      coef,
      coefByView: coef === undefined ? undefined : shown(coef),
      coefViewId,
      scores: new Map(scores),
      prepaidAmount: composition.prepaid.amount,
      singles: composition.singles,
      eachWay: composition.eachWay,
      isVip: composition.isVipAvailable && state.isVip,
    };
    // Here by now: it came with what a bet needs next, while the player was thinking.
    const placing = placingOf(context);
    import('./payload.ts').then(
      ({ payloadOf }) => placing.place(payloadOf(input)),
      (error: unknown) => {
        context.log.error('the slip could not be sent', error);
        placing.fail(error);
      },
    );
  };
}
