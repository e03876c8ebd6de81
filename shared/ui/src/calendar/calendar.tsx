import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '@touchline/ui';
import { chevronEndIcon, chevronStartIcon } from '../generated/icon-paths.ts';
import {
  addMonths,
  type Day,
  firstWeekday,
  monthWeeks,
  type RangeChoice,
  withinDays,
} from './calendar-days.ts';
import { CalendarDay } from './calendar-day.tsx';
import styles from './calendar.module.css';
import { dayOfKey } from './day-of-key.ts';

interface CalendarProps {
  readonly range: RangeChoice;
  readonly onChoose: (day: Day) => void;
  readonly texts: { readonly previousMonth: string; readonly nextMonth: string };
  readonly today: Day;
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly language: string;
}

/**
 * A month of days. One of them is in the tab order: arrow keys move by days and weeks in reading
 * direction, Page Up and Page Down by months, Home and End to the ends of a week.
 */
export function Calendar(props: CalendarProps) {
  const { range, onChoose, texts, today, min, max, language } = props;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [day, setDay] = useState(() => withinDays(range.to ?? range.from ?? today, { min, max }));
  const followsKey = useRef(false);
  useEffect(() => {
    if (!followsKey.current) return;
    followsKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const first = firstWeekday(language);
  const weeks = monthWeeks(day, first);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayOfKey(event.key, { day, first, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    followsKey.current = true;
    setDay(withinDays(next, { min, max }));
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label={texts.previousMonth}
          path={chevronStartIcon}
          size={24}
          directional
          disabled={min !== undefined && day.slice(0, 7) <= min.slice(0, 7)}
          onClick={() => setDay(withinDays(addMonths(day, -1), { min, max }))}
        />
        <div id={id} className={styles.month} aria-live="polite">
          {format({ month: 'long', year: 'numeric' }).format(Date.parse(day))}
        </div>
        <IconButton
          label={texts.nextMonth}
          path={chevronEndIcon}
          size={24}
          directional
          disabled={max !== undefined && day.slice(0, 7) >= max.slice(0, 7)}
          onClick={() => setDay(withinDays(addMonths(day, 1), { min, max }))}
        />
      </div>
      {/* The days take the focus, the grid only handles their keys. */}
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.days}
        aria-labelledby={id}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((weekday) => (
              <th key={weekday} className={styles.weekday} scope="col">
                <abbr title={weekdayName(weekday, { language, width: 'long' })}>
                  {weekdayName(weekday, { language, width: 'short' })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <CalendarDay
                  key={each}
                  day={each}
                  isOutside={each.slice(0, 7) !== day.slice(0, 7)}
                  isDisabled={withinDays(each, { min, max }) !== each}
                  isFocusable={each === day}
                  onChoose={() => {
                    setDay(each);
                    onChoose(each);
                  }}
                  {...{ range, today, language }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The most letters that a column of the calendar has room for, however large they are. */
const SHORT = 3;

/** The name of a day's weekday; short is that of the language, or its first letter where that is long. */
function weekdayName(
  day: Day,
  { language, width }: { readonly language: string; readonly width: 'long' | 'short' },
): string {
  const name = (weekday: 'long' | 'short' | 'narrow') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.parse(day));
  const short = name(width);
  return width === 'short' && short.length > SHORT ? name('narrow') : short;
}
