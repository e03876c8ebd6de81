import { addDays, addMonths, type Day } from './calendar-days.ts';

interface FocusedDay {
  readonly day: Day;
  /** The weekday with which a week begins. */
  readonly first: number;
  readonly isRightToLeft: boolean;
}

/** The day to which a key of the keyboard moves from another; undefined for a key that moves nowhere. */
export function dayOfKey(key: string, { day, first, isRightToLeft }: FocusedDay): Day | undefined {
  const onward = isRightToLeft ? -1 : 1;
  const position = (new Date(`${day}T00:00:00Z`).getUTCDay() - first + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward);
    case 'ArrowLeft':
      return addDays(day, -onward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -position);
    case 'End':
      return addDays(day, 6 - position);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
