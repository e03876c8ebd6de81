import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, SectionHeader } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { countryOf } from '../event/country-of.ts';
import { ResultCard } from '../results/result-list.tsx';
import { FixtureList } from './fixture-list.tsx';
import { StandingsTable } from './standings-table.tsx';
import { champStatisticsResource } from './statistics.resource.ts';
import styles from './statistics.module.css';

/** A season of a competition: its table, its latest results and its matches to come. */
export function ChampStatisticsPage({
  champId,
  season,
}: {
  readonly champId: number;
  readonly season: string | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(champStatisticsResource, { champId, season });
  const { data } = answer;
  const title = data && i18n.t('statistics.title', { champ: data.champ.name, season: data.season });
  useEffect(() => {
    if (title !== undefined) {
      navigation.setTitle(title);
    }
  }, [navigation, title]);
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('statistics.failed')} />;
  }
  const { champ, table, seasons, results, fixtures } = data;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            <bdi>{champ.name}</bdi>
          </h2>
          <p className={styles.note}>{countryOf(champ, i18n)}</p>
        </div>
        <SelectField
          label={i18n.t('statistics.season')}
          value={data.season}
          options={seasons.map((value) => ({ value, text: value }))}
          onChange={({ target: { value } }) => void navigation.setQuery({ season: value })}
        />
      </div>
      {table === undefined ? undefined : <StandingsTable table={table} />}
      {fixtures.length === 0 ? undefined : (
        <section className={styles.section}>
          <SectionHeader title={i18n.t('statistics.fixtures')} />
          <FixtureList fixtures={fixtures} label={i18n.t('statistics.fixtures')} />
        </section>
      )}
      <section className={styles.section}>
        <SectionHeader title={i18n.t('statistics.results')} />
        <ResultCard matches={results} withDate label={i18n.t('statistics.results')} />
        <Button
          wide
          href={navigation.href({ route: 'results', query: { champ: String(champ.id) } })}
        >
          {i18n.t('statistics.allResults')}
        </Button>
      </section>
    </>
  );
}
