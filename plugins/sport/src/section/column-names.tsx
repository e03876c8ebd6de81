import type { EventView, MarketState } from '@touchline/live-client';
import { type PluginContext, usePlugin, useStore } from '@touchline/plugin-api';
import { useState } from 'react';
import { keyOfType } from '../list-market/shown-markets.ts';
import styles from './list-heading.module.css';

type Live = PluginContext['live'];

const NO_CODES: readonly string[] = [];
const NO_NAMES = { home: '', away: '' };
/** Outcomes that have a line as well, which their buttons show. */
const WITH_LINE = new Set(['over', 'under', 'home', 'away']);

const codesOf = (market: MarketState | undefined) => market?.outcomeCodes ?? NO_CODES;

/** The id of an event's market of this type, as it is now. */
function marketOf(live: Live, eventId: number, type: string): string | undefined {
  const key = keyOfType(live.event(eventId).get()?.marketKeys ?? [], type);
  return key === undefined ? undefined : `${eventId}~${key}`;
}

export interface ColumnNamesProps {
  readonly events: readonly EventView[];
  /** Code of the type of market that the columns are of. */
  readonly type: string;
  /** Says of which market they are: where there are several beside each other. */
  readonly titled: boolean;
}

/** The names of the columns of a market's prices: 1, X, 2. Every button names its outcome in full. */
export function ColumnNames({ events, type, titled }: ColumnNamesProps) {
  const { i18n, live } = usePlugin();
  // Another market arrives after the list: the first event's keys change with it.
  useStore(live.event(events[0]?.id ?? 0));
  const marketId = events.map(({ id }) => marketOf(live, id, type)).find((id) => id !== undefined);
  const codes = useStore(live.market(marketId ?? ''), codesOf);
  // The market may close while others of the group go on with it.
  const [known, setKnown] = useState({ type, codes });
  if (type !== known.type || (codes.length > 0 && codes !== known.codes)) {
    setKnown({ type, codes });
  }
  const hasLine = marketId?.includes('@') ?? false;
  return (
    <span className={styles.market} data-codes={known.codes.length} aria-hidden="true">
      {titled ? <span className={styles.type}>{i18n.market(type, NO_NAMES)}</span> : undefined}
      <span className={styles.columns}>
        {known.codes.map((code) => (
          <bdi key={code}>
            {hasLine && WITH_LINE.has(code)
              ? i18n.t(`columns.${code}`)
              : i18n.outcomeShort(type, code, NO_NAMES)}
          </bdi>
        ))}
      </span>
    </span>
  );
}
