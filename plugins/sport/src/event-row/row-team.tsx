import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { TeamRow, type TeamRowProps } from '@touchline/ui';
import { teamScore } from '../event/team-score.ts';
import { isOfPersons } from '../event/is-of-persons.ts';

export interface RowTeamProps {
  readonly event: EventView;
  readonly side: 'home' | 'away';
  readonly crest?: TeamRowProps['crest'];
}

/** One side of an event in its row, with its score. */
export function RowTeam({ event, side, crest }: RowTeamProps) {
  const { i18n, preferences } = usePlugin();
  const isDetailed = useStore(preferences, ({ isDetailedScore }) => isDetailedScore === 1);
  const { score, parts, isServing } = teamScore(
    event.state,
    event.sport,
    side,
    isDetailed ? 'all' : undefined,
  );
  const points = event.state.score?.detail?.points?.[side === 'home' ? 0 : 1];
  return (
    <TeamRow
      id={event[side].id}
      name={event[side].name}
      person={isOfPersons(event.sport)}
      country={event[side].country}
      crest={crest}
      score={score}
      parts={points === undefined ? parts : parts.slice(0, -1)}
      points={points}
      serving={isServing ? { label: i18n.t('serving') } : undefined}
    />
  );
}
