import type { ClubTerms } from '@touchline/contracts/loyalty';
import { reactView, useOdds, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, EmptyState, SectionHeader } from '@touchline/ui';
import { trophyIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { DataTable } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { OwnPoints } from './own-points.tsx';
import styles from './points.module.css';
import { clubTermsResource } from './points.resource.ts';

/** From how many points on each level is reached. */
function Levels({ levels }: ClubTerms) {
  const { i18n } = usePlugin();
  return (
    <section>
      <SectionHeader title={i18n.t('club.levels')} />
      <Card flush>
        <DataTable
          caption={i18n.t('club.levels')}
          isCaptionHidden
          language={i18n.language}
          rows={levels}
          rowKey={({ level }) => level}
          columns={[
            {
              key: 'level',
              title: i18n.t('club.column.level'),
              cell: ({ level }) => i18n.t(`club.level.${level}`),
            },
            {
              key: 'points',
              title: i18n.t('club.column.points'),
              isFigure: true,
              cell: ({ points }) => points.toLocaleString(i18n.language),
            },
          ]}
        />
      </Card>
    </section>
  );
}

function Rules({ currency, pointsPerUnit, minCoef }: ClubTerms) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const values = { count: pointsPerUnit, currency, odds: odds(minCoef) };
  return (
    <Card>
      <div className={styles.card}>
        <header>
          <h2 className={styles.title}>{i18n.t('club.rules')}</h2>
        </header>
        <ul className={styles.terms}>
          {['rate', 'odds', 'decided', 'own', 'kept', 'money'].map((rule) => (
            <li key={rule}>{i18n.t(`club.rule.${rule}`, values)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The club: how points are made, what levels there are, and where the player is. */
function Points() {
  const { i18n, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const answer = useResource(clubTermsResource, {});
  const { data } = answer;
  return (
    <Page title={i18n.t('title.points')} intro={i18n.t('club.intro')}>
      {data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : data.terms === undefined ? (
        <EmptyState path={trophyIcon} title={i18n.t('club.notOffered')} />
      ) : (
        <>
          {isPlayer ? <OwnPoints terms={data.terms} /> : undefined}
          <Levels {...data.terms} />
          <Rules {...data.terms} />
        </>
      )}
    </Page>
  );
}

export const view = reactView(Points);
