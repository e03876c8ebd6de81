import type { CashbackAnswer } from '@touchline/contracts/loyalty';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState, SectionHeader } from '@touchline/ui';
import { refreshIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Rows } from '@touchline/ui/rows';
import { useEffect } from 'react';
import { EndedPeriod, RunningPeriod } from './cashback-period.tsx';
import styles from './loyalty.module.css';
import { cashbackResource } from './loyalty.resource.ts';
import { RewardChoice } from './reward-choice.tsx';
import { rewardChoiceResource, takesPart } from './reward-choice.resource.ts';

/** How cashback is computed and paid, before anyone relies on it. */
function Terms() {
  const { i18n } = usePlugin();
  return (
    <Card>
      <div className={styles.card}>
        <header>
          <h2 className={styles.title}>{i18n.t('loyalty.terms')}</h2>
        </header>
        <ul className={styles.terms}>
          {['net', 'counted', 'own', 'rounded', 'paid', 'corrected', 'break'].map((term) => (
            <li key={term}>{i18n.t(`cashback.term.${term}`)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Periods({
  isOffered,
  isDeclined,
  level,
  percent,
  days,
  periods,
}: CashbackAnswer & { readonly isDeclined: boolean }) {
  const { i18n } = usePlugin();
  const nothing = isDeclined ? 'cashback.declined' : 'cashback.notOffered';
  const running = periods.find(({ state }) => state === 'running');
  const ended = periods.filter(({ state }) => state !== 'running');
  return (
    <>
      {running === undefined ? (
        <EmptyState
          path={refreshIcon}
          title={i18n.t(isOffered ? 'cashback.none' : nothing)}
          {...(isOffered && {
            text: i18n.t(days === 1 ? 'cashback.nextDaily' : 'cashback.next', {
              level: i18n.t(`club.level.${level}`),
              percent,
              count: days,
            }),
          })}
        />
      ) : (
        <RunningPeriod period={running} />
      )}
      {ended.length === 0 ? undefined : (
        <section>
          <SectionHeader title={i18n.t('cashback.history')} />
          <Card>
            <Rows>
              {ended.map((period) => (
                <EndedPeriod key={period.id} period={period} />
              ))}
            </Rows>
          </Card>
        </section>
      )}
      {isOffered || running !== undefined ? <Terms /> : undefined}
    </>
  );
}

/** The share of lost stakes that comes back: the period that is running, those before, and the terms. */
function Cashback() {
  const { bus, i18n, navigation } = usePlugin();
  const answer = useResource(cashbackResource, {});
  const settings = useResource(rewardChoiceResource, {}).data;
  const isDeclined = settings !== undefined && !takesPart(settings, 'cashback');
  const { data, refresh } = answer;
  useEffect(() => bus.on('balance.changed', () => void refresh()), [bus, refresh]);
  return (
    <Page
      title={i18n.t('title.cashback')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t('cashback.intro')}
      action={
        data?.isOffered === true ? (
          <Button size="small" href={navigation.href({ route: 'vipCashback' })}>
            {i18n.t('cashback.levels')}
          </Button>
        ) : undefined
      }
    >
      {data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <>
          <Periods {...data} isDeclined={isDeclined} />
          <RewardChoice kind="cashback" />
        </>
      )}
    </Page>
  );
}

export const view = reactView(Cashback);
