import { findOutrightMarket } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { OutrightMarket } from './outright-market.tsx';
import styles from './outrights.module.css';

const ORDER = ['outright-winner', 'outright-top', 'outright-bottom'] as const;

/** The markets that are shown, in their order: the place part of each-way bets is an option of the winner's. */
function shownKeys({ marketKeys }: EventView): readonly string[] {
  return ORDER.flatMap((kind) =>
    marketKeys
      .filter((key) => findOutrightMarket(key)?.market === kind)
      .toSorted((left, right) => placesOf(left) - placesOf(right)),
  );
}

function placesOf(key: string): number {
  return findOutrightMarket(key)?.places ?? 0;
}

/** What an each-way bet on the winner pays for. */
export function eachWayNote({ state }: EventView, i18n: I18n): string | undefined {
  const { eachWay } = state;
  return (
    eachWay &&
    i18n.t('outrights.eachWay', { part: `1/${eachWay.fraction}`, places: eachWay.places })
  );
}

/** The days whose matches count for an outright. */
export function periodOf({ outright }: EventView, i18n: I18n): string | undefined {
  return (
    outright &&
    i18n.t('outrights.period', {
      from: i18n.dateTime(outright.from, 'date'),
      until: i18n.dateTime(outright.until - 1, 'date'),
    })
  );
}

/** All markets of an outright. */
export function OutrightMarkets({ event }: { readonly event: EventView }) {
  const { i18n } = usePlugin();
  const names = { home: event.home.name, away: event.away.name };
  const isOver = event.state.status === 'finished' || event.state.status === 'cancelled';
  return (
    <div className={styles.outrights} data-outright={event.id}>
      <p className={styles.note}>{periodOf(event, i18n)}</p>
      {isOver ? <NoticeBanner text={i18n.t(`status.${event.state.status}`)} /> : undefined}
      {shownKeys(event).map((key) => (
        <OutrightMarket
          key={key}
          event={event}
          marketKey={key}
          title={i18n.market(key, names)}
          note={key === 'outright-winner' ? eachWayNote(event, i18n) : undefined}
        />
      ))}
    </div>
  );
}
