import * as z from 'zod/mini';
import { ThirdPartyBrands } from './brands.ts';

/**
 * A group that the platform specification names and this site has no settings for: what it would
 * contain is decided elsewhere (looks by `core.settings`, the cookie question by `core.flags`, sections
 * by the import map). It is served
 * empty, so that a client that requests every group by name gets every group.
 */
export const EmptyConfiguration = z.object({});

/** Dictionaries, by the routes that need them. */
export const DictsConfiguration = z.object({
  /** Dictionary ids by route name, beyond those a plugin declares itself. */
  routes: z._default(z.record(z.string(), z.array(z.string())), {}),
  defaultLanguage: z._default(z.string(), 'en'),
});

/** What applies to the whole site. */
export const GlobalConfiguration = z.object({
  /** A block check that fails closes the site instead of leaving it open. */
  maintenanceOnBlockFailure: z._default(z.boolean(), false),
});

/** Products of other companies inside the site. */
export const ThirdPartyConfiguration = z.object({
  allowed: z._default(z.boolean(), false),
  partitions: z._default(z.array(z.string()), []),
  /** A row of brands above their games; each links to the brand's own page. */
  brandsSlider: z._default(z.boolean(), false),
  ...ThirdPartyBrands.shape,
  /** Wait before analytics of others are installed, ms. */
  analyticsDelay: z._default(z.number().check(z.minimum(0)), 10_000),
});

/** Features that are tried out, by name; each is usable in `when` as `config.<name>`. */
export const WhiteFeatureConfiguration = z.object({
  features: z._default(z.record(z.string(), z.boolean()), {}),
});
