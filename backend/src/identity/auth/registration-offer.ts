import { type CoreConfiguration, RegistrationOptions } from '@touchline/contracts/configuration';
import { ApiError } from '../../platform/http/api-error.ts';
import { ageAt } from './age.ts';

export type RegistrationType = RegistrationOptions['types'][number];

/** The options where the operator has changed nothing. */
const DEFAULT_OPTIONS = RegistrationOptions.parse({});

interface Offer {
  readonly configuration: () => Promise<CoreConfiguration>;
}

/** @throws ApiError `validation_failed`, `age_below_minimum` */
export function checkAge(birthday: string, time: number, minimumAge: number): void {
  const age = ageAt(birthday, time);
  if (age === undefined || age > 130) {
    throw new ApiError('validation_failed', 'the birthday is not a date', {
      details: [{ path: '/birthday', problem: 'not a date' }],
    });
  }
  if (age < minimumAge) {
    throw new ApiError('age_below_minimum', `players must be at least ${minimumAge} years old`, {
      details: { minimumAge },
    });
  }
}

/** The configuration, where it offers this way to register. */
export async function offered(
  { configuration: read }: Offer,
  type: RegistrationType,
): Promise<CoreConfiguration> {
  const configuration = await read();
  const { types } = configuration.registration ?? DEFAULT_OPTIONS;
  if (!configuration.registrationAllowed) {
    throw new ApiError('registration_closed', 'registration is closed at the moment');
  }
  if (!types.includes(type)) {
    throw new ApiError('registration_closed', `registration of the type "${type}" is not offered`);
  }
  return configuration;
}

/** The configuration, where it allows this registration. */
export async function openConfiguration(
  { configuration: read }: Offer,
  type: RegistrationType,
  { currency, bonus = 0 }: { readonly currency: string; readonly bonus?: number | undefined },
): Promise<CoreConfiguration> {
  const configuration = await offered({ configuration: read }, type);
  const { bonusChoices } = configuration.registration ?? DEFAULT_OPTIONS;
  if (bonus !== 0 && !bonusChoices.some((choice) => choice === bonus)) {
    throw new ApiError('validation_failed', `the bonus ${bonus} is not offered`, {
      details: [{ path: '/bonus', problem: 'not offered' }],
    });
  }
  if (!configuration.currencies.includes(currency)) {
    throw new ApiError('validation_failed', `accounts in ${currency} are not offered`, {
      details: [{ path: '/currency', problem: 'not offered' }],
    });
  }
  return configuration;
}
