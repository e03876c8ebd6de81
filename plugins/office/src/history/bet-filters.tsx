import { BET_FILTER_STATUSES } from '@touchline/contracts/betting';
import { COUPON_TYPES, findCouponTraits } from '@touchline/domain/coupon';
import { daysText } from '@touchline/domain/time';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { type Filter, FilterBar } from '@touchline/ui/parts';
import { PeriodFilter } from '@touchline/ui/period-filter';
import { accountsResource } from '../accounts.resource.ts';
import type { BetChoice } from './bet-choice.ts';
import { ChoiceOfOne, type ChoiceOfOneProps } from './choice-of-one.tsx';
import { EntryNumber } from './entry-number.tsx';

const TYPES = COUPON_TYPES.filter((type) => findCouponTraits(type)?.stakes !== 'each-leg').map(
  String,
);

/** Which bets are shown; the address has it, so that a step back takes a filter off again. */
export function BetFilters({ choice }: { readonly choice: BetChoice }) {
  const { clock, i18n, navigation } = usePlugin();
  const today = i18n.day(clock.now());
  const accounts = useResource(accountsResource, {}).data?.accounts ?? [];
  const change = (query: Readonly<Record<string, string | undefined>>) =>
    void navigation.setQuery(query);

  function ofOne(
    key: 'status' | 'type' | 'account',
    { options, textOf }: Pick<ChoiceOfOneProps, 'options' | 'textOf'>,
  ): Filter {
    const value = choice[key];
    const legend = i18n.t(`filter.${key}`);
    return {
      key,
      text: legend,
      chosen: value === undefined ? undefined : textOf(value),
      children: (
        <ChoiceOfOne
          {...{ legend, value, options, textOf }}
          onChange={(chosen) => change({ [key]: chosen })}
        />
      ),
    };
  }

  const accountText = (id: string) => {
    const account = accounts.find((each) => each.id === id);
    return account === undefined ? id : `${account.currency} · ${id}`;
  };
  return (
    <FilterBar
      label={i18n.t('filter.label')}
      doneText={i18n.t('filter.done')}
      closeText={i18n.t('filter.close')}
      clearText={i18n.t('filter.clear')}
      onClear={() => change(Object.fromEntries(Object.keys(choice).map((key) => [key, undefined])))}
      filters={[
        {
          key: 'period',
          text: i18n.t('filter.period'),
          chosen: daysText(choice, i18n),
          children: <PeriodFilter period={choice} today={today} i18n={i18n} onChange={change} />,
        },
        ofOne('status', {
          options: BET_FILTER_STATUSES,
          textOf: (status) => i18n.t(`filter.${status}`),
        }),
        ofOne('type', { options: TYPES, textOf: (type) => i18n.couponType(Number(type)) }),
        ...(accounts.length > 1 || choice.account !== undefined
          ? [ofOne('account', { options: accounts.map(({ id }) => id), textOf: accountText })]
          : []),
        {
          key: 'number',
          text: i18n.t('filter.number'),
          chosen: choice.number,
          children: (
            <EntryNumber
              number={choice.number}
              label={i18n.t('filter.number')}
              findText={i18n.t('filter.find')}
              onChange={change}
            />
          ),
        },
      ]}
    />
  );
}
