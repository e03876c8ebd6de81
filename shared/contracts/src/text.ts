import { isText, isTextThroughout } from '@touchline/domain/text';
import * as z from 'zod/mini';

/** What makes a string schema the one of text. */
export const TEXT_CHECK = z.refine<string>(isText, {
  error: 'must not contain NUL or a lone surrogate',
});
/** What makes a schema of anything the one of JSON. */
export const JSON_CHECK = z.refine(isTextThroughout, {
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
