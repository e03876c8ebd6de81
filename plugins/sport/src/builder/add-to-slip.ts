import type { EventView } from '@touchline/live-client';
import type { PluginContext } from '@touchline/plugin-api';

/** Puts a leg of several selections on the slip. */
export async function addToSlip(
  { bus, log, notify, i18n }: PluginContext,
  event: EventView,
  leg: { readonly outcomeId: string; readonly price: string },
): Promise<void> {
  const { id: eventId, sport, champ, home, away, startsAt, section } = event;
  const selection = {
    ...leg,
    eventId,
    sport,
    champ: champ.name,
    home: home.name,
    away: away.name,
    startsAt,
    section,
  };
  try {
    await bus.emit('coupon.toggle', { selection });
  } catch (error) {
    log.error('the builder did not reach the slip', error);
    notify.show({ kind: 'error', message: i18n.t('slipUnavailable'), id: 'slip' });
    throw error;
  }
}
