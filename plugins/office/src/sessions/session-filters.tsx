import { DEVICE_KINDS, SESSION_STATES } from '@touchline/contracts/identity';
import { daysText } from '@touchline/domain/time';
import { usePlugin } from '@touchline/plugin-api';
import { type Filter, FilterBar } from '@touchline/ui/parts';
import { PeriodFilter } from '@touchline/ui/period-filter';
import { ChoiceOfOne } from '../history/choice-of-one.tsx';
import type { SessionChoice } from './session-choice.ts';

/** Which sign-ins are shown; the address has it, so that a step back takes a filter off again. */
export function SessionFilters({ choice }: { readonly choice: SessionChoice }) {
  const { clock, i18n, navigation } = usePlugin();
  const change = (query: Readonly<Record<string, string | undefined>>) =>
    void navigation.setQuery(query);

  function ofOne(
    key: 'device' | 'state',
    legend: string,
    { options, textOf }: { readonly options: readonly string[]; textOf: (id: string) => string },
  ): Filter {
    const value = choice[key];
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

  return (
    <FilterBar
      label={i18n.t('sessions.filter.label')}
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
        ofOne('state', i18n.t('filter.status'), {
          options: SESSION_STATES,
          textOf: (id) => i18n.t(`sessions.how.${id === 'ended' ? 'other' : id}`),
        }),
        ofOne('device', i18n.t('sessions.filter.device'), {
          options: DEVICE_KINDS,
          textOf: (id) => i18n.t(`sessions.device.${id}`),
        }),
      ]}
    />
  );
}
