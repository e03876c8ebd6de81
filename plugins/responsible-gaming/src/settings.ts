import { settingsReader } from '@touchline/plugin-api';
import * as z from 'zod/mini';

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
    [
      { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
      { name: 'Gamblers Anonymous', url: 'https://gamblersanonymous.org' },
      {
        name: 'National Gambling Helpline (GamCare)',
        url: 'https://www.gamcare.org.uk',
        phone: '0808 8020 133',
        countries: ['GB'],
      },
      {
        name: 'Check dein Spiel (BIÖG)',
        url: 'https://www.check-dein-spiel.de',
        phone: '0800 1372700',
        countries: ['DE'],
      },
    ],
  ),
});

/** The settings in force. */
export const settingsOf = settingsReader(settings);
