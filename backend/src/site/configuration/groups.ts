import {
  AllowedSettings,
  CONFIGURATION_GROUPS,
  type ConfigurationValues,
  type CoreConfiguration,
  GlobalSettings,
} from '@touchline/contracts/configuration';
import { SeoConfiguration } from '@touchline/contracts/site';
import { LANGUAGES } from '@touchline/domain/languages';
import * as z from 'zod/mini';
import { CaptchaSettings } from '../../identity/captcha/captcha-settings.ts';
import { FingerprintSettings } from '../../identity/fingerprint/fingerprint-settings.ts';

/** What is checked before passwords, accounts and bets. */
const ProtectionConfiguration = z.object({
  captcha: z._default(CaptchaSettings, CaptchaSettings.parse({})),
  fingerprint: z._default(FingerprintSettings, FingerprintSettings.parse({})),
});

/** Every group with its schema: those of the contract, and what the server keeps to itself. */
export const STORED_GROUPS = {
  ...CONFIGURATION_GROUPS,
  protection: ProtectionConfiguration,
  seo: SeoConfiguration,
} as const;

export type StoredGroup = keyof typeof STORED_GROUPS;
export type StoredValues = ConfigurationValues & {
  readonly protection: z.infer<typeof ProtectionConfiguration>;
  readonly seo: SeoConfiguration;
};

/** Whether there is a group of this name. */
export function isStoredGroup(name: string): name is StoredGroup {
  return Object.hasOwn(STORED_GROUPS, name);
}

/** Whether a group has no fields: it is served under its name, and there is nothing to edit. */
export function isEmptyGroup(name: string): boolean {
  return isStoredGroup(name) && Object.keys(STORED_GROUPS[name].shape).length === 0;
}

/** Pages about the site or the browser and not of anything on offer. */
const STATES_OF_THE_SITE = [
  '/maintenance',
  '/block',
  '/block-ua',
  '/block-ie',
  '/site-updates',
  '/coming-soon',
  '/suspension',
  '/oldbrowser',
];

const SEO: SeoConfiguration = {
  licences: [],
  // Pages that are personal, or not to be found.
  robots: [
    { pattern: '/user/*', content: 'noindex, follow' },
    { pattern: '/office/*', content: 'noindex, follow' },
    { pattern: '/onpay/*', content: 'noindex' },
    { pattern: '/coupon', content: 'noindex, follow' },
    { pattern: '/favorites', content: 'noindex, follow' },
    { pattern: '/search-events', content: 'noindex, follow' },
    ...STATES_OF_THE_SITE.map((pattern) => ({ pattern, content: 'noindex' })),
  ],
  isoCodes: {},
};

const CORE: CoreConfiguration = {
  languages: [...LANGUAGES],
  // platform.txt §9: the default language is ru; a language the site lacks falls back to en.
  defaultLanguage: 'ru',
  hiddenLanguages: [],
  brand: 'Touchline',
  currencies: ['EUR', 'USD', 'GBP', 'RUB', 'TRY', 'KZT', 'INR', 'BRL', 'JPY', 'KWD'],
  countryCode: 'ru',
  currentCountryCode: '',
  registrationAllowed: true,
  minimumAge: 18,
  flags: {
    registration: true,
    rulesRoute: true,
    paymentPage: true,
    partnerHasTaxes: true,
    termsConfirmation: true,
    identification: false,
    paymentConsultant: false,
    statistic: false,
  },
  abTests: [[69, 70]],
  bannedAddress: '/blocked',
  betting: { changeCoefAction: 2, couponForVisitors: true },
  settings: GlobalSettings.parse({}),
  allowedSettings: AllowedSettings.parse({}),
};

/**
 * All groups, each made from what is stored of it over its defaults: a newer version may know fields
 * that the stored value lacks. What no longer fits is reported to `onMisfit`, and the group has
 * its defaults.
 */
export function completeGroups(
  stored: ReadonlyMap<string, object>,
  onMisfit: (group: string, problem: unknown) => void,
): StoredValues {
  const entries = Object.entries(STORED_GROUPS).map(([group, schema]) => {
    const initial = defaultOf(group as StoredGroup);
    const parsed = schema.safeParse({ ...initial, ...stored.get(group) });
    if (!parsed.success) {
      onMisfit(group, parsed.error.issues);
    }
    return [group, parsed.success ? parsed.data : initial] as const;
  });
  return Object.fromEntries(entries) as StoredValues;
}

/** What a new site has of groups whose fields have no defaults. */
const INITIAL: Readonly<Partial<Record<StoredGroup, object>>> = { core: CORE, seo: SEO };

/** The value of a group of a new site. */
export function defaultOf<Group extends StoredGroup>(group: Group): StoredValues[Group] {
  const schema = STORED_GROUPS[group];
  return schema.parse(INITIAL[group] ?? {}) as StoredValues[Group];
}
