import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { EventPrices } from '@touchline/ui';
import { OutcomeButton } from './outcome-button.tsx';

export interface RowPricesProps {
  readonly event: EventView;
  readonly marketKey: string;
}

/** The prices of one market in the row of its event, each below the name of its outcome. */
export function RowPrices({ event, marketKey }: RowPricesProps) {
  const { live, i18n } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  const names = { home: event.home.name, away: event.away.name };
  return (
    <EventPrices label={i18n.market(marketKey, names)}>
      {market?.outcomeCodes.map((code) => (
        <OutcomeButton key={code} event={event} marketKey={marketKey} code={code} naming="above" />
      ))}
    </EventPrices>
  );
}
