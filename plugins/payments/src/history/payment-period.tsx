import { type Days, dayStart, HOUR, lastDays } from '@touchline/domain/time';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { DateRange } from '@touchline/ui/parts';

const QUICK = { today: 1, week: 7, month: 30 } as const;
/** Twelve months with today. */
const LONGEST = 366;

/** A period as its filter says it: one day, or the first and the last. */
export function periodText({ from, to }: Days, i18n: I18n): string | undefined {
  if (from === undefined || to === undefined) {
    return undefined;
  }
  const text = (day: string) => i18n.dateTime(dayStart(day, i18n.timeZone) + 12 * HOUR, 'date');
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

/** From which day to which, within the last twelve months. */
export function PaymentPeriod({
  choice: { from, to },
  onChange,
}: {
  readonly choice: Days;
  readonly onChange: (days: { readonly from: string; readonly to: string }) => void;
}) {
  const { i18n, clock } = usePlugin();
  const today = i18n.day(clock.now());
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
      min={lastDays(today, LONGEST).from}
      max={today}
      value={from === undefined || to === undefined ? undefined : { from, to }}
      onChange={onChange}
      quick={Object.entries(QUICK).map(([key, days]) => ({
        text: i18n.t(`filter.${key}`),
        ...lastDays(today, days),
      }))}
    />
  );
}
