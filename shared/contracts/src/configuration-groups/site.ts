import * as z from 'zod/mini';
import { ThirdPartyBrands } from './brands.ts';

/** What an operator may choose of the site's looks; what players choose themselves is in core. */
export const CustomizeConfiguration = z.object({
  /** Crests beside the names of teams. */
  crests: z._default(z.boolean(), true),
  /** Arrow and colour for a moment on a price that has changed. */
  priceMovement: z._default(z.boolean(), true),
  groupByCountry: z._default(z.boolean(), true),
});

/** Dictionaries, by the routes that need them. */
export const DictsConfiguration = z.object({
  /** Dictionary ids by route name, beyond those a plugin declares itself. */
  routes: z._default(z.record(z.string(), z.array(z.string())), {}),
  defaultLanguage: z._default(z.string(), 'en'),
});

/** What holds for the whole site. */
export const GlobalConfiguration = z.object({
  /** A block check that fails closes the site instead of leaving it open. */
  maintenanceOnBlockFailure: z._default(z.boolean(), false),
  /** The site in the operator's own books. */
  projectId: z._default(z.number(), 1),
  partnerId: z._default(z.number(), 1),
  groupId: z._default(z.number(), 1),
  fallbackCurrency: z._default(z.string(), 'RUB'),
});

/** Which sections the site has at all. */
export const ModulesConfiguration = z.object({
  sport: z._default(z.boolean(), true),
  cyber: z._default(z.boolean(), true),
  casino: z._default(z.boolean(), true),
  games: z._default(z.boolean(), true),
  lotto: z._default(z.boolean(), true),
  promo: z._default(z.boolean(), true),
  results: z._default(z.boolean(), true),
});

/** What has no group of its own; what is decided about addresses is `core.routing`. */
export const OtherConfiguration = z.object({
  cookieConsent: z._default(z.boolean(), true),
  cookieAgreementLog: z._default(z.boolean(), false),
});

/** Products of other companies inside the site. */
export const ThirdPartyConfiguration = z.object({
  allowed: z._default(z.boolean(), false),
  partitions: z._default(z.array(z.string()), []),
  /** A row of brands above their games; each leads to the brand's own page. */
  brandsSlider: z._default(z.boolean(), false),
  ...ThirdPartyBrands.shape,
  /** Wait before analytics of others are installed, ms. */
  analyticsDelay: z._default(z.number().check(z.minimum(0)), 10_000),
});

/** Features that are tried out, by name; each is usable in `when` as `config.<name>`. */
export const WhiteFeatureConfiguration = z.object({
  features: z._default(z.record(z.string(), z.boolean()), {}),
});
