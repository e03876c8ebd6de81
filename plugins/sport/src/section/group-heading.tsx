import type { EventView, MarketState } from '@touchline/live-client';
import { type I18n, usePlugin, useStore } from '@touchline/plugin-api';
import { SportIcon } from '@touchline/ui';
import { useCallback, useState } from 'react';
import { countryOf } from '../event/country-of.ts';
import { ListHeading } from './list-heading.tsx';
import type { EventGroup } from './section-rows.ts';

export interface GroupHeadingProps {
  readonly group: EventGroup;
  /** The market that names the columns. */
  readonly columns: string | undefined;
  readonly expanded: boolean;
  readonly onToggle: (id: number) => void;
}

const NO_CODES: readonly string[] = [];
const codesOf = (market: MarketState | undefined) => market?.outcomeCodes ?? NO_CODES;

function titleOf({ kind }: EventGroup, { champ, sport }: EventView, i18n: I18n): string {
  switch (kind) {
    case 'best':
      return i18n.t('best');
    case 'sport':
      return i18n.sport(sport);
    case 'champ':
      return champ.name;
  }
}

/** The heading of a championship, of a sport, or of the best matches. */
export function GroupHeading({ group, columns, expanded, onToggle }: GroupHeadingProps) {
  const { i18n, live } = usePlugin();
  const { kind, id, events, total } = group;
  const [first] = events;
  const named = events.find(({ marketKeys }) => marketKeys[0] === columns);
  const codes = useStore(live.market(`${named?.id}~${columns}`), codesOf);
  // The market may close while others of the group go on with it.
  const [known, setKnown] = useState(codes);
  if (codes.length > 0 && codes !== known) {
    setKnown(codes);
  }
  const toggle = useCallback(() => onToggle(id), [id, onToggle]);
  if (first === undefined) {
    return undefined;
  }
  const count = events.length;
  return (
    <ListHeading
      title={titleOf(group, first, i18n)}
      place={kind === 'champ' ? countryOf(first.champ, i18n) : undefined}
      icon={kind === 'champ' ? undefined : <SportIcon sportId={first.sportId} />}
      count={
        total === undefined || total <= count ? `${count}` : i18n.t('countOf', { count, total })
      }
      expanded={expanded}
      onToggle={toggle}
      columns={
        columns === undefined
          ? undefined
          : known.map((code) => i18n.outcomeShort(columns, code, { home: '', away: '' }))
      }
    />
  );
}
