import type { TeamStatistics } from '@touchline/contracts/results';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, Crest, EmptyState, EventList, SectionHeader } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { searchIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { countryOf } from '../event/country-of.ts';
import { TeamStar } from '../favourites/team-star.tsx';
import { FollowedRow } from '../event-list/followed-row.tsx';
import { champPage } from '../results/champ-target.ts';
import { ResultCard } from '../results/result-list.tsx';
import { EventStatisticsPage } from '../statistics/event-statistics.tsx';
import { FixtureList } from '../statistics/fixture-list.tsx';
import { formOf } from '../statistics/form.ts';
import { FormMarks } from '../statistics/form-marks.tsx';
import { teamStatisticsResource } from '../statistics/statistics.resource.ts';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './team.module.css';

const FORM_LENGTH = 5;

/** The competitions that a team has results in. */
function Champs({ champs }: Pick<TeamStatistics, 'champs'>) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  return (
    <section className={styles.section}>
      <SectionHeader title={i18n.t('title.champs')} />
      <Menu label={i18n.t('title.champs')}>
        {champs.map((champ) => (
          <ListRow
            key={champ.id}
            title={champ.name}
            text={countryOf(champ, i18n)}
            end={champ.season}
            href={navigation.href(champPage(context, champ.id))}
          />
        ))}
      </Menu>
    </section>
  );
}

/** The matches to come: the next one with its prices. */
function Fixtures({ fixtures }: Pick<TeamStatistics, 'fixtures'>) {
  const { i18n } = usePlugin();
  const [next, ...others] = fixtures;
  return next === undefined ? undefined : (
    <section className={styles.section}>
      <SectionHeader title={i18n.t('team.next')} />
      <EventList>
        <FollowedRow eventId={next.id} />
      </EventList>
      {others.length === 0 ? undefined : (
        <FixtureList fixtures={others} label={i18n.t('statistics.fixtures')} />
      )}
    </section>
  );
}

function Results({ team, results }: Pick<TeamStatistics, 'team' | 'results'>) {
  const { i18n, navigation } = usePlugin();
  if (results.length === 0) {
    return <p className={styles.note}>{i18n.t('statistics.noMatches')}</p>;
  }
  return (
    <section className={styles.section}>
      <SectionHeader title={i18n.t('statistics.results')} />
      <ResultCard matches={results} withDate label={i18n.t('statistics.results')} />
      <Button wide href={navigation.href({ route: 'results', query: { team: String(team.id) } })}>
        {i18n.t('statistics.allResults')}
      </Button>
    </section>
  );
}

/** Who plays for a team, with the numbers on their shirts. */
function SquadList({ squad }: { readonly squad: NonNullable<TeamStatistics['squad']> }) {
  const { i18n } = usePlugin();
  const title = i18n.t('team.squad');
  return (
    <section className={styles.section}>
      <SectionHeader title={title} />
      <Card>
        <ol className={styles.squad} aria-label={title}>
          {squad.map(({ id, name, number }) => (
            <li key={id}>
              <span className={styles.number}>{number}</span>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function KnownTeam({
  data,
  gameId,
}: {
  readonly data: TeamStatistics;
  readonly gameId: number | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const { team, sport, results, fixtures, champs, squad } = data;
  const title = i18n.t('team.title', { team: team.name });
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  return (
    <Page
      title={team.name}
      action={
        <>
          <TeamStar teamId={team.id} name={team.name} />
          <Crest
            name={team.name}
            id={team.id}
            person={isOfPersons(sport)}
            country={team.country}
            size={32}
          />
        </>
      }
    >
      <p className={styles.about}>
        <span className={styles.note}>{i18n.sport(sport)}</span>
        <FormMarks form={formOf(results, team.id).slice(0, FORM_LENGTH)} />
      </p>
      {gameId === undefined ? undefined : <EventStatisticsPage eventId={gameId} />}
      <Fixtures fixtures={fixtures} />
      <Results team={team} results={results} />
      {champs.length === 0 ? undefined : <Champs champs={champs} />}
      {squad === undefined ? undefined : <SquadList squad={squad} />}
    </Page>
  );
}

export interface TeamPageProps {
  readonly teamId: number | undefined;
  /** A match of the team. */
  readonly gameId?: number | undefined;
}

/** A team or a player: form, matches to come, results and competitions; with a match, what went before it. */
export function TeamPage({ teamId, gameId }: TeamPageProps) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(teamStatisticsResource, { teamId: teamId ?? 0 });
  if (answer.data !== undefined && teamId !== undefined) {
    return <KnownTeam data={answer.data} gameId={gameId} />;
  }
  return (
    <Page title={i18n.t('title.team')}>
      {answer.status === 'error' ? (
        <EmptyState
          path={searchIcon}
          title={i18n.t('team.unknown')}
          text={i18n.error(answer.error)}
          action={
            <Button variant="primary" href={navigation.href({ route: 'searchEvents' })}>
              {i18n.t('title.search')}
            </Button>
          }
        />
      ) : (
        <ResourceState answers={[answer]} i18n={i18n} />
      )}
    </Page>
  );
}
