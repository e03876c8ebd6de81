import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import type { MarketCard } from '../game/market-cards.ts';
import { MarketColumns } from '../game/market-columns.tsx';
import { BuilderPanel } from './builder-panel.tsx';
import { buildersOf } from './builder.store.ts';
import { PickingContext } from './picking.ts';
import styles from './builder.module.css';

/** The markets of an event whose selections can be combined, and what has been chosen of them. */
export function BuilderTab({
  event,
  cards,
}: {
  readonly event: EventView;
  readonly cards: readonly MarketCard[];
}) {
  const context = usePlugin();
  const builder = buildersOf(context)(event.id);
  return (
    <section aria-label={context.i18n.t('builder.title')}>
      <p className={styles.hint}>{context.i18n.t('builder.hint')}</p>
      <PickingContext value={builder}>
        <MarketColumns event={event} cards={cards} />
      </PickingContext>
      <BuilderPanel event={event} builder={builder} />
    </section>
  );
}
