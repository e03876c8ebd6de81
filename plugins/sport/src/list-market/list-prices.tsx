import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { EventPrices } from '@touchline/ui';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import { handicapText } from '../game/handicap-text.ts';
import { columnKeys, keyOfType } from './shown-markets.ts';

/** What a button says beside its price below the name of its outcome: 2.5, +1; `undefined` without a line. */
function lineOf(marketKey: string, code: string): string | undefined {
  const [, line] = marketKey.split('@');
  return line === undefined || code === 'over' || code === 'under'
    ? line
    : handicapText(marketKey, code);
}

interface MarketPricesProps {
  readonly event: EventView;
  readonly marketKey: string;
  /** Its outcomes are named by the heading of the list. */
  readonly isNamed: boolean;
}

function MarketPrices({ event, marketKey, isNamed }: MarketPricesProps) {
  const { live, i18n } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  const names = { home: event.home.name, away: event.away.name };
  return (
    <EventPrices label={i18n.market(marketKey, names)}>
      {market?.outcomeCodes.map((code) => {
        const line = isNamed ? lineOf(marketKey, code) : undefined;
        return (
          <OutcomeButton
            key={code}
            event={event}
            marketKey={marketKey}
            code={code}
            naming={isNamed && line === undefined ? 'none' : 'above'}
            name={line}
          />
        );
      })}
    </EventPrices>
  );
}

export interface ListPricesProps {
  readonly event: EventView;
  /** Codes of the types that are the columns of the list. */
  readonly types: readonly string[];
}

/** The prices of an event in the columns of its list. */
export function ListPrices({ event, types }: ListPricesProps) {
  const keys = columnKeys(event.marketKeys, types);
  return types.map((type, at) => {
    const key = keys[at];
    return key === undefined ? (
      <EventPrices key={type} />
    ) : (
      <MarketPrices
        key={type}
        event={event}
        marketKey={key}
        isNamed={keyOfType([key], type) !== undefined}
      />
    );
  });
}
