import {
  AllowedSettings,
  AnalyticsConfiguration,
  CoreConfiguration,
  GlobalSettings,
  SeoConfiguration,
} from '@touchline/contracts';
import { LANGUAGES } from '@touchline/domain';
import * as z from 'zod/mini';
import { BettingSettings } from '../betting/betting-settings.ts';
import { CaptchaSettings } from '../captcha/captcha-settings.ts';
import { FingerprintSettings } from '../fingerprint/fingerprint-settings.ts';

/** A maintenance record of platform.txt §3; times in milliseconds since epoch. */
export const MaintenanceConfiguration = z.object({
  isActive: z.boolean(),
  webState: z.boolean(),
  startsAt: z._default(z.nullable(z.number()), null),
  endsAt: z._default(z.nullable(z.number()), null),
});
export type MaintenanceConfiguration = z.infer<typeof MaintenanceConfiguration>;

/** What deposits may be, in major units of any currency; the provider may narrow it further. */
export const PaymentsConfiguration = z.object({
  testProvider: z.boolean(),
  depositMinimumMajor: z.number().check(z.positive()),
  depositMaximumMajor: z.number().check(z.positive()),
});
export type PaymentsConfiguration = z.infer<typeof PaymentsConfiguration>;

/** Which kinds of limits players may set on themselves, by the type numbers of product.txt §3.7. */
export const ResponsibleConfiguration = z.object({
  limitTypes: z.array(z.number()),
  /** A first deposit must answer the question about a limit (UK RTS 12A). */
  limitPrompt: z.boolean(),
});
export type ResponsibleConfiguration = z.infer<typeof ResponsibleConfiguration>;

/** What stands before passwords, accounts and bets. */
export const ProtectionConfiguration = z.object({
  captcha: CaptchaSettings,
  fingerprint: FingerprintSettings,
});
export type ProtectionConfiguration = z.infer<typeof ProtectionConfiguration>;

/** Every group the site knows, with its schema. */
export const CONFIGURATION_SCHEMAS = {
  core: CoreConfiguration,
  protection: ProtectionConfiguration,
  maintenance: MaintenanceConfiguration,
  betting: BettingSettings,
  payments: PaymentsConfiguration,
  responsible: ResponsibleConfiguration,
  analytics: AnalyticsConfiguration,
  seo: SeoConfiguration,
} as const;

export type ConfigurationGroup = keyof typeof CONFIGURATION_SCHEMAS;
export type ConfigurationValues = {
  readonly [Group in ConfigurationGroup]: z.infer<(typeof CONFIGURATION_SCHEMAS)[Group]>;
};

/** Pages that tell of the site or the browser and not of anything on offer. */
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

/** What a site starts with. */
export const CONFIGURATION_DEFAULTS: ConfigurationValues = {
  core: {
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
    flags: { registration: true },
    bannedAddress: '/block',
    betting: { changeCoefAction: 2, couponForVisitors: true },
    settings: GlobalSettings.parse({}),
    allowedSettings: AllowedSettings.parse({}),
  },
  protection: {
    captcha: CaptchaSettings.parse({}),
    fingerprint: FingerprintSettings.parse({}),
  },
  maintenance: { isActive: false, webState: false, startsAt: null, endsAt: null },
  betting: BettingSettings.parse({}),
  payments: { testProvider: true, depositMinimumMajor: 1, depositMaximumMajor: 100_000 },
  responsible: { limitTypes: [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 33], limitPrompt: true },
  analytics: AnalyticsConfiguration.parse({}),
  seo: {
    licences: [],
    // Pages that are somebody's own, or nobody's to find.
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
  },
};
