import { isTimeZone } from '@touchline/domain/messages';
import * as z from 'zod/mini';
import { text } from '../../text.ts';

const MINUTES_OF_DAY = 1_440;
const Minute = z.int().check(z.gte(0), z.lte(MINUTES_OF_DAY));

/** When Support calls players who request it, and how (ADR 0144). */
const Calls = z
  .object({
    isOffered: z._default(z.boolean(), true),
    /** Of the hours: a zone such as Europe/London. */
    timeZone: z._default(
      text().check(
        z.maxLength(64),
        z.refine(isTimeZone, { error: 'must be a time zone, such as Europe/London' }),
      ),
      'UTC',
    ),
    /** Days of the week, 1 for Monday to 7 for Sunday. */
    days: z._default(z.array(z.int().check(z.gte(1), z.lte(7))), [1, 2, 3, 4, 5, 6, 7]),
    /** Minutes since midnight. */
    from: z._default(Minute, 8 * 60),
    to: z._default(Minute, 22 * 60),
    /** That Support speaks. */
    languages: z._default(
      z.array(text().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1), z.maxLength(30)),
      ['en', 'ru', 'ar'],
    ),
    /** How often a player is called who does not answer, and how long after the last time. */
    attempts: z._default(z.int().check(z.gte(1), z.lte(10)), 3),
    retryMinutes: z._default(z.int().check(z.gte(5), z.lte(MINUTES_OF_DAY)), 30),
  })
  .check(z.refine(({ from, to }) => from < to, { error: 'must end after it begins' }));
export type CallsConfiguration = z.infer<typeof Calls>;

/** Where help is found, shown at the end of every page; empty where there is no such way. */
export const SupportConfiguration = z.object({
  email: z._default(z.union([z.email(), z.literal('')]), ''),
  /** With plus and country code, as it is to be dialled. */
  phone: z._default(z.string().check(z.regex(/^(\+[\d ()-]{6,24})?$/)), ''),
  calls: z._default(Calls, () => Calls.parse({})),
});
