import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { EventPrices } from '@touchline/ui';
import { OutcomeButton } from './outcome-button.tsx';

export interface RowPricesProps {
  readonly event: EventView;
  readonly marketKey: string;
  /** The market whose outcomes the heading of the columns names: its buttons show prices alone. */
  readonly columns: string | undefined;
}

/** The prices of one market in the row of its event. */
export function RowPrices({ event, marketKey, columns }: RowPricesProps) {
  const { live, i18n } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  const names = { home: event.home.name, away: event.away.name };
  return (
    <EventPrices label={i18n.market(marketKey, names)}>
      {market?.outcomeCodes.map((code) => (
        <OutcomeButton
          key={code}
          event={event}
          marketKey={marketKey}
          code={code}
          naming={marketKey === columns ? 'none' : 'above'}
        />
      ))}
    </EventPrices>
  );
}
