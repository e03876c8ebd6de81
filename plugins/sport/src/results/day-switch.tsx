import type { ResultsAnswer } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { arrowBackIcon } from '@touchline/ui/icons';
import { TextField } from '@touchline/ui/forms';
import styles from './results.module.css';

/** Noon of a day in UTC: written in any zone up to eleven hours away it is that day. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

function DayLink({
  day,
  label,
  isOnward,
}: {
  readonly day: string | undefined;
  readonly label: string;
  readonly isOnward?: boolean | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  const { params, query } = navigation.current.get();
  if (day === undefined) {
    return (
      <span className={styles.step} data-onward={isOnward} data-off aria-hidden>
        <Icon path={arrowBackIcon} size={24} directional />
      </span>
    );
  }
  return (
    <a
      className={styles.step}
      data-onward={isOnward}
      aria-label={`${label}: ${i18n.dateTime(noonOf(day), 'date')}`}
      href={navigation.href({ route: 'results', params, query: { ...query, day } })}
    >
      <Icon path={arrowBackIcon} size={24} directional />
    </a>
  );
}

/** The day that is shown: the ones beside it that have results, and any other. */
export function DaySwitch({
  answer,
  today,
}: {
  readonly answer: ResultsAnswer;
  readonly today: string;
}) {
  const { i18n, navigation } = usePlugin();
  const { day, previousDay, nextDay } = answer;
  return (
    <div className={styles.days}>
      <DayLink day={previousDay} label={i18n.t('results.previousDay')} />
      <TextField
        key={day}
        label={i18n.t('results.day')}
        type="date"
        defaultValue={day}
        max={today}
        onChange={({ target: { value } }) => {
          // A date that is being typed is none until its year has four digits.
          if (value !== '' && value !== day && value > '1900') {
            void navigation.setQuery({ day: value });
          }
        }}
      />
      <DayLink day={nextDay} label={i18n.t('results.nextDay')} isOnward />
    </div>
  );
}
