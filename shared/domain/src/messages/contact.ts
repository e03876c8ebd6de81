/** Ways on which players are written to. */
export const CONTACT_CHANNELS = ['page', 'mail', 'push'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** What players are written to about. */
export const CONTACT_TOPICS = [
  'bets',
  'payments',
  'matches',
  'prices',
  'account',
  'promotions',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Topics that a player may turn off or on as they like; what concerns the account itself is always sent. */
export const OPTIONAL_TOPICS = [
  'bets',
  'payments',
  'matches',
  'prices',
] as const satisfies readonly ContactTopic[];
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number];

/** Topics about what is happening now: a notice of them that is late is worth nothing. */
export function isOfTheMoment(topic: ContactTopic): boolean {
  return topic === 'matches' || topic === 'prices';
}

/**
 * What a player is sent who has chosen nothing: everything but promotions, which need their consent, settled bets,
 * which open pages and the history show anyway and which go to devices that were turned on for it, and by mail what
 * is of the moment.
 */
export function isOnByDefault(topic: ContactTopic, channel: ContactChannel): boolean {
  if (isOfTheMoment(topic)) {
    return channel !== 'mail';
  }
  return topic === 'bets' ? channel === 'push' : topic !== 'promotions';
}

/** When a player wants no mail that can wait: minutes since midnight in their zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** IANA. */
  readonly timeZone: string;
}

const MINUTES_OF_DAY = 1_440;
const MINUTE_MS = 60_000;

/** Whether the runtime knows a zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function minuteOf(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(time));
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/**
 * When the quiet hours end that a moment is in, to the minute; the moment itself outside them. They may go over
 * midnight. Where clocks change in between, the end is off by that much.
 * @param time milliseconds since epoch
 */
export function afterQuietHours(time: number, quiet: QuietHours | undefined): number {
  if (quiet === undefined) {
    return time;
  }
  const { from, to, timeZone } = quiet;
  const minute = minuteOf(time, timeZone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  const left = (to - minute + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return isQuiet ? time - (time % MINUTE_MS) + left * MINUTE_MS : time;
}
