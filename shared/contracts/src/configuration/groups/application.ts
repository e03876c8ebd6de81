import * as z from 'zod/mini';

/** The application as it is installed and dressed. */
export const ApplicationConfiguration = z.object({
  /** Version of the icons and of the styles that operators publish. */
  iconsVersion: z._default(z.string(), '1.0.637'),
  downloadBanner: z._default(z.boolean(), false),
  androidUrl: z._default(z.string(), ''),
  iosUrl: z._default(z.string(), ''),
  /** Browsers may offer to install the site. */
  installable: z._default(z.boolean(), true),
  /** An application around the site is notified of the slip; which one, the slip's own settings say. */
  hostBridge: z._default(z.boolean(), false),
  /** Flakes on the home page in winter. */
  snowfall: z._default(z.boolean(), false),
});
export type ApplicationConfiguration = z.infer<typeof ApplicationConfiguration>;
