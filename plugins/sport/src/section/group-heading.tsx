import type { EventView } from '@touchline/live-client';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { SportIcon } from '@touchline/ui';
import { useCallback } from 'react';
import { countryOf } from '../event/country-of.ts';
import { ColumnNames } from './column-names.tsx';
import { ListHeading } from './list-heading.tsx';
import type { EventGroup } from './section-rows.ts';

export interface GroupHeadingProps {
  readonly group: EventGroup;
  /** Codes of the types of market that are its columns. */
  readonly types: readonly string[];
  readonly expanded: boolean;
  readonly onToggle: (id: number) => void;
  /** Stands in for the heading while that is scrolled past. */
  readonly copy?: boolean;
}

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
export function GroupHeading({ group, types, expanded, onToggle, copy }: GroupHeadingProps) {
  const { i18n } = usePlugin();
  const { kind, id, events, total } = group;
  const [first] = events;
  const toggle = useCallback(() => onToggle(id), [id, onToggle]);
  if (first === undefined) {
    return undefined;
  }
  const count = events.length;
  const isSome = total !== undefined && total > count;
  return (
    <ListHeading
      title={titleOf(group, first, i18n)}
      below={
        kind === 'champ'
          ? countryOf(first.champ, i18n)
          : isSome
            ? i18n.t('countOf', { count, total })
            : undefined
      }
      icon={kind === 'champ' ? undefined : <SportIcon sportId={first.sportId} />}
      count={isSome ? undefined : count}
      expanded={expanded}
      onToggle={toggle}
      copy={copy}
      several={types.length > 1}
    >
      {types.map((type) => (
        <ColumnNames key={type} events={events} type={type} titled={types.length > 1} />
      ))}
    </ListHeading>
  );
}
