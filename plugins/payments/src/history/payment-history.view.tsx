import { Payment } from '@touchline/contracts/money';
import { filterParts } from '@touchline/domain/time';
import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Chip, ChipBar } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ExportPayments } from './export-payments.tsx';
import { choiceOf, type PaymentChoice } from './payment-choice.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentPages } from './payment-pages.tsx';
import { Totals } from './payment-totals.tsx';

const KINDS = Payment.shape.kind.options;

/** The query of a choice with another kind: the other filters stay as they are. */
function queryWith(kind: PaymentChoice['kind'], choice: PaymentChoice): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...choice, kind }).filter(
      (part): part is [string, string] => part[1] !== undefined,
    ),
  );
}

/** Deposits and withdrawals, newest first, with what they come to; the address has the filters. */
function PaymentHistory() {
  const { i18n, navigation } = usePlugin();
  const choice = choiceOf(useStore(navigation.current, ({ query }) => query));
  const filter = new URLSearchParams(filterParts({ ...choice }, i18n.timeZone)).toString();
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
        {[undefined, ...KINDS].map((kind) => (
          <Chip
            key={kind ?? 'all'}
            href={navigation.href({ route: 'historyPay', query: queryWith(kind, choice) })}
            selected={kind === choice.kind}
          >
            {i18n.t(`filter.${kind ?? 'all'}`)}
          </Chip>
        ))}
      </ChipBar>
      <PaymentFilters choice={choice} />
      <Totals filter={filter} />
      <ExportPayments filter={filter} />
      <PaymentPages key={filter} choice={choice} filter={filter} />
    </Page>
  );
}

export const view = reactView(PaymentHistory);
