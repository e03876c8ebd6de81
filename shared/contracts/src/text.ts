import * as z from 'zod/mini';

/** Half of a surrogate pair without the other; whole pairs are one character under `u`. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether a string is text that every database, log and page can store: no NUL, no lone surrogate. */
export function isText(value: string): boolean {
  return !value.includes('\0') && !LONE_SURROGATE.test(value);
}

function isTextThroughout(value: unknown): boolean {
  if (typeof value === 'string') {
    return isText(value);
  }
  return typeof value !== 'object' || value === null
    ? true
    : Object.entries(value).every(([key, one]) => isText(key) && isTextThroughout(one));
}

const TEXT_CHECK = z.refine<string>(isText, { error: 'must not contain NUL or a lone surrogate' });
const JSON_CHECK = z.refine(isTextThroughout, {
  error: 'must not contain NUL or a lone surrogate',
});

/** The one type of strings that clients send. */
export function text(): z.ZodMiniString<string> {
  return z.string().check(TEXT_CHECK);
}

/** Any JSON that a client sends, whose strings and keys are text. */
export function json(): z.ZodMiniUnknown {
  return z.unknown().check(JSON_CHECK);
}

/** Whether a schema is `text()` or `json()`, with further checks or without. */
export function refusesBrokenText(schema: {
  readonly _zod: { readonly def: { readonly checks?: readonly unknown[] | undefined } };
}): boolean {
  const { checks = [] } = schema._zod.def;
  return checks.includes(TEXT_CHECK) || checks.includes(JSON_CHECK);
}
