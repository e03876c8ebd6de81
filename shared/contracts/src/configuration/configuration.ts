import * as z from 'zod/mini';
import { AllowedSettings, GlobalSettings } from './global-settings.ts';
import { HomePanels } from './groups/customize.ts';
import { RegistrationOptions } from './registration-options.ts';

/** Groups of the site configuration that the document needs and the first screen may use. */
export const CoreConfiguration = z.object({
  /** Languages offered, two-letter codes. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  hiddenLanguages: z._default(z.array(z.string()), []),
  brand: z.string(),
  currencies: z.array(z.string()),
  countryCode: z.string(),
  currentCountryCode: z._default(z.string(), ''),
  /** The visitor's country by the number that the specification knows countries by. */
  currentCountryId: z.optional(z.number()),
  /**
   * Those numbers by country code, small letters: by them each visitor has their own number.
   * The site has one for each country of its phone list; these come before them.
   */
  countryIds: z.optional(z.record(z.string(), z.number())),
  /** Countries whose visitors' pages load the policy logo, two-letter codes in lower case. */
  policyLogoCountries: z.optional(z.array(z.string().check(z.regex(/^[a-z]{2}$/)))),
  /** Ids of the plugins without which no player may bet or deposit; `MANDATORY_PLUGINS` where absent. */
  mandatoryPlugins: z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
  registrationAllowed: z.boolean(),
  /** How players register, where it is not as the schema has it; from the group `reg`. */
  registration: z.optional(RegistrationOptions),
  /** Domains without registration; from the group `reg`. */
  vipDomains: z.optional(z.array(z.string())),
  minimumAge: z.number(),
  /** Flags usable in `when` as `config.<flag>`. */
  flags: z.record(z.string(), z.boolean()),
  /**
   * Groups of A/B tests by number, e.g. 69 and 70 of the registration. Visitors get them with one
   * test of each group, the one they take part in.
   */
  abTests: z._default(z.array(z.array(z.number())), []),
  /** The panels of home, where operators have arranged them; from the group `customize`. */
  homePanels: z.optional(HomePanels),
  /** Under which licence the site runs, by language; shown at the end of pages. */
  licenceTexts: z.optional(z.record(z.string(), z.string())),
  /** Where banned players are sent; outside the router. */
  bannedAddress: z.string(),
  /** Dictionaries by the names of the routes that need them; from the group `dicts`. */
  dictionaries: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Countries whose visitors have the payment consultant only when they opt in; small letters. */
  consultantRestrictedCountries: z.optional(z.array(z.string())),
  /** What the site decides about addresses beyond its routes. */
  routing: z.optional(
    z.object({
      /** Paths without language that answer 404; with `/*` at the end everything below too. */
      notFoundPaths: z._default(z.array(z.string()), []),
      /** Name of a promotion by the exact path it used to have. */
      legacyPromoPaths: z._default(z.record(z.string(), z.string()), {}),
      /** Promo bonuses are shown as offers; otherwise offers as bonuses. */
      bonusesAsOffers: z._default(z.boolean(), false),
      /** Games whose route has changed. */
      games: z._default(z.array(z.object({ route: z.string(), oldRoute: z.string() })), []),
      /** Names of the route that a sign-in redirects to, by the route it was made from. */
      afterSignIn: z._default(
        z.array(z.object({ route_from: z.string(), route_to: z.string() })),
        [],
      ),
    }),
  ),
  betting: z.object({
    /** 0 always ask, 1 accept any, 2 accept better. */
    changeCoefAction: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    couponForVisitors: z.boolean(),
  }),
  /** What a visitor starts with. */
  settings: GlobalSettings,
  allowedSettings: AllowedSettings,
});
export type CoreConfiguration = z.infer<typeof CoreConfiguration>;

/** Header in which a page names its visitor's country, and the country of an unknown visitor. */
export const COUNTRY_HEADER = 'x-country';
export const FALLBACK_COUNTRY = 'ru';

/** GET /bff-api/config/all.json?lang= and /bff-api/config/group/get?groups=&lang= */
export const ConfigurationAnswer = z.object({
  core: z.optional(CoreConfiguration),
  /** Each by its schema in `CONFIGURATION_GROUPS`. */
  groups: z._default(z.record(z.string(), z.unknown()), {}),
  /** Settings of plugins, by plugin id; each plugin validates its own. */
  plugins: z._default(z.record(z.string(), z.unknown()), {}),
  /** Changes with anything in the configuration. */
  version: z._default(z.string(), ''),
});
export type ConfigurationAnswer = z.infer<typeof ConfigurationAnswer>;

/** The response to a request for some groups, each by its own schema. */
export function groupsResponse<Schemas extends Record<string, z.ZodMiniType>>(schemas: Schemas) {
  return z.object({ groups: z.object(schemas) });
}

/**
 * A page that shows a group requests it this often, ms. An answer may be 900 s old before a cache has
 * to refetch (platform.txt §9: 600 to 900 s): by half of the lower bound no page is behind for longer.
 */
export const GROUP_INTERVAL = 300_000;

/** Where groups are requested. */
export function groupPath(name: string | readonly string[], language: string): string {
  return `/bff-api/config/group/get?groups=${[name].flat().join(',')}&lang=${language}`;
}
