import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A password that is chosen. */
export const Password = text().check(z.minLength(8), z.maxLength(256));
/** In which a message to the player is written. */
export const MessageLanguageCode = text().check(z.regex(/^[a-z]{2}$/));
const Country = text().check(z.regex(/^[A-Z]{2}$/));
const Currency = text().check(z.regex(/^[A-Z]{3}$/));
/** 0 rejects bonuses, 1 sport, 2 casino; one of those the site offers. */
const Bonus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** POST /web-api/auth/v1/registration/full */
export const FullRegistration = z.object({
  email: text().check(z.email(), z.maxLength(254)),
  password: Password,
  country: Country,
  currency: Currency,
  /** ISO date; the server refuses anyone under the configured age. */
  birthday: text().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  name: z._default(text().check(z.maxLength(80)), ''),
  surname: z._default(text().check(z.maxLength(80)), ''),
  termsAccepted: z.literal(true),
  promoCode: z.optional(text().check(z.maxLength(40))),
  bonus: z._default(Bonus, 0),
  lng: z._default(MessageLanguageCode, 'en'),
});
export type FullRegistration = z.input<typeof FullRegistration>;

/** What every registration without a birthday requires. */
export const SHORT_FORM = {
  country: Country,
  currency: Currency,
  adult: z.literal(true),
  termsAccepted: z.literal(true),
  bonus: z._default(Bonus, 0),
};

/** POST /web-api/auth/v1/registration/one-click: the server makes up login and password. */
export const OneClickRegistration = z.object(SHORT_FORM);
export type OneClickRegistration = z.input<typeof OneClickRegistration>;

/**
 * POST /web-api/auth/v1/login: `login` is an e-mail address, the player's numeric
 * id, or a bound phone with plus and country code.
 */
export const Login = z.object({
  login: text().check(z.minLength(1), z.maxLength(254)),
  password: text().check(z.minLength(1), z.maxLength(256)),
  remember: z._default(z.boolean(), true),
});
export type Login = z.input<typeof Login>;

/**
 * Answer of login and registration. The refresh token travels in an http-only cookie, `ua` is a
 * readable marker that someone is signed in, `user_token` the short-lived access token.
 */
export const SessionAnswer = z.object({
  userId: text(),
  /** JWT with an `exp` claim in seconds. */
  token: text(),
  /** Only after one-click registration; shown once and stored nowhere in clear. */
  credentials: z.optional(z.object({ login: text(), password: text() })),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** GET /web-api/user/gettoken?force_refresh=true */
export const TokenAnswer = z.object({ token: text() });
/** GET /web-api/session-check */
export const SessionCheckAnswer = z.object({ user_id: z.nullable(text()) });
/** POST /web-api/auth/v1/disconnect */
export const DisconnectAnswer = z.object({ success: z.boolean(), message: z.optional(text()) });

/** GET /web-api/user/v1/profile */
export const ProfileAnswer = z.object({
  userId: text(),
  /** Masked; null without one. */
  email: z.nullable(text()),
  name: text(),
  surname: text(),
  country: text(),
  currency: text(),
  registeredAt: z.number(),
  hasDeposit: z.boolean(),
});
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** POST /web-api/user/v1/presence: the authenticated-user action. */
export const PresenceAnswer = z.object({
  /** Milliseconds since epoch. */
  seenAt: z.number(),
});

/** A year; no page is open for longer. */
const LONGEST_IDLE_MS = 31_536_000_000;

/** POST /web-api/user/v1/activity: how long the page has been idle. */
export const Activity = z.object({
  /** Milliseconds. */
  idle: z.number().check(z.int(), z.nonnegative(), z.maximum(LONGEST_IDLE_MS)),
  /** A video or a sound plays, so that the player may be watching. */
  isPlaying: z.boolean(),
});
export const ActivityAnswer = z.object({
  /** Milliseconds since the latest activity of any page of the sign-in. */
  idle: z.number(),
  /** How long it may get, milliseconds. */
  allowed: z.number(),
  /** It got too long: the sign-in has ended. */
  isOver: z.boolean(),
});

/** `details` of a 451: what has to happen before the call may pass. */
export const LegalDetails = z.object({ exception_code: z.number() });
/** The player has to confirm changed terms. */
export const TERMS_EXCEPTION = 1;
