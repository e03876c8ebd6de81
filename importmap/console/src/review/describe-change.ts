import { StateChange, type VersionWeight } from '@touchline/contracts/releases';
import { isolate } from '../texts/isolate.ts';
import type { Texts } from '../texts/texts-context.ts';

/** Versions with their shares, as in `1.4.0 5 %, 1.3.2 95 %`. */
export function describeVersions(versions: readonly VersionWeight[], { number }: Texts): string {
  return versions
    .map(({ version, weight }) => {
      const share = number(weight / 100, { style: 'percent' });
      return `${isolate(version)} ${share}`;
    })
    .join(', ');
}

/** One step of a release as text. */
export function describeChange(given: unknown, texts: Texts): string {
  const { t } = texts;
  const parsed = StateChange.safeParse(given);
  if (!parsed.success) {
    return JSON.stringify(given);
  }
  const change = parsed.data;
  switch (change.kind) {
    case 'switch':
      return change.enabled
        ? t('change.on', { plugin: change.plugin })
        : t('change.off', { plugin: change.plugin });
    case 'rollout':
      return t('change.rollout', {
        plugin: change.plugin,
        versions: describeVersions(change.versions, texts),
      });
    case 'follow-newest':
      return t('change.newest', { plugin: change.plugin });
    case 'fallback':
      return change.version === undefined
        ? t('change.noFallback', { plugin: change.plugin })
        : t('change.fallback', { plugin: change.plugin, version: change.version });
    case 'set-import':
      return t('change.setImport', { name: change.specifier, url: change.url });
    case 'remove-import':
      return t('change.removeImport', { name: change.specifier });
    case 'set-scope':
      return t('change.setScope', { name: change.scope });
    case 'set-integrity':
      return t('change.setIntegrity', { url: change.url });
    case 'restore': {
      const { revision, plugin, environment } = change;
      if (environment !== undefined) {
        return plugin === undefined
          ? t('change.takeOver', { environment, revision })
          : t('change.takeOverSection', { environment, revision, plugin });
      }
      return plugin === undefined
        ? t('change.restore', { revision })
        : t('change.restoreSection', { plugin, revision });
    }
  }
}
