import * as z from 'zod/mini';
import { FrameLink } from './footer.ts';

/** Banners and how they change. */
export const BannerConfiguration = z.object({
  enabled: z._default(z.boolean(), true),
  rotationSeconds: z._default(z.number().check(z.minimum(2), z.maximum(60)), 6),
  places: z._default(z.array(z.enum(['home', 'live', 'casino', 'promo'])), ['home']),
});

export const HeaderConfiguration = z.object({
  search: z._default(z.boolean(), true),
  balance: z._default(z.boolean(), true),
  links: z._default(z.array(FrameLink), []),
});

/** Pages of information and who may read them. */
export const InformationConfiguration = z.object({
  pages: z._default(z.array(z.string()), [
    'contacts',
    'about',
    'cookies',
    'licenses',
    'rules',
    'responsiblegaming',
  ]),
  paymentForPlayersOnly: z._default(z.boolean(), false),
});
