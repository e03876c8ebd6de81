import type { ClientErrorCode } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';

/** An error of a manifest, found when it is registered. */
export function registrationProblem(given: {
  readonly code: ClientErrorCode;
  readonly plugin: string;
  readonly message: string;
}): ApplicationError {
  return new ApplicationError({ ...given, phase: 'register' });
}

/** Two plugins claim the same thing: the one registered first keeps it. */
export function conflict(given: {
  readonly what: string;
  readonly plugin: string;
  readonly holder: string;
}): ApplicationError {
  return registrationProblem({
    code: 'contribution_conflict',
    plugin: given.plugin,
    message: `${given.what} of plugin "${given.plugin}" is taken by plugin "${given.holder}"`,
  });
}
