import type { FastifyCookieOptions, ParseOptions } from '@fastify/cookie';
import { isText } from '@touchline/domain/text';

/** The value of a cookie; one that decodes into no text (NUL, a broken escape) stays as it was sent. */
function decodeCookie(value: string): string {
  try {
    const decoded = decodeURIComponent(value);
    return isText(decoded) ? decoded : value;
  } catch {
    return value;
  }
}

/** How cookies are parsed; the types of the plugin name what it serializes with alone. */
export const COOKIE_PARSING: FastifyCookieOptions['parseOptions'] & ParseOptions = {
  decode: decodeCookie,
};
