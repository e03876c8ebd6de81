import type { ClubLevelTerms } from '@touchline/contracts/loyalty';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, EmptyState } from '@touchline/ui';
import { trophyIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { DataTable } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from './loyalty.module.css';
import { cashbackResource, clubTermsResource } from './loyalty.resource.ts';

function LevelName({ level, isOwn }: Pick<ClubLevelTerms, 'level'> & { readonly isOwn: boolean }) {
  const { i18n } = usePlugin();
  return (
    <span className={styles.head} data-level={level} data-own={isOwn}>
      {i18n.t(`club.level.${level}`)}
      {isOwn ? <Badge tone="accent">{i18n.t('vip.own')}</Badge> : undefined}
    </span>
  );
}

/** The share and the period of each level, with the player's own marked. */
function Levels({
  levels,
  own,
}: {
  readonly levels: readonly ClubLevelTerms[];
  readonly own: string;
}) {
  const { i18n } = usePlugin();
  const levelCell = ({ level }: ClubLevelTerms) => (
    <LevelName level={level} isOwn={level === own} />
  );
  return (
    <Card flush>
      <DataTable
        caption={i18n.t('vip.caption')}
        isCaptionHidden
        language={i18n.language}
        rows={levels}
        rowKey={({ level }) => level}
        columns={[
          {
            key: 'level',
            title: i18n.t('vip.level'),
            cell: levelCell,
          },
          {
            key: 'percent',
            title: i18n.t('vip.share'),
            isFigure: true,
            cell: ({ percent }) => i18n.t('vip.percent', { percent: percent ?? 0 }),
          },
          {
            key: 'days',
            title: i18n.t('vip.period'),
            isFigure: true,
            cell: ({ days }) => i18n.t(days === 1 ? 'vip.daily' : 'vip.days', { count: days ?? 0 }),
          },
        ]}
      />
    </Card>
  );
}

/** Cashback by level: what share of a net loss comes back, and how often. */
function VipCashback() {
  const { i18n, navigation } = usePlugin();
  const terms = useResource(clubTermsResource, {});
  const cashback = useResource(cashbackResource, {});
  const levels = terms.data?.terms?.levels;
  const isOffered = cashback.data?.isOffered === true && levels !== undefined;
  return (
    <Page
      title={i18n.t('title.vipCashback')}
      parent={{ title: i18n.t('title.cashback'), href: navigation.href({ route: 'cashback' }) }}
      intro={i18n.t('vip.intro')}
      action={
        isOffered ? (
          <Button size="small" href={navigation.href({ route: 'points' })}>
            {i18n.t('vip.toPoints')}
          </Button>
        ) : undefined
      }
    >
      {terms.data === undefined || cashback.data === undefined ? (
        <Card>
          <ResourceState answers={[terms, cashback]} i18n={i18n} />
        </Card>
      ) : isOffered ? (
        <>
          <Levels levels={levels} own={cashback.data.level} />
          <Card>
            <ul className={styles.terms}>
              {['kept', 'fixed', 'product'].map((term) => (
                <li key={term}>{i18n.t(`vip.term.${term}`)}</li>
              ))}
            </ul>
          </Card>
        </>
      ) : (
        <EmptyState path={trophyIcon} title={i18n.t('cashback.notOffered')} />
      )}
    </Page>
  );
}

export const view = reactView(VipCashback);
