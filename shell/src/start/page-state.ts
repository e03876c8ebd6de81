import type { DocumentState } from '@touchline/contracts/site';
import type { Flags, Logger } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import { createKeyStore } from '../services/context-keys.ts';
import { createLogger, writeToConsole } from '../services/log.ts';
import { createPreferences } from '../services/preferences.ts';
import { storedKeys } from '../services/storage.ts';
import { localStorageOf, readFlag } from './browser.ts';
import { initialKeys } from './initial-keys.ts';
import { createPluginStorages } from './plugin-storages.ts';
import { createWindowClock } from './window-clock.ts';

/** Settings of the player that no view shows. */
const UNSEEN: ReadonlySet<string> = new Set([
  'isFunctionalCookiesAgreed',
  'lineProfileId',
  'liveProfileId',
  'profileIdTimestamp',
  'userId',
]);

/**
 * What the page begins with: the document's decisions and what this browser has stored, as stores,
 * with a clock and a log for all.
 */
export function createPageState(state: DocumentState, window: Window & typeof globalThis) {
  const storage = localStorageOf(window);
  const isDebug = readFlag(storage, 'tl-debug');
  const logger = (source: string): Logger =>
    createLogger(source, writeToConsole({ debug: isDebug }));
  const log = logger('shell');
  const clock = createWindowClock(window, state.time);
  const stored = storedKeys(storage);
  const keys = createKeyStore(initialKeys({ state, stored, window }));
  const core = createStore(state.configuration);
  const flags: Flags = { isOn: (flag) => core.get().flags[flag] === true };
  const storageOf = createPluginStorages({ window, storage, log, clock, keys });
  const defaults = state.configuration.settings;
  const preferences = createPreferences({
    storage: storageOf('shell'),
    defaults,
    coefViewIds: state.configuration.allowedSettings.coefViewIds,
  });
  const isOwn = ([name, value]: readonly [string, unknown]) =>
    !UNSEEN.has(name) && value !== defaults[name as keyof typeof defaults];
  return {
    logger,
    log,
    clock,
    keys,
    flags,
    playerStatus: createStore(state.player),
    storageOf,
    /** Whether this browser has something stored by which a view of the plugin may look otherwise. */
    hasStored: (plugin: string) =>
      stored.some((key) => key.startsWith(`storage.${plugin}.`)) ||
      Object.entries(preferences.chosen.get()).some(isOwn),
    configuration: {
      core,
      maintenance: createStore(state.decisions.plan),
      initial: state,
      settingsOf: (plugin: string) => state.plugins[plugin],
    },
    preferences,
  };
}
