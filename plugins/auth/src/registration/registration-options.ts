import type { CoreConfiguration, RegistrationOptions } from '@touchline/contracts/configuration';

/** The options where the operator has changed nothing. */
const DEFAULTS: RegistrationOptions = {
  types: ['fast', 'phone', 'full', 'social'],
  bonusChoices: [0],
  bonusByRoute: {},
  saveCredentialsAs: ['file', 'picture', 'email'],
  custom: false,
  dataAfterRegistration: false,
};

export type RegistrationBonus = RegistrationOptions['bonusChoices'][number];

/** Query parameter of registration: the bonus that is chosen to begin with. */
export const BONUS_PARAMETER = 'bonus';

/** How players register on this site. */
export function registrationOptions({
  registration = DEFAULTS,
}: Pick<CoreConfiguration, 'registration'>): RegistrationOptions {
  return registration;
}

/** The bonus chosen to begin with: the requested one where the site offers it, else the first. */
export function preselectedBonus(
  { bonusChoices }: Pick<RegistrationOptions, 'bonusChoices'>,
  asked: string | undefined,
): RegistrationBonus {
  return bonusChoices.find((choice) => String(choice) === asked) ?? bonusChoices[0] ?? 0;
}
