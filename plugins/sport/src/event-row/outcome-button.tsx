import type { EventView } from '@touchline/live-client';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { PriceButton } from '@touchline/ui';
import { memo, useCallback, useContext } from 'react';
import { PickingContext } from '../builder/picking.ts';
import { namesOf } from '../event/event-sides.ts';
import { selectOutcome } from './select.ts';
import { selectedOutcomesOf } from './selected-outcomes.ts';

export interface OutcomeButtonProps {
  readonly event: EventView;
  readonly marketKey: string;
  readonly code: string;
  /** How the outcome is named on the button itself, beside its price or above it; its accessible name is always full. */
  readonly naming: 'none' | 'short' | 'above' | 'full';
  /** In place of that name, where a heading says the rest: a handicap without its team. */
  readonly name?: string | undefined;
}

/** One price, bound to its own outcome: nothing else is rendered when it changes. */
export const OutcomeButton = memo(function OutcomeButton(props: OutcomeButtonProps) {
  const { event, marketKey, code, naming, name } = props;
  const context = usePlugin();
  const { i18n, live } = context;
  const outcomeId = `${event.id}~${marketKey}~${code}`;
  const outcome = useStore(live.outcome(outcomeId));
  const picking = useContext(PickingContext);
  const selected = useStore(
    picking?.picked ?? selectedOutcomesOf(context),
    useCallback((ids: ReadonlySet<string>) => ids.has(outcomeId), [outcomeId]),
  );
  const odds = useOdds();
  const names = namesOf(event, code);
  const full = `${i18n.market(marketKey, names)}, ${i18n.outcome(marketKey, code, names)}`;
  const named =
    naming === 'none'
      ? undefined
      : naming === 'full'
        ? i18n.outcome(marketKey, code, names)
        : i18n.outcomeShort(marketKey, code, names);
  const press = useCallback(
    (id: string) => (picking === undefined ? selectOutcome(context, event, id) : picking.pick(id)),
    [context, event, picking],
  );
  const price = outcome?.price;
  const suspended =
    outcome === undefined || outcome.status === 'open'
      ? undefined
      : outcome.reason === undefined
        ? i18n.t('price.unavailable')
        : i18n.suspension(outcome.reason);
  const shownPrice = price === undefined ? undefined : odds(price);
  // Voice control uses the text of the button: its name contains that text as shown.
  const shown = name ?? named;
  const short = shown === undefined || full.endsWith(shown) ? '' : shown;
  const spoken = suspended ?? (shownPrice && `${short} ${shownPrice}`.trim());
  const label = `${full}, ${spoken ?? i18n.t('price.unavailable')}`;
  return (
    <PriceButton
      outcomeId={outcomeId}
      label={label}
      price={price}
      display={shownPrice}
      name={shown}
      stacked={naming === 'above'}
      selected={selected}
      suspended={suspended}
      movement={{ up: i18n.t('price.up'), down: i18n.t('price.down') }}
      onPress={press}
    />
  );
});
