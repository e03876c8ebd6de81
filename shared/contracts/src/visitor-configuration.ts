import { isConsultantAvailable } from '@touchline/domain';
import type { CoreConfiguration } from './configuration.ts';

const CONSULTANT_FLAG = 'paymentConsultant';

/** What the site configuration depends on besides the site. */
export interface ConfiguredVisitor {
  /** Two-letter code, small letters; empty where nobody tells. */
  readonly country: string;
  /** The tests drawn for the visitor, one of each group. */
  readonly abTests: readonly (readonly number[])[];
  /** They opted in to the payment consultant. */
  readonly isConsultantWanted: boolean;
}

/** The site configuration as one visitor has it: page server and shell make it alike. */
export function visitorConfiguration(
  core: CoreConfiguration,
  { country, abTests, isConsultantWanted }: ConfiguredVisitor,
): CoreConfiguration {
  const currentCountryCode = core.currentCountryCode || country;
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
    abTests: abTests.map((group) => [...group]),
    flags: isOn && !hasConsultant ? { ...core.flags, [CONSULTANT_FLAG]: false } : core.flags,
  };
}
