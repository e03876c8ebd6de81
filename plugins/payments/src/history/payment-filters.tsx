import { PAYMENT_FILTER_STATUSES } from '@touchline/contracts/money';
import { daysText } from '@touchline/domain/time';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { RadioGroup } from '@touchline/ui/forms';
import { type Filter, FilterBar } from '@touchline/ui/parts';
import { PeriodFilter } from '@touchline/ui/period-filter';
import { paymentAccounts } from '../payments.resource.ts';
import type { PaymentChoice } from './payment-choice.ts';

const ALL = 'all';

/** Which payments are shown; the address has it, so that a step back takes a filter off again. */
export function PaymentFilters({ choice }: { readonly choice: PaymentChoice }) {
  const { clock, i18n, navigation } = usePlugin();
  const today = i18n.day(clock.now());
  const accounts = useResource(paymentAccounts, {}).data?.accounts ?? [];
  const change = (query: Readonly<Record<string, string | undefined>>) =>
    void navigation.setQuery(query);

  function ofOne(
    key: 'status' | 'account',
    options: readonly { readonly value: string; readonly text: string }[],
  ): Filter {
    const value = choice[key];
    const text = i18n.t(`filter.${key}`);
    return {
      key,
      text,
      chosen: options.find((option) => option.value === value)?.text ?? value,
      children: (
        <RadioGroup
          legend={text}
          value={value ?? ALL}
          onChange={(chosen) => change({ [key]: chosen === ALL ? undefined : chosen })}
          options={[{ value: ALL, text: i18n.t('filter.all') }, ...options]}
        />
      ),
    };
  }

  return (
    <FilterBar
      label={i18n.t('filter.more')}
      doneText={i18n.t('filter.done')}
      closeText={i18n.t('filter.close')}
      clearText={i18n.t('filter.clear')}
      onClear={() =>
        change({ from: undefined, to: undefined, status: undefined, account: undefined })
      }
      filters={[
        {
          key: 'period',
          text: i18n.t('filter.period'),
          chosen: daysText(choice, i18n),
          children: <PeriodFilter period={choice} today={today} i18n={i18n} onChange={change} />,
        },
        ofOne(
          'status',
          PAYMENT_FILTER_STATUSES.map((value) => ({ value, text: i18n.t(`filter.${value}`) })),
        ),
        ...(accounts.length > 1 || choice.account !== undefined
          ? [
              ofOne(
                'account',
                accounts.map(({ id, currency }) => ({ value: id, text: `${currency} · ${id}` })),
              ),
            ]
          : []),
      ]}
    />
  );
}
