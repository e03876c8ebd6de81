import type { ResultsAnswer } from '@touchline/contracts/results';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Chip, ChipBar, EmptyState, NoticeBanner, SportIcon } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { isRaceSport, RACE_SPORTS, type Sport, sportIds } from '@touchline/domain/markets';
import { lazy, Suspense } from 'react';
import { DaySwitch } from './day-switch.tsx';
import { useReaderOffset } from './reader-offset.ts';
import { ResultList } from './result-list.tsx';
import type { ResultsFilter } from './results.resource.ts';
import { resultsResource } from './results.resource.ts';
import { filterOf } from './results-filter.ts';
import { ResultsSearch } from './results-search.tsx';
import { useMoreResults } from './use-more-results.ts';
import styles from './results.module.css';

/** Races have results of their own; their code comes with the first of them. */
const RaceResults = lazy(async () => ({
  default: (await import('../races/race-results.tsx')).RaceResults,
}));

/** The sports of a day, each with how many results it has, and races. */
function SportChips({
  sports,
  current,
}: {
  readonly sports: ResultsAnswer['sports'];
  readonly current: string | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const { params, query } = navigation.current.get();
  const hrefOf = (sport: string | undefined) => {
    const { sport: _current, ...rest } = query;
    return navigation.href({
      route: 'results',
      params,
      query: sport === undefined ? rest : { ...rest, sport },
    });
  };
  return (
    <ChipBar label={i18n.t('sports')}>
      <Chip selected={current === undefined} href={hrefOf(undefined)}>
        {i18n.t('filter.all')}
      </Chip>
      {sports.map(({ sport, count }) => (
        <Chip
          key={sport}
          icon={<SportIcon sportId={sportIds[sport as Sport]} />}
          count={count}
          selected={sport === current}
          href={hrefOf(sport)}
        >
          {i18n.sport(sport)}
        </Chip>
      ))}
      {RACE_SPORTS.map((sport) => (
        <Chip
          key={sport}
          icon={<SportIcon sportId={sportIds[sport]} />}
          selected={sport === current}
          href={hrefOf(sport)}
        >
          {i18n.sport(sport)}
        </Chip>
      ))}
    </ChipBar>
  );
}

function Matches({
  answer,
  filter,
}: {
  readonly answer: ResultsAnswer;
  readonly filter: ResultsFilter;
}) {
  const { i18n } = usePlugin();
  const more = useMoreResults(filter);
  const { matches, nextCursor } = more.all(answer);
  if (matches.length === 0) {
    return (
      <EmptyState
        path={historyIcon}
        title={i18n.t(filter.q === undefined ? 'results.none' : 'results.notFound', {
          text: filter.q ?? '',
        })}
        text={i18n.t(filter.q === undefined ? 'results.noneHint' : 'search.hint')}
      />
    );
  }
  return (
    <>
      <ResultList matches={matches} withDate={answer.day === undefined} />
      {more.error === undefined ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(more.error)} />
      )}
      {nextCursor === undefined ? undefined : (
        <Button wide busy={more.busy} onClick={() => more.load(nextCursor)}>
          {i18n.t('results.more')}
        </Button>
      )}
    </>
  );
}

/** Whose results are shown alone, and the way back to all of them. */
function OnlyOf({
  answer,
  filter,
}: {
  readonly answer: ResultsAnswer;
  readonly filter: ResultsFilter;
}) {
  const { i18n, navigation } = usePlugin();
  const [first] = answer.matches;
  if (first === undefined || (filter.champ === undefined && filter.team === undefined)) {
    return undefined;
  }
  const team = first.home.id === filter.team ? first.home : first.away;
  const name = filter.team === undefined ? first.champ.name : team.name;
  return (
    <div className={styles.only}>
      <h2 className={styles.onlyName}>
        <bdi>{name}</bdi>
      </h2>
      <Button href={navigation.href({ route: 'results' })}>{i18n.t('results.all')}</Button>
    </div>
  );
}

/** What has been played: of a day, or found by a search. */
export function ResultsArchive({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { clock, i18n } = usePlugin();
  const now = clock.now();
  const filter = filterOf(query, useReaderOffset(now));
  const answer = useResource(resultsResource, filter);
  const { data } = answer;
  const raceSport =
    filter.q === undefined && filter.sport !== undefined && isRaceSport(filter.sport)
      ? filter.sport
      : undefined;
  const isOfDay = filter.q === undefined && filter.champ === undefined && filter.team === undefined;
  return (
    <>
      <ResultsSearch searched={query['q'] ?? ''} />
      {data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <>
          {isOfDay && raceSport === undefined ? (
            <DaySwitch answer={data} today={i18n.day(now)} />
          ) : undefined}
          {isOfDay ? <SportChips sports={data.sports} current={filter.sport} /> : undefined}
          {raceSport === undefined ? (
            <>
              <OnlyOf answer={data} filter={filter} />
              <Matches key={JSON.stringify(filter)} answer={data} filter={filter} />
            </>
          ) : (
            <Suspense fallback={<output aria-label={i18n.t('loading')} />}>
              <RaceResults key={raceSport} sport={raceSport} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
