import { settingsReader } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import { DEFAULT_ORGANISATIONS } from './help/default-organisations.ts';

/**
 * Organisations that help with gambling, shown to visitors and players. The defaults are examples, which
 * the operator checks and replaces.
 */
export const settings = z.object({
  helpOrganisations: z._default(
    z
      .array(
        z.object({
          name: z.string().check(z.minLength(1), z.maxLength(80)),
          url: z.string().check(z.regex(/^https:\/\/\S{1,190}$/)),
          /** As it is dialled, free of charge where possible. */
          phone: z.optional(z.string().check(z.maxLength(40))),
          /** Two-letter codes of the countries it serves; none means every country. */
          countries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
        }),
      )
      .check(z.minLength(1)),
    DEFAULT_ORGANISATIONS,
  ),
});

/** The settings in force. */
export const settingsOf = settingsReader(settings);
