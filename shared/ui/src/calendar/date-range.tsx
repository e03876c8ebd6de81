import { useId, useState } from 'react';
import { Chip, ChipBar } from '@touchline/ui';
import { chooseDay, type Day, type DayRange, type RangeChoice } from './calendar-days.ts';
import { Calendar } from './calendar.tsx';
import { dateLanguage } from './date-language.ts';
import styles from './date-range.module.css';

export interface QuickRange extends DayRange {
  readonly text: string;
}

export interface DateRangeProps {
  readonly label: string;
  /** Names of the first and the last day, and of the arrows of the calendar. */
  readonly texts: {
    readonly from: string;
    readonly to: string;
    readonly previousMonth: string;
    readonly nextMonth: string;
  };
  readonly value: DayRange | undefined;
  /** Gets a range once both of its days are chosen. */
  readonly onChange: (range: DayRange) => void;
  /** Ranges that are chosen by one press: today, this week. */
  readonly quick?: readonly QuickRange[] | undefined;
  /** Today in the player's time zone: the day that the calendar opens at. */
  readonly today: Day;
  /** The first and the last day that may be chosen. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** Decides how days are written and when a week begins. */
  readonly language: string;
}

/** From one day to another, by a usual range or by two presses in a calendar. */
export function DateRange(props: DateRangeProps) {
  const { label, texts, value, onChange, quick = [], today, min, max } = props;
  const language = dateLanguage(props.language);
  const id = useId();
  // A range that is being chosen is nobody's value yet.
  const [begun, setBegun] = useState<RangeChoice>();
  const shown = begun ?? value ?? {};

  function choose(day: Day) {
    const { from, to } = chooseDay(shown, day);
    setBegun(to === undefined ? { from } : undefined);
    if (from !== undefined && to !== undefined) onChange({ from, to });
  }

  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      {quick.length > 0 && (
        <ChipBar label={label}>
          {quick.map(({ text, from, to }) => (
            <Chip
              key={text}
              selected={shown.from === from && shown.to === to}
              onClick={() => {
                setBegun(undefined);
                onChange({ from, to });
              }}
            >
              {text}
            </Chip>
          ))}
        </ChipBar>
      )}
      <output className={styles.chosen} id={id}>
        <ChosenDay name={texts.from} day={shown.from} language={language} />
        <ChosenDay name={texts.to} day={shown.to} language={language} />
      </output>
      <Calendar
        key={value?.to}
        range={shown}
        onChoose={choose}
        texts={texts}
        {...{ today, min, max, language }}
      />
    </fieldset>
  );
}

interface ChosenDayProps {
  readonly name: string;
  readonly day: Day | undefined;
  readonly language: string;
}

function ChosenDay({ name, day, language }: ChosenDayProps) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <span className={styles.day}>
      <small className={styles.name}>{name}</small>{' '}
      <b className={styles.date}>{day === undefined ? '–' : format.format(Date.parse(day))}</b>
    </span>
  );
}
