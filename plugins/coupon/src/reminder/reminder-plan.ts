/** What is known of a bet on the slip when a reminder is planned. */
export interface RemindableBet {
  readonly id: string;
  readonly isLive: boolean;
  readonly isBlocked: boolean;
}

/** The reminder of this session: the bet it is for, and when (milliseconds since epoch). */
export interface ReminderRecord {
  readonly id: string;
  readonly timeToShow: number;
  readonly isShown: boolean;
}

/** Milliseconds from a bet on the slip to the reminder of it (product specification §9). */
export const REMINDER_DELAY = { live: 30_000, line: 300_000 } as const;

/**
 * What to remind of, and when: the first bet that can still be placed, a live one before others. A
 * reminder that is planned for such a bet stays as it is; `undefined` where there is none to plan.
 */
export function planReminder({
  record,
  bets,
  now,
}: {
  readonly record: ReminderRecord | undefined;
  readonly bets: readonly RemindableBet[];
  readonly now: number;
}): ReminderRecord | undefined {
  if (record?.isShown === true) {
    return record;
  }
  const open = bets.filter(({ isBlocked }) => !isBlocked);
  const bet = open.find(({ isLive }) => isLive) ?? open[0];
  if (bet === undefined) {
    return undefined;
  }
  const planned = open.find(({ id }) => id === record?.id);
  if (record !== undefined && planned !== undefined && planned.isLive === bet.isLive) {
    return record;
  }
  const delay = bet.isLive ? REMINDER_DELAY.live : REMINDER_DELAY.line;
  return { id: bet.id, timeToShow: now + delay, isShown: false };
}
