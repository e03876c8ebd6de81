import { type AllowedSettings, GlobalSettings } from '@touchline/contracts/configuration';
import { constrainCoefView } from '@touchline/domain/settings';
import type { Logger, Preferences } from '@touchline/plugin-api';

type Chosen = Partial<Preferences>;

/** Settings by which a player's personal lists are found. */
const PROFILE = ['lineProfileId', 'liveProfileId', 'profileIdTimestamp'] as const;

/** What fits the schema; a field that does not is left out and logged, the others stay. */
function fitting(chosen: Chosen, log: Logger): Chosen {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
    GlobalSettings.shape;
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => {
      const fits = shape[name]?.safeParse(value).success === true;
      if (!fits) {
        log.warn(`the setting "${name}" has an invalid value and is ignored`, value);
      }
      return fits;
    }),
  );
}

/**
 * The valid choices: each by its schema and the site's lists, the odds format in the
 * view's own id, and no profile of another player.
 */
export function sanitizeSettings({
  chosen,
  defaults,
  allowed,
  userId,
  log,
}: {
  readonly chosen: Chosen;
  readonly defaults: Preferences;
  readonly allowed: AllowedSettings;
  /** The signed-in player. */
  readonly userId: string | undefined;
  readonly log: Logger;
}): Chosen {
  const { appViewType, marketsNameType, coefViewId, ...rest } = fitting(chosen, log);
  const view = appViewType !== undefined && allowed.appViewTypes.includes(appViewType);
  const names = marketsNameType !== undefined && allowed.marketsNameTypes.includes(marketsNameType);
  const constrained = constrainCoefView({
    coefViewId: coefViewId ?? defaults.coefViewId,
    appViewType: view ? appViewType : defaults.appViewType,
    allowed: allowed.coefViewIds,
  });
  const settled: Chosen = {
    ...rest,
    ...(view ? { appViewType } : {}),
    ...(names ? { marketsNameType } : {}),
    ...(constrained === defaults.coefViewId && coefViewId === undefined
      ? {}
      : { coefViewId: constrained }),
  };
  if (userId === undefined || settled.userId === userId) {
    return settled;
  }
  const others = Object.entries(settled).filter(([name]) => !PROFILE.some((one) => one === name));
  return { ...Object.fromEntries(others), userId };
}
