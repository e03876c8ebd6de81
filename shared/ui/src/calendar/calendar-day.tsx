import type { Day, RangeChoice } from './calendar-days.ts';
import styles from './calendar.module.css';

interface CalendarDayProps {
  readonly day: Day;
  readonly range: RangeChoice;
  readonly today: Day;
  readonly language: string;
  /** It belongs to a neighbour of the month and is not shown. */
  readonly isOutside: boolean;
  readonly isDisabled: boolean;
  readonly isFocusable: boolean;
  readonly onChoose: () => void;
}

/** One day of a calendar, which a screen reader reads in full. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, range, today, language, isOutside, isDisabled, isFocusable, onChoose } = props;
  if (isOutside) return <td aria-hidden="true" />;
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const isEnd = day === range.from || day === range.to;
  const isBetween =
    range.from !== undefined && range.to !== undefined && day > range.from && day < range.to;
  return (
    <td className={styles.cell} data-part={partOf(day, range)} aria-selected={isEnd || isBetween}>
      <button
        type="button"
        className={styles.day}
        tabIndex={isFocusable ? 0 : -1}
        disabled={isDisabled}
        aria-label={full.format(Date.parse(day))}
        aria-current={day === today ? 'date' : undefined}
        data-chosen={isEnd}
        onClick={onChoose}
      >
        {new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(Number(day.slice(8)))}
      </button>
    </td>
  );
}

/** Where in a chosen range a day is, for the band behind it. */
function partOf(day: Day, { from, to }: RangeChoice): string | undefined {
  if (from === undefined || to === undefined || from === to) return undefined;
  if (day === from) return 'first';
  if (day === to) return 'last';
  return day > from && day < to ? 'between' : undefined;
}
