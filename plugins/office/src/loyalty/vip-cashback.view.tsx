import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { trophyIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { LevelTable } from './level-table.tsx';
import styles from './loyalty.module.css';
import { cashbackResource, clubTermsResource } from './loyalty.resource.ts';

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
          <LevelTable
            caption={i18n.t('vip.caption')}
            share={i18n.t('vip.share')}
            levels={levels}
            own={cashback.data.level}
          />
          <Card>
            <ul className={styles.terms}>
              {['kept', 'fixed', cashback.data.isForGames ? 'products' : 'product'].map((term) => (
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
