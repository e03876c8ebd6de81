import { OfficeSettings } from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import type { PluginContext } from './context/plugin-context.ts';
import { type KeptPart, keepWithAccount, openKept } from './kept-with-account.ts';
import { perPlugin } from './per-plugin.ts';
import type { Disposer } from './store.ts';

const PATH = '/web-api/officeapi/v1/settings';

/** Settings by their ids; those of the account are the ones that the player has chosen. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** Which settings of a player a plugin has on the device, and how it reads and changes them. */
export interface SettingsOfDevice {
  readonly group: 'commonSettings' | 'otherSettings';
  readonly ids: readonly string[];
  readonly get: () => SettingValues;
  /** Receives those that differ. */
  readonly change: (settings: SettingValues) => void;
  readonly subscribe: (listener: () => void) => Disposer;
  /** What they are where the player has chosen nothing. */
  readonly initial: () => SettingValues;
}

/** Whose settings this device has, and what the account had of them when they last spoke. */
export const keptSettingsOf = perPlugin(({ storage }: PluginContext) =>
  openKept<SettingValues>(storage, {
    name: 'kept-settings',
    schema: z.record(z.string(), z.unknown()),
    former: 'settings',
  }),
);

/** The order of a record's keys is no difference: the database has one of its own. */
function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : JSON.stringify(value);
}

/** The settings of `now` that differ from `before`. */
export function differing(before: SettingValues, now: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(now).filter(([id, value]) => textOf(value) !== textOf(before[id])),
  );
}

function settingsPart(
  context: PluginContext,
  { group, ids, ...device }: SettingsOfDevice,
): KeptPart<SettingValues, SettingValues> {
  const { http, i18n, notify } = context;
  const only = (settings: SettingValues) =>
    Object.fromEntries(ids.flatMap((id) => (id in settings ? [[id, settings[id]]] : [])));
  const whole = (chosen: SettingValues) => ({ ...only(device.initial()), ...only(chosen) });
  return {
    subject: 'the settings',
    announcedAs: 'settings',
    kept: keptSettingsOf(context),
    device: {
      get: () => only(device.get()),
      set: (settings) => {
        const changed = differing(only(device.get()), only(settings));
        if (Object.keys(changed).length > 0) device.change(changed);
      },
      subscribe: device.subscribe,
    },
    nothing: () => whole({}),
    changesSince: (known, now) => differing(whole(known), now),
    isNothing: (change) => Object.keys(change).length === 0,
    joining: (now, account) =>
      Object.fromEntries(
        Object.entries(differing(whole({}), now)).filter(([id]) => !(id in account)),
      ),
    rebased: (account, change) => ({ ...whole(account), ...change }),
    request: async (change) => {
      const options = { path: PATH, schema: OfficeSettings, authentication: 'required' } as const;
      const changed = Object.entries(change ?? {}).map(([id, value]) => ({ id, value }));
      const answer = await (changed.length === 0
        ? http.request(options)
        : http.request({ ...options, method: 'PATCH', body: { [group]: changed } }));
      return only(Object.fromEntries(answer[group].map(({ id, value }) => [id, value])));
    },
    onRefused: (error) => void notify.show({ kind: 'error', message: i18n.error(error) }),
  };
}

/** Keeps settings of a signed-in player with the account; see `keepWithAccount`. A refused one is named to them. */
export function keepSettings(context: PluginContext, settings: SettingsOfDevice): Disposer {
  return keepWithAccount(context, settingsPart(context, settings));
}
