import type { EventView } from '@touchline/live-client';
import type { PluginContext } from '@touchline/plugin-api';
import { namesOf } from '../event/event-sides.ts';

/** Puts an outcome on the slip at the price on screen, or takes it off again. */
export function selectOutcome(context: PluginContext, event: EventView, outcomeId: string): void {
  const { bus, live, log, notify, i18n } = context;
  const outcome = live.outcome(outcomeId).get();
  if (outcome?.price === undefined || outcome.status !== 'open') {
    return;
  }
  const selection = {
    outcomeId,
    eventId: event.id,
    sport: event.sport,
    champ: event.champ.name,
    ...namesOf(event, outcomeId.split('~')[2] ?? ''),
    startsAt: event.startsAt,
    section: event.section,
    price: outcome.price,
  };
  bus.emit('coupon.toggle', { selection }).catch((error: unknown) => {
    log.error('the selection did not reach the slip', error);
    notify.show({ kind: 'error', message: i18n.t('slipUnavailable'), id: 'slip' });
  });
}
