import type { CompetitionHub } from '@touchline/contracts/configuration';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { EventList, SectionHeader } from '@touchline/ui';
import { EventRow } from '../event-row/event-row.tsx';
import { ResultCard } from '../results/result-list.tsx';
import { resultsResource } from '../results/results.resource.ts';
import { champIndexResource } from '../statistics/statistics.resource.ts';
import styles from './hub.module.css';

type Competition = CompetitionHub['competitions'][number];

/** A moment's calendar day in UTC, as operators write the day of a final. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export interface FinalMatchProps {
  readonly day: string;
  readonly competition: Competition;
  /** The tournament's events on offer; undefined until they have arrived. */
  readonly events: readonly EventView[] | undefined;
}

/** The final of a tournament by the day its operators name: with its prices, or how it ended. */
export function FinalMatch({ day, competition, events }: FinalMatchProps) {
  const { i18n } = usePlugin();
  const title = i18n.t('hub.final');
  const offered = (events ?? []).filter(({ startsAt }) => utcDay(startsAt) === day);
  return (
    <section aria-label={title} className={styles.page}>
      <SectionHeader title={title} />
      <p className={styles.day}>{i18n.dateTime(Date.parse(`${day}T12:00:00Z`), 'date')}</p>
      {events === undefined || offered.length > 0 ? (
        <EventList>
          {offered.map(({ id }) => (
            <EventRow key={id} eventId={id} within="champ" />
          ))}
        </EventList>
      ) : (
        <PlayedFinal day={day} competition={competition} title={title} />
      )}
    </section>
  );
}

interface PlayedProps {
  readonly day: string;
  readonly title: string;
}

/** Its result, once the archive has the competition. */
function PlayedFinal({
  competition: { sport, country, slug },
  ...rest
}: PlayedProps & { readonly competition: Competition }) {
  const { data } = useResource(champIndexResource, { sport });
  const champ = data?.champs.find((known) => known.slug === slug && known.country === country);
  return champ === undefined ? undefined : <FinalResult champ={champ.id} {...rest} />;
}

function FinalResult({ day, champ, title }: PlayedProps & { readonly champ: number }) {
  const { data } = useResource(resultsResource, { day, champ });
  const matches = (data?.matches ?? []).filter(({ startsAt }) => utcDay(startsAt) === day);
  return matches.length === 0 ? undefined : <ResultCard matches={matches} label={title} />;
}
