import { GAME_ROUND_STATUSES } from '@touchline/contracts/casino';
import { daysText } from '@touchline/domain/time';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { type Filter, FilterBar } from '@touchline/ui/parts';
import { PeriodFilter } from '@touchline/ui/period-filter';
import { accountsResource } from '../accounts.resource.ts';
import { ChoiceOfOne } from '../history/choice-of-one.tsx';
import { EntryNumber } from '../history/entry-number.tsx';
import type { RoundChoice } from './round-choice.ts';
import { playedGamesResource } from './rounds.resource.ts';

/** Which rounds are shown; the address has it, so that a step back takes a filter off again. */
export function RoundFilters({ choice }: { readonly choice: RoundChoice }) {
  const { clock, i18n, navigation } = usePlugin();
  const accounts = useResource(accountsResource, {}).data?.accounts ?? [];
  const games = useResource(playedGamesResource, {}).data?.games ?? [];
  const change = (query: Readonly<Record<string, string | undefined>>) =>
    void navigation.setQuery(query);

  function ofOne(
    key: 'status' | 'game' | 'account',
    legend: string,
    options: readonly { readonly id: string; readonly text: string }[],
  ): Filter {
    const value = choice[key];
    const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? id;
    return {
      key,
      text: legend,
      chosen: value === undefined ? undefined : textOf(value),
      children: (
        <ChoiceOfOne
          {...{ legend, value, textOf }}
          options={options.map(({ id }) => id)}
          onChange={(chosen) => change({ [key]: chosen })}
        />
      ),
    };
  }

  return (
    <FilterBar
      label={i18n.t('rounds.filter.label')}
      doneText={i18n.t('filter.done')}
      closeText={i18n.t('filter.close')}
      clearText={i18n.t('filter.clear')}
      onClear={() => change(Object.fromEntries(Object.keys(choice).map((key) => [key, undefined])))}
      filters={[
        {
          key: 'period',
          text: i18n.t('filter.period'),
          chosen: daysText(choice, i18n),
          children: (
            <PeriodFilter
              period={choice}
              today={i18n.day(clock.now())}
              i18n={i18n}
              onChange={change}
            />
          ),
        },
        ofOne(
          'status',
          i18n.t('filter.status'),
          GAME_ROUND_STATUSES.map((id) => ({ id, text: i18n.t(`rounds.filter.${id}`) })),
        ),
        ...(games.length > 1 || choice.game !== undefined
          ? [
              ofOne(
                'game',
                i18n.t('rounds.filter.game'),
                games.map(({ id, name }) => ({ id, text: name })),
              ),
            ]
          : []),
        ...(accounts.length > 1 || choice.account !== undefined
          ? [
              ofOne(
                'account',
                i18n.t('filter.account'),
                accounts.map(({ id, currency }) => ({ id, text: `${currency} · ${id}` })),
              ),
            ]
          : []),
        {
          key: 'number',
          text: i18n.t('rounds.filter.number'),
          chosen: choice.number,
          children: (
            <EntryNumber
              number={choice.number}
              label={i18n.t('rounds.filter.number')}
              findText={i18n.t('rounds.filter.find')}
              onChange={change}
            />
          ),
        },
      ]}
    />
  );
}
