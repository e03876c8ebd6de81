/** Half of a surrogate pair without the other; whole pairs are one character under `u`. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a string is text that every database, log and page can store: no NUL, no lone surrogate. */
export function isText(value: string): boolean {
  return !value.includes('\0') && !LONE_SURROGATE.test(value);
}

/** Whether every string and every key of a JSON value is text. */
export function isTextThroughout(value: unknown): boolean {
  if (typeof value === 'string') {
    return isText(value);
  }
  return typeof value !== 'object' || value === null
    ? true
    : Object.entries(value).every(([key, one]) => isText(key) && isTextThroughout(one));
}
