import type { Bus } from '@touchline/plugin-api';

/** Whether a selection on the slip is of the event of an `event:` topic, as last announced. */
export function watchSlip(bus: Pick<Bus, 'on'>): (topic: string) => boolean {
  let topics: readonly string[] = [];
  bus.on('coupon.changed', ({ outcomeIds }) => {
    topics = outcomeIds.map((outcomeId) => `event:${outcomeId.split('~', 1)[0]}`);
  });
  return (topic) => topics.includes(topic);
}
