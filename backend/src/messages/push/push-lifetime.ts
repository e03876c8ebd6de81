import { isAboutPlay } from '../../identity/marketing/may-write-about-play.ts';

const DAY_MS = 86_400_000;
/** A goal of an hour ago, or a price that was there then, is no news. */
const PLAY_MS = 15 * 60_000;

/**
 * For how long a message to a device is worth sending, from when it was written, milliseconds: afterwards it is about
 * something that has ended.
 * @param notice the kind of its notice; none of a promotion
 */
export function pushLifetime(notice: string | null): number {
  return notice !== null && isAboutPlay(notice) ? PLAY_MS : DAY_MS;
}
