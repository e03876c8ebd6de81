import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { BackLink } from '../game/back-link.tsx';
import { OutrightMarkets } from './outright-markets.tsx';
import styles from './outrights.module.css';

/** A competition that is bet on as a whole, in the place of an event's page. */
export function OutrightPage({ event }: { readonly event: EventView }) {
  const { i18n } = usePlugin();
  return (
    <>
      <div className={styles.head}>
        <BackLink event={event} />
        <h1 className={styles.title}>{i18n.t('outrights.of', { champ: event.champ.name })}</h1>
      </div>
      <OutrightMarkets event={event} />
    </>
  );
}
