import type { ContextKeys } from '@touchline/plugin-api';

/** What decides about the snow, as context keys. */
export const SNOW_KEYS = ['route', 'config.application.snowfall'] as const;

/** Whether it snows: where the operator has turned it on, on the home page, for who likes motion. */
export function isSnowing({
  keys,
  isCalm,
  isLight,
}: {
  readonly keys: Pick<ContextKeys, 'get'>;
  /** The visitor asked for less motion. */
  readonly isCalm: boolean;
  /** The player wants the light version of the page. */
  readonly isLight: boolean;
}): boolean {
  return (
    keys.get('config.application.snowfall') === true &&
    keys.get('route') === 'home' &&
    !isCalm &&
    !isLight
  );
}
