import type { Race } from '@touchline/contracts/racing';
import type { RaceSport } from '@touchline/domain/markets';
import { Link, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { eventTarget } from '../event/event-address.ts';
import { RaceResult } from './race-result.tsx';
import { raceKind } from './race-text.ts';
import { useRaceTexts } from './race-texts.ts';
import { earlierResults, raceResults } from './races.resource.ts';
import styles from './races.module.css';

/** Of each race so many finishers are shown; the page of the race has all. */
const SHOWN = 4;

function RunRace({ race }: { readonly race: Race }) {
  const { i18n } = usePlugin();
  const say = useRaceTexts();
  const { id, slug, sport, champ, startsAt } = race;
  return (
    <section className={styles.races} data-run={id}>
      <h2 className={styles.heading}>
        <Link
          to={eventTarget({ id, slug, sport, champ, section: 'line' })}
          className={styles.toRace}
        >
          {i18n.dateTime(startsAt, 'date-time')} · <bdi>{champ.name}</bdi>
        </Link>
        <span className={styles.note}>{raceKind(race, say)}</span>
      </h2>
      {race.status === 'finished' ? (
        <RaceResult race={race} most={SHOWN} />
      ) : (
        <NoticeBanner text={say('now.abandoned')} />
      )}
    </section>
  );
}

/** The races of a sport that were run, the latest first. */
export function RaceResults({ sport }: { readonly sport: RaceSport }) {
  const { http, i18n } = usePlugin();
  const answer = useResource(raceResults, { sport });
  const [more, setMore] = useState<readonly Race[]>([]);
  const [next, setNext] = useState<{ readonly before: number | undefined }>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const before = next === undefined ? answer.data?.nextBefore : next.before;
  async function load(from: number): Promise<void> {
    setBusy(true);
    try {
      const earlier = await earlierResults(http, { sport, before: from });
      setMore((races) => [...races, ...earlier.races]);
      setNext({ before: earlier.nextBefore });
      setError(undefined);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const first = answer.data.races;
  const shown = [...first, ...more.filter(({ id }) => !first.some((race) => race.id === id))];
  return shown.length === 0 ? (
    <EmptyState
      path={historyIcon}
      title={i18n.t('results.none')}
      text={i18n.t('results.noneHint')}
    />
  ) : (
    <div className={styles.races}>
      {shown.map((race) => (
        <RunRace key={race.id} race={race} />
      ))}
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {before === undefined ? undefined : (
        <Button wide busy={isBusy} onClick={() => void load(before)}>
          {i18n.t('results.more')}
        </Button>
      )}
    </div>
  );
}
