import { type CommonSetting, OfficeSettings } from '@touchline/contracts/identity';
import { type Disposer, errorCode, perPlugin, type PluginContext } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import { byId, changedSettings, changesOfDevice, type KeptSettings } from './setting-changes.ts';

const PATH = '/web-api/officeapi/v1/settings';
const REST_MS = 1_000;
const RETRY_MS = 30_000;

const Kept = z.object({
  userId: z.string(),
  settings: z.record(z.string(), z.union([z.number(), z.boolean()])),
});

/** Whose settings this device has, and what the account had of them when they last spoke. */
export const keptSettingsOf = perPlugin(({ storage }: PluginContext) =>
  storage.open<z.infer<typeof Kept> | undefined>({
    name: 'kept-settings',
    version: 1,
    schema: Kept,
    initial: undefined,
    isEmpty: (kept) => kept === undefined,
  }),
);

function ask({ http }: PluginContext, commonSettings: CommonSetting[]): Promise<OfficeSettings> {
  const options = { path: PATH, schema: OfficeSettings, authentication: 'required' } as const;
  return commonSettings.length === 0
    ? http.request(options)
    : http.request({ ...options, method: 'PATCH', body: { commonSettings } });
}

/**
 * Keeps the settings of a signed-in player with the account. On a device that is new to it the account's choices come
 * first, and what it has no choice of is taken from the device; afterwards the later change of any device decides.
 */
export function start(context: PluginContext): Disposer {
  const { clock, config, log, preferences, session } = context;
  const { userId } = session.state.get();
  const kept = keptSettingsOf(context);
  const defaults = config.core.get().settings;
  let isOver = userId === undefined;
  let isSyncing = false;
  let isSetting = false;
  let cancel: Disposer = () => undefined;

  const later = (ms: number) => {
    cancel();
    cancel = clock.after(ms, () => void sync());
  };
  const changed = (known: KeptSettings) =>
    changedSettings({ device: preferences.get(), known, defaults });

  function adopt(answer: OfficeSettings, meanwhile: readonly CommonSetting[]): void {
    const settings = byId(answer.commonSettings);
    kept.set({ userId: userId ?? '', settings: { ...settings } });
    isSetting = true;
    preferences.change(changesOfDevice(preferences.get(), { ...settings, ...byId(meanwhile) }));
    isSetting = false;
  }

  async function sync(): Promise<void> {
    if (isOver || isSyncing) return;
    isSyncing = true;
    try {
      const known = kept.get();
      if (known?.userId === userId) {
        const pending = changed(known?.settings ?? {});
        const answer = await ask(context, pending);
        if (isOver) return;
        const sent = { ...known?.settings, ...byId(pending) };
        adopt(answer, changed(sent));
      } else {
        const answer = await ask(context, []);
        if (isOver) return;
        const account = byId(answer.commonSettings);
        // What another player has left on the device is no choice of this one.
        const own = known === undefined ? changed({}) : [];
        const missing = own.filter(({ id }) => account[id] === undefined);
        adopt(missing.length === 0 ? answer : await ask(context, missing), []);
      }
      // What was changed while the answer was on its way.
      if (changed(kept.get()?.settings ?? {}).length > 0) later(REST_MS);
    } catch (error) {
      // What the account will never take must not be sent for ever.
      if (errorCode(error) !== 'validation_failed') later(RETRY_MS);
      log.warn('the settings could not be kept with the account', error);
    } finally {
      isSyncing = false;
    }
  }

  void sync();
  const stop = preferences.subscribe(() => {
    if (!isSetting) later(REST_MS);
  });
  return () => {
    isOver = true;
    cancel();
    stop();
  };
}
