/** Where it is unknown when the site reopens. */
const LATER_SECONDS = 600;

/** Seconds after which it is worth coming back to a site that is closed; RFC 9110 `Retry-After`. */
export function retryAfterSeconds(finishAt: number | undefined, now: number): number {
  return finishAt === undefined || finishAt <= now
    ? LATER_SECONDS
    : Math.ceil((finishAt - now) / 1000);
}
