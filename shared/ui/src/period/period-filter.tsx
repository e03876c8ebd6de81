import { addDays, type Day } from '../calendar/calendar-days.ts';
import { DateRange } from '../calendar/date-range.tsx';

const QUICK = { today: 1, week: 7, month: 30 } as const;
/** Twelve months with today. */
const LONGEST = 366;

/** The days of a filter, both of them or none. */
interface Period {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

interface PeriodTexts {
  /** Has the texts `filter.period`, `.from`, `.to`, `.previousMonth`, `.nextMonth`, `.today`, `.week`, `.month`. */
  readonly t: (key: string) => string;
  readonly language: string;
}

/** From which day to which, within the last twelve months. */
export function PeriodFilter({
  period: { from, to },
  today,
  i18n,
  onChange,
}: {
  readonly period: Period;
  /** In the zone of the player. */
  readonly today: Day;
  /** A plugin's fits. */
  readonly i18n: PeriodTexts;
  readonly onChange: (days: { readonly from: Day; readonly to: Day }) => void;
}) {
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return (
    <DateRange
      label={i18n.t('filter.period')}
      texts={{
        from: i18n.t('filter.from'),
        to: i18n.t('filter.to'),
        previousMonth: i18n.t('filter.previousMonth'),
        nextMonth: i18n.t('filter.nextMonth'),
      }}
      language={i18n.language}
      today={today}
      min={last(LONGEST).from}
      max={today}
      value={from === undefined || to === undefined ? undefined : { from, to }}
      onChange={onChange}
      quick={Object.entries(QUICK).map(([key, days]) => ({
        text: i18n.t(`filter.${key}`),
        ...last(days),
      }))}
    />
  );
}
