import { isDeepStrictEqual } from 'node:util';
import { countryIds } from './country-ids.ts';
import { defaultOf, type StoredValues } from './groups.ts';
import { configurationFlags } from './configuration-flags.ts';

/** What the site has the means for, in addition to its operator's settings. */
export interface Offers {
  /** Whether the site can send short messages, without which no one registers with a phone. */
  readonly sendsMessages: (office: StoredValues['office']) => boolean;
  /** Whether it can send mail, without which no credentials go by it. */
  readonly sendsMail: (office: StoredValues['office']) => boolean;
  /** Whether there is a social network to sign in with. */
  readonly hasNetworks: (auth: StoredValues['auth']) => boolean;
}

/** What a site with nothing but test providers offers. */
export const TEST_OFFERS: Offers = {
  sendsMessages: ({ testSms }) => testSms,
  sendsMail: ({ testSms }) => testSms,
  hasNetworks: ({ testProvider }) => testProvider,
};

/** The page of the accumulators of the day. */
const DAY_EXPRESSES_PATH = '/express-day';

/** The core group with what follows from the others. */
export function coreOf(
  groups: StoredValues,
  { sendsMessages, sendsMail, hasNetworks }: Offers,
): StoredValues['core'] {
  const { routes } = groups.dicts;
  const possible = { phone: sendsMessages(groups.office), social: hasNetworks(groups.auth) };
  const reg = {
    ...groups.reg,
    types: groups.reg.types.filter(
      (type) => (type !== 'phone' && type !== 'social') || possible[type],
    ),
    saveCredentialsAs: groups.reg.saveCredentialsAs.filter(
      (way) => way !== 'email' || sendsMail(groups.office),
    ),
  };
  const { vipDomains, ...registration } = reg;
  const { routing } = groups.core;
  return {
    ...groups.core,
    countryIds: countryIds(groups.core.countryIds),
    // Without a network there is nothing to offer, whatever the flag says.
    flags: { ...configurationFlags(groups), ...(!possible.social && { 'auth.oneTap': false }) },
    // What the site does not offer has no page.
    ...(!groups.betting.dayExpresses.isOffered && {
      routing: {
        legacyPromoPaths: {},
        bonusesAsOffers: false,
        games: [],
        afterSignIn: [],
        ...routing,
        notFoundPaths: [...(routing?.notFoundPaths ?? []), DAY_EXPRESSES_PATH],
      },
    }),
    ...(!isDeepStrictEqual(groups.customize, defaultOf('customize')) && {
      homePanels: groups.customize.homePanels,
    }),
    ...(Object.keys(routes).length > 0 && { dictionaries: routes }),
    ...(!isDeepStrictEqual(reg, defaultOf('reg')) && { registration }),
    ...(vipDomains.length > 0 && { vipDomains }),
  };
}
