import type { Payment } from '@touchline/contracts/money';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge, Button, Chip, ChipBar, EmptyState, Money } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { walletIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { paymentHistory } from '../payments.resource.ts';
import { nextStep } from './next-step.ts';
import { PaymentTable } from './payment-table.tsx';
import { STATUS_TONE } from './status-tone.ts';

type Kind = Payment['kind'];
const KINDS: readonly Kind[] = ['deposit', 'withdrawal'];

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { i18n, navigation } = usePlugin();
  const { kind, status, createdAt, amount, currency } = payment;
  const to = nextStep(payment);
  return (
    <ListRow
      title={i18n.t(`kind.${kind}`)}
      text={i18n.dateTime(createdAt, 'date-time')}
      end={
        <>
          <Badge tone={STATUS_TONE[status]}>{i18n.t(`status.${status}`)}</Badge>
          <Money text={i18n.money(amount, currency)} strong />
        </>
      }
      {...(to === undefined
        ? {}
        : {
            href: navigation.href(to),
            // Routes that a page came without may be learned of after the row was drawn.
            onClick: (event) => {
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
                event.preventDefault();
                void navigation.go(to);
              }
            },
          })}
    />
  );
}

function None({ kind }: { readonly kind: Kind | undefined }) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={walletIcon}
      title={i18n.t(kind === undefined ? 'none' : `noneOf.${kind}`)}
      action={
        kind === 'withdrawal' ? undefined : (
          <Button variant="primary" href={navigation.href({ route: 'recharge' })}>
            {i18n.t('title.recharge')}
          </Button>
        )
      }
    />
  );
}

interface PaymentsProps {
  readonly kind: Kind | undefined;
  readonly cursor: string | undefined;
  /** Undefined where the next page is shown already. */
  readonly onMore: ((cursor: string) => void) | undefined;
}

function Payments({ kind, cursor, onMore }: PaymentsProps) {
  const { i18n, keys } = usePlugin();
  const answer = useResource(paymentHistory, {
    ...(kind === undefined ? {} : { kind }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { nextCursor, payments } = data;
  const label = i18n.t(kind === undefined ? 'title.historyPay' : `filter.${kind}`);
  if (payments.length === 0 && cursor === undefined) {
    return <None kind={kind} />;
  }
  return (
    <>
      {keys.get('device') === 'desktop' ? (
        <PaymentTable label={label} payments={payments} />
      ) : (
        <Menu label={label}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </Menu>
      )}
      {nextCursor === undefined || onMore === undefined ? undefined : (
        <Button wide onClick={() => onMore(nextCursor)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

function Pages({ kind }: { readonly kind: Kind | undefined }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <Payments
      key={cursor ?? 'first'}
      kind={kind}
      cursor={cursor}
      onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    />
  ));
}

/** Deposits and withdrawals, newest first; the address has the filter. */
function PaymentHistory() {
  const { i18n, navigation } = usePlugin();
  const filter = useStore(navigation.current, ({ query }) => query['kind']);
  const kind = KINDS.find((each) => each === filter);
  const hrefOf = (shown: Kind | undefined) =>
    navigation.href({
      route: 'historyPay',
      ...(shown === undefined ? {} : { query: { kind: shown } }),
    });
  return (
    <Page
      title={i18n.t('title.historyPay')}
      parent={{ title: i18n.page('office'), href: navigation.href({ route: 'office' }) }}
      width="full"
      action={
        <Button size="small" href={navigation.href({ route: 'deduce' })}>
          {i18n.t('title.deduce')}
        </Button>
      }
    >
      <ChipBar label={i18n.t('filter.label')}>
        {[undefined, ...KINDS].map((each) => (
          <Chip key={each ?? 'all'} href={hrefOf(each)} selected={each === kind}>
            {i18n.t(`filter.${each ?? 'all'}`)}
          </Chip>
        ))}
      </ChipBar>
      <Pages key={kind ?? 'all'} kind={kind} />
    </Page>
  );
}

export const view = reactView(PaymentHistory);
