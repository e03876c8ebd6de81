import * as z from 'zod/mini';
import { UserData } from './user-configuration.ts';
import { text } from '../text.ts';

/**
 * POST /web-api/secure-data/v1/grant: the grant itself is a cookie that no script can read and that
 * goes to the API alone.
 */
export const SecureGrantAnswer = z.object({
  /** Seconds until the grant expires. */
  expiresIn: z.number(),
});

/** GET /web-api/secure-data/v1/personal-data, with a grant: what identifies the player. */
export const PersonalData = z.object({
  user_data: UserData,
  user_email: text(),
  phone_code: text(),
  phone_number: text(),
});
export type PersonalData = z.infer<typeof PersonalData>;

const IsoDate = text().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Words = (most: number) => text().check(z.trim(), z.minLength(1), z.maxLength(most));

/** What a field may be emptied to. */
const IsoDateOrNone = text().check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/));

/**
 * PATCH /web-api/secure-data/v1/personal-data, with a grant: the fields that change. A refusal for
 * `validation_failed` names the field and the `PersonFault` in its details.
 */
export const ChangePersonalData = z.object({
  name: z.optional(Words(80)),
  surname: z.optional(Words(80)),
  date_birthday: z.optional(IsoDate),
  inn: z.optional(text().check(z.trim(), z.maxLength(24))),
  document_type_id: z.optional(z.int().check(z.gte(0), z.lte(99))),
  passport: z.optional(Words(40)),
  passport_date: z.optional(IsoDate),
  passport_end_date: z.optional(IsoDateOrNone),
  registration_address: z.optional(Words(200)),
});
export type ChangePersonalData = z.infer<typeof ChangePersonalData>;

const Draft = (most: number) => z.optional(text().check(z.maxLength(most)));

/** GET and PUT /web-api/secure-data/v1/personal-data/draft, with a grant: as it was typed, right or wrong. */
export const PersonalDataDraft = z.object({
  name: Draft(80),
  surname: Draft(80),
  date_birthday: Draft(20),
  inn: Draft(24),
  document_type_id: z.optional(z.int().check(z.gte(0), z.lte(99))),
  passport: Draft(40),
  passport_date: Draft(20),
  passport_end_date: Draft(20),
  registration_address: Draft(200),
});
export type PersonalDataDraft = z.infer<typeof PersonalDataDraft>;
