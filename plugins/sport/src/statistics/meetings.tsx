import type { EventStatistics, ResultMatch } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { SectionHeader } from '@touchline/ui';
import { ResultCard } from '../results/result-list.tsx';
import { use } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';
import { formOf } from './form.ts';
import { FormMarks } from './form-marks.tsx';
import styles from './statistics.module.css';

function SideForm({
  team,
  matches,
}: {
  readonly team: { readonly id: number; readonly name: string };
  readonly matches: readonly ResultMatch[];
}) {
  const { i18n, navigation } = usePlugin();
  const addresses = use(EventAddresses);
  return (
    <section className={styles.section}>
      <SectionHeader
        level={3}
        title={
          <a className={styles.sideName} href={navigation.href(addresses.team(team))}>
            <bdi>{team.name}</bdi>
          </a>
        }
        action={<FormMarks form={formOf(matches, team.id)} />}
      />
      {matches.length === 0 ? (
        <p className={styles.note}>{i18n.t('statistics.noMatches')}</p>
      ) : (
        <ResultCard
          matches={matches}
          withDate
          label={i18n.t('statistics.lastOf', { team: team.name })}
        />
      )}
    </section>
  );
}

/** How often each side has won against the other. */
function Balance({ statistics }: { readonly statistics: EventStatistics }) {
  const { i18n } = usePlugin();
  const { home, away, headToHead } = statistics;
  const parts = [
    { key: 'home', name: home.name, count: headToHead.homeWon },
    { key: 'drawn', name: i18n.t('statistics.drawn'), count: headToHead.drawn },
    { key: 'away', name: away.name, count: headToHead.awayWon },
  ];
  return (
    <dl className={styles.balance}>
      {parts.map(({ key, name, count }) => (
        <div key={key} className={styles.balancePart}>
          <dt className={styles.note}>
            <bdi>{name}</bdi>
          </dt>
          <dd className={styles.balanceCount}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What went before a match: the last matches of its sides, and those against each other. */
export function Meetings({ statistics }: { readonly statistics: EventStatistics }) {
  const { i18n } = usePlugin();
  const { home, away, homeForm, awayForm, headToHead } = statistics;
  return (
    <>
      <section className={styles.section}>
        <SectionHeader title={i18n.t('statistics.headToHead')} />
        {headToHead.results.length === 0 ? (
          <p className={styles.note}>{i18n.t('statistics.noMeetings')}</p>
        ) : (
          <>
            <Balance statistics={statistics} />
            <ResultCard
              matches={headToHead.results}
              withDate
              label={i18n.t('statistics.headToHead')}
            />
          </>
        )}
      </section>
      <section className={styles.section}>
        <SectionHeader title={i18n.t('statistics.form')} />
        <SideForm team={home} matches={homeForm} />
        <SideForm team={away} matches={awayForm} />
      </section>
    </>
  );
}
