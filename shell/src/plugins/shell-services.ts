import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { DocumentState } from '@touchline/contracts/site';
import type { PlayerStatus } from '@touchline/domain/navigation';
import type { MaintenancePlan } from '@touchline/domain/site';
import type {
  Configuration,
  Flags,
  Http,
  Live,
  Logger,
  PluginStorage,
  Resources,
  Session,
  Store,
} from '@touchline/plugin-api';
import type { ShellAnalytics } from '../services/analytics/analytics.ts';
import type { ShellBus } from '../services/bus.ts';
import type { CorrectedClock } from '../services/clock.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';
import type { PreferencesStore } from '../services/preferences.ts';

/** What the kernel needs of the services; it makes each plugin's context from them. */
export interface ShellServices {
  readonly clock: CorrectedClock;
  readonly logger: (source: string) => Logger;
  readonly keys: KeyStore;
  readonly bus: ShellBus;
  readonly http: Http;
  readonly resources: Resources;
  readonly live: Live;
  readonly session: Session;
  readonly configuration: Configuration & {
    readonly core: Store<CoreConfiguration>;
    readonly maintenance: Store<MaintenancePlan>;
    /** What came with the document. */
    readonly initial: DocumentState;
    /** Operator settings of a plugin, not yet validated. */
    readonly settingsOf: (plugin: string) => unknown;
  };
  /** The player's status on the site; undefined for visitors and while it is not known. */
  readonly playerStatus: Store<PlayerStatus | undefined>;
  readonly flags: Flags;
  readonly i18n: ShellI18n;
  readonly storageOf: (plugin: string) => PluginStorage;
  /** Whether this browser had state of a plugin, or settings of its own, when the page began. */
  readonly hasStored: (plugin: string) => boolean;
  readonly preferences: PreferencesStore;
  readonly analytics: ShellAnalytics;
  /** The page was left for long (false) or is visible again (true): refreshing pauses. */
  readonly setActive: (active: boolean) => void;
}
