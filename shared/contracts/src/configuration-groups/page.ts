import * as z from 'zod/mini';

/** A link of the frame: a route of the site or an address elsewhere. */
const FrameLink = z.object({ route: z.string(), text: z.string() });

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

export const FooterConfiguration = z.object({
  shown: z._default(z.boolean(), true),
  links: z._default(z.array(FrameLink), []),
  /** The licence as it is to be quoted, and where it can be checked. */
  licenceText: z._default(z.string(), ''),
  licenceUrl: z._default(z.string(), ''),
  socialLinks: z._default(z.array(FrameLink), []),
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
