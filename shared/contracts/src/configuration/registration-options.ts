import * as z from 'zod/mini';

/** 0 no bonus, 1 sport, 2 casino. */
const RegistrationBonus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** How players register, as far as pages need to know it. */
export const RegistrationOptions = z.object({
  /** `phone` counts while the site sends short messages, `social` while it has a social network. */
  types: z._default(z.array(z.enum(['fast', 'phone', 'full', 'social'])), [
    'fast',
    'phone',
    'full',
    'social',
  ]),
  bonusChoices: z._default(z.array(RegistrationBonus), [0]),
  /** The bonus that is chosen to begin with, by the name of the route registration is opened from. */
  bonusByRoute: z._default(z.record(z.string(), RegistrationBonus), {}),
  /** `email` counts while the site sends mail. */
  saveCredentialsAs: z._default(z.array(z.enum(['file', 'picture', 'email'])), [
    'file',
    'picture',
    'email',
  ]),
  /** The site's registration is a separate page: no modal opens over other pages. */
  custom: z._default(z.boolean(), false),
  /** A player registered in one click owes the data of the full form before the account area opens. */
  dataAfterRegistration: z._default(z.boolean(), false),
});
export type RegistrationOptions = z.infer<typeof RegistrationOptions>;
