/** Ways on which players are written to. */
export const CONTACT_CHANNELS = ['page', 'mail', 'push', 'sms'] as const;
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

/** What the product itself writes about: everything but promotions, which are a matter of consent. */
export type NoticeTopic = Exclude<ContactTopic, 'promotions'>;

/** Topics about what is happening now: a notice of them that is late is worth nothing. */
export function isOfTheMoment(topic: ContactTopic): boolean {
  return topic === 'matches' || topic === 'prices';
}

/** Whether players are written to about a topic on a channel at all: no promotion and no score is a text message. */
export function isOfferedOn(topic: ContactTopic, channel: ContactChannel): boolean {
  return channel !== 'sms' || (topic !== 'promotions' && !isOfTheMoment(topic));
}

/** Whether a player cannot turn it off: what concerns the account, but no text message comes without consent. */
export function isAlwaysSent(topic: ContactTopic, channel: ContactChannel): boolean {
  return topic === 'account' && channel !== 'sms';
}

/**
 * What a player is sent who has chosen nothing: everything but promotions and text messages, which need their
 * consent, settled bets, which open pages and the history show anyway and which go to devices that were turned on for
 * it, and by mail what is of the moment.
 */
export function isOnByDefault(topic: ContactTopic, channel: ContactChannel): boolean {
  if (channel === 'sms' || topic === 'promotions') {
    return false;
  }
  if (isOfTheMoment(topic)) {
    return channel !== 'mail';
  }
  return topic !== 'bets' || channel === 'push';
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
