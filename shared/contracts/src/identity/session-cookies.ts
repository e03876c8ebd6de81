/** Readable cookie: a player is signed in. Proves nothing. */
export const MARKER_COOKIE = 'ua';
/** Readable cookie: the access token, so that a reload needs no refresh. */
export const TOKEN_COOKIE = 'user_token';
/** Readable cookie: `/web-api/session` has been asked. */
export const SESSION_COOKIE = 'tl_session';
/**
 * Readable cookie of a browser whose sign-out did not reach the server: while it is there, the
 * server grants no token for the sign-in that was meant to end.
 */
export const SIGNED_OUT_COOKIE = 'tl_signed_out';
