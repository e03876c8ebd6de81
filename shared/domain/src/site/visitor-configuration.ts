import { isConsultantAvailable } from '../player/consultant.ts';

const CONSULTANT_FLAG = 'paymentConsultant';
/** The flag that is set on a domain whose players are invited. */
const VIP_FLAG = 'vipDomain';

/** What of the site configuration depends on the visitor. */
interface VisitorFields {
  readonly currentCountryCode: string;
  readonly currentCountryId?: number | undefined;
  /** Numbers of countries by their codes. */
  readonly countryIds?: Readonly<Record<string, number>> | undefined;
  readonly consultantRestrictedCountries?: readonly string[] | undefined;
  readonly vipDomains?: readonly string[] | undefined;
  readonly flags: Readonly<Record<string, boolean>>;
}

/** What the site configuration depends on in addition to the site. */
export interface ConfiguredVisitor {
  /** Two-letter code, small letters; empty where it is unknown. */
  readonly country: string;
  /** The tests drawn for the visitor, one of each group. */
  readonly abTests: readonly (readonly number[])[];
  /** They opted in to the payment consultant. */
  readonly isConsultantWanted: boolean;
  /** The name of the host they came to, without port. */
  readonly domain: string;
}

/** The site configuration as one visitor has it: page server and shell make it alike. */
export function visitorConfiguration<Core extends VisitorFields>(
  core: Core,
  { country, abTests, isConsultantWanted, domain }: ConfiguredVisitor,
): Core {
  const currentCountryCode = core.currentCountryCode || country;
  const currentCountryId = core.countryIds?.[currentCountryCode] ?? core.currentCountryId;
  const isOn = core.flags[CONSULTANT_FLAG] === true;
  const hasConsultant = isConsultantAvailable({
    isOn,
    restrictedCountries: core.consultantRestrictedCountries ?? [],
    country: currentCountryCode,
    isOptedIn: isConsultantWanted,
  });
  return {
    ...core,
    currentCountryCode,
    ...(currentCountryId !== undefined && { currentCountryId }),
    abTests: abTests.map((group) => [...group]),
    flags: {
      ...core.flags,
      ...(isOn && !hasConsultant && { [CONSULTANT_FLAG]: false }),
      ...(core.vipDomains?.includes(domain) && { [VIP_FLAG]: true }),
    },
  };
}
