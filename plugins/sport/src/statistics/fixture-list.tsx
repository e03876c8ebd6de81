import type { Fixture } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { Card, Crest } from '@touchline/ui';
import { StartDay, StartHour } from '../event/event-time.tsx';
import { isOfPersons } from '../event/is-of-persons.ts';
import styles from './statistics.module.css';

/** Matches to come, each the way to its page. */
export function FixtureList({
  fixtures,
  label,
}: {
  readonly fixtures: readonly Fixture[];
  readonly label: string;
}) {
  const { navigation } = usePlugin();
  return (
    <Card flush>
      <ul className={styles.rows} aria-label={label}>
        {fixtures.map(({ id, slug, champ, sport, section, home, away, startsAt }) => (
          <li key={id}>
            <a
              className={styles.fixture}
              href={navigation.href({
                route: 'mainGame',
                params: {
                  section,
                  sport,
                  champ: `${champ.id}-${champ.slug}`,
                  game: `${id}-${slug}`,
                },
              })}
            >
              <span className={styles.when}>
                <StartDay startsAt={startsAt} /> <StartHour startsAt={startsAt} />
              </span>
              {[home, away].map((side) => (
                <span key={side.id} className={styles.sideLine}>
                  <Crest
                    name={side.name}
                    id={side.id}
                    person={isOfPersons(sport)}
                    country={side.country}
                    size={20}
                  />
                  <bdi>{side.name}</bdi>
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
