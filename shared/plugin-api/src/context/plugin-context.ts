import type { ReadableStore } from '../store.ts';
import type { Analytics } from './analytics.ts';
import type { Bus } from './bus.ts';
import type { Http } from './http.ts';
import type { I18n } from './i18n.ts';
import type { Live } from './live.ts';
import type { Navigation } from './navigation.ts';
import type { Remotes } from './remotes.ts';
import type { Resources } from './resources.ts';
import type {
  Clock,
  Configuration,
  ContextKeys,
  Flags,
  Logger,
  Modals,
  Notify,
  PluginStorage,
  Preferences,
} from './services.ts';
import type { Session } from './session.ts';
import type { Slots } from './slots.ts';

/** The only way from a plugin into the shell. Everything registered through it ends with its scope. */
export interface PluginContext {
  readonly plugin: { readonly id: string; readonly version: string };
  readonly navigation: Navigation;
  readonly bus: Bus;
  readonly http: Http;
  readonly resources: Resources;
  readonly live: Live;
  readonly session: Session;
  readonly config: Configuration;
  /** The plugin's operator settings, validated by the schema it declares; read them with `settingsReader`. */
  readonly settings: unknown;
  readonly i18n: I18n;
  readonly modals: Modals;
  readonly notify: Notify;
  readonly storage: PluginStorage;
  readonly preferences: ReadableStore<Preferences> & {
    readonly change: (change: Partial<Preferences>) => void;
  };
  readonly keys: ContextKeys;
  readonly flags: Flags;
  readonly slots: Slots;
  readonly analytics: Analytics;
  readonly remotes: Remotes;
  readonly clock: Clock;
  readonly log: Logger;
}
