import { reactView, usePlugin, useResource, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { alertIcon, checkCircleIcon, clockIcon } from '@touchline/ui/icons';
import { useEffect } from 'react';
import { onePayment } from '../payments.resource.ts';
import { HomeLinks } from './home-links.tsx';

type Shown = 'success' | 'fail' | 'pending' | 'cancel' | 'refund';
const GLYPH = {
  success: checkCircleIcon,
  fail: alertIcon,
  pending: clockIcon,
  cancel: alertIcon,
  refund: alertIcon,
};
const TONE = {
  success: 'success',
  fail: 'error',
  pending: undefined,
  cancel: undefined,
  refund: undefined,
} as const;
const SHOWN_BY_STATUS = {
  created: 'pending',
  pending: 'pending',
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
  refunded: 'refund',
} as const;

function Message({
  shown,
  amount,
}: {
  readonly shown: Shown;
  /** With its currency, in the reader's language. */
  readonly amount?: string | undefined;
}) {
  const { analytics, i18n, navigation } = usePlugin();
  useEffect(() => analytics.track('paymentsStatus', { status: shown }), [analytics, shown]);
  return (
    <EmptyState
      page
      tone={TONE[shown]}
      path={GLYPH[shown]}
      title={i18n.t(`outcome.${shown}`)}
      text={
        shown === 'success' && amount !== undefined
          ? i18n.t('outcome.successAmount', { amount })
          : i18n.t(`outcome.${shown}Text`)
      }
      action={
        <>
          <HomeLinks />
          {shown === 'success' ? (
            <Button variant="quiet" href={navigation.href({ route: 'deduce' })}>
              {i18n.t('title.deduce')}
            </Button>
          ) : shown === 'refund' ? undefined : (
            <Button href={navigation.href({ route: 'recharge' })}>{i18n.t('outcome.again')}</Button>
          )}
        </>
      }
    />
  );
}

/** What the address says is a claim; what the payment itself says is shown. */
function Verified({ id }: { readonly id: string }) {
  const { bus, i18n, log } = usePlugin();
  const { data } = useResource(onePayment, { id });
  const status = data?.payment.status;
  useEffect(() => {
    if (status === 'succeeded') {
      bus
        .emit('balance.changed', {})
        .catch((error: unknown) => log.error('the deposit could not be announced', error));
    }
  }, [status, bus, log]);
  return data === undefined ? (
    <Message shown="pending" />
  ) : (
    <Message
      shown={SHOWN_BY_STATUS[data.payment.status]}
      amount={i18n.money(data.payment.amount, data.payment.currency)}
    />
  );
}

function Outcome({ query }: ViewProps) {
  const { session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  const { payment } = query;
  return payment === undefined || userId === undefined ? (
    <Message shown="pending" />
  ) : (
    <Verified id={payment} />
  );
}

export const view = reactView(Outcome);
