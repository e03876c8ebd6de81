import type { Withdrawal } from '@touchline/contracts/money';
import { errorCode, reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, Card, EmptyState, Money, NoticeBanner } from '@touchline/ui';
import { withdrawIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { isFinal } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { useFollowedWithdrawal } from './use-followed-withdrawal.ts';
import styles from './withdrawal.module.css';

/** The word of analytics for each state; that of the payments' result page. */
const TRACKED = {
  requested: 'pending',
  review: 'pending',
  approved: 'pending',
  sent: 'pending',
  paid: 'success',
  failed: 'fail',
  rejected: 'fail',
} as const;

function WaysOn() {
  const { i18n, navigation } = usePlugin();
  return (
    <div className={styles.ways}>
      <Button wide variant="primary" href={navigation.href({ route: 'historyPay' })}>
        {i18n.t('title.historyPay')}
      </Button>
      <Button wide href={navigation.href({ route: 'office' })}>
        {i18n.t('withdrawal.toAccount')}
      </Button>
    </div>
  );
}

/** No withdrawal can be shown: the address names none, or the caller is not signed in. */
function NoWithdrawal({ title }: { readonly title: string }) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      page
      path={withdrawIcon}
      title={title}
      action={
        <Button variant="primary" href={navigation.href({ route: 'historyPay' })}>
          {i18n.t('title.historyPay')}
        </Button>
      }
    />
  );
}

function Status({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { analytics, i18n, navigation } = usePlugin();
  const { state, reason, currency, amount, fee, meansLabel } = withdrawal;
  const tracked = TRACKED[state];
  useEffect(() => analytics.track('paymentsStatus', { status: tracked }), [analytics, tracked]);
  return (
    <Page
      title={i18n.t(`withdrawal.state.${state}`)}
      parent={{ title: i18n.t('title.historyPay'), href: navigation.href({ route: 'historyPay' }) }}
      intro={i18n.t(`withdrawal.stateText.${state}`)}
      width="narrow"
    >
      {reason === undefined ? undefined : (
        <NoticeBanner tone="warning" text={i18n.t(`withdrawal.reason.${reason}`)} />
      )}
      <Card>
        <div className={styles.form}>
          <dl className={styles.terms}>
            <div>
              <dt>{i18n.t('amount')}</dt>
              <dd>
                <Money text={i18n.money(amount, currency)} strong />
              </dd>
            </div>
            {fee === 0 ? undefined : (
              <div>
                <dt>{i18n.t('withdrawal.fee')}</dt>
                <dd>
                  <Money text={i18n.money(fee, currency)} />
                </dd>
              </div>
            )}
            <div>
              <dt>{i18n.t('withdrawal.to')}</dt>
              <dd>
                <bdi>{meansLabel}</bdi>
              </dd>
            </div>
          </dl>
          <TimelineList withdrawal={withdrawal} />
        </div>
      </Card>
      <WaysOn />
    </Page>
  );
}

/** The withdrawal as it says of itself, until it is final. */
function Followed({ id }: { readonly id: string }) {
  const { bus, i18n, log, navigation } = usePlugin();
  const answer = useFollowedWithdrawal(id);
  const withdrawal = answer.data?.withdrawal;
  const isEnded = withdrawal !== undefined && isFinal(withdrawal);
  useEffect(() => {
    if (isEnded) {
      // A withdrawal that is not paid has returned the money.
      bus
        .emit('balance.changed', {})
        .catch((error: unknown) => log.error('failed to notify of the new balance', error));
    }
  }, [isEnded, bus, log]);
  if (withdrawal !== undefined) {
    return <Status withdrawal={withdrawal} />;
  }
  if (errorCode(answer.error) === 'not_found') {
    return <NoWithdrawal title={i18n.t('withdrawal.unknown')} />;
  }
  return (
    <Page
      title={i18n.t('title.withdrawalStatus')}
      parent={{ title: i18n.t('title.historyPay'), href: navigation.href({ route: 'historyPay' }) }}
      width="narrow"
    >
      <Card>
        <ResourceState answers={[answer]} i18n={i18n} />
      </Card>
      <WaysOn />
    </Page>
  );
}

/** What the address says is a claim; what the withdrawal itself says is shown. */
function WithdrawalStatus({ query: { withdrawal: id } }: ViewProps) {
  const { i18n, session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  if (userId === undefined) {
    return <NoWithdrawal title={i18n.t('withdrawal.signedOut')} />;
  }
  return id === undefined ? (
    <NoWithdrawal title={i18n.t('withdrawal.unknown')} />
  ) : (
    <Followed key={id} id={id} />
  );
}

export const view = reactView(WithdrawalStatus);
