import type { ResultMatch } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { Card, SectionHeader, SportIcon } from '@touchline/ui';
import { sportIds, type Sport } from '@touchline/domain/markets';
import { countryOf } from '../event/country-of.ts';
import { champPage } from './champ-target.ts';
import { groupResults, type ResultGroup } from './result-groups.ts';
import { ResultRow } from './result-row.tsx';
import styles from './results.module.css';

/** The heading of a competition: the way to its table or its other results. */
function ChampHeading({ group: { first } }: { readonly group: ResultGroup }) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const country = countryOf(first.champ, i18n);
  return (
    <SectionHeader
      size="medium"
      icon={<SportIcon sportId={sportIds[first.sport as Sport]} size={16} />}
      title={
        <a className={styles.champ} href={navigation.href(champPage(context, first.champ.id))}>
          <bdi>
            {country === undefined
              ? first.champ.name
              : i18n.t('champ', { country, name: first.champ.name })}
          </bdi>
        </a>
      }
    />
  );
}

/** Results in cards, a heading above each competition. */
export function ResultList({
  matches,
  withDate,
}: {
  readonly matches: readonly ResultMatch[];
  readonly withDate?: boolean | undefined;
}) {
  return groupResults(matches, ({ champ }) => String(champ.id)).map((group) => (
    // The same competition comes up again in a list of many days.
    <section key={`${group.key} ${group.first.id}`} className={styles.group}>
      <ChampHeading group={group} />
      <ResultCard matches={group.matches} withDate={withDate} />
    </section>
  ));
}

/** Results of one kind, without a heading of their own. */
export function ResultCard({
  matches,
  withDate,
  label,
}: {
  readonly matches: readonly ResultMatch[];
  readonly withDate?: boolean | undefined;
  readonly label?: string | undefined;
}) {
  return (
    <Card flush>
      <ul className={styles.rows} aria-label={label}>
        {matches.map((match) => (
          <ResultRow key={match.id} match={match} withDate={withDate} />
        ))}
      </ul>
    </Card>
  );
}
