import type { AnalyticsData, AnalyticsEventName } from '@touchline/contracts/analytics';
import {
  AllowedSettings,
  type CoreConfiguration,
  GlobalSettings,
} from '@touchline/contracts/configuration';
import type { ContextValue } from '@touchline/domain/plugins';
import type { MaintenancePlan } from '@touchline/domain/site';
import {
  createStore,
  type CurrentRoute,
  type Logger,
  type Notification,
  type RequestOutcome,
  type PluginContext,
  type PluginDefinition,
  type Preferences,
  type SessionState,
  type Store,
} from '@touchline/plugin-api';
import { faultOf, type Faults, withFault, withFaults } from './faults.ts';
import { createTestBus, type TestBus } from './test-bus.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { type Answer, createTestHttp, type TestHttp } from './test-http.ts';
import { createTestI18n } from './test-i18n.ts';
import { createTestLive, type TestLive } from './test-live.ts';
import { createTestNavigation, type TestNavigation } from './test-navigation.ts';
import { createTestResources } from './test-resources.ts';
import { createTestStorage } from './test-storage.ts';

export interface TrackedEvent {
  readonly name: AnalyticsEventName;
  readonly data: AnalyticsData | undefined;
}

export interface TestContextOptions {
  readonly plugin?: string;
  /** The plugin's definition: its routes give names to addresses. */
  readonly definition?: Pick<PluginDefinition, 'routes'>;
  readonly language?: string;
  /** The plugin's texts, e.g. its `en.json`; without them keys are shown. */
  readonly texts?: Readonly<Record<string, unknown>>;
  /** Answers by `METHOD /path`. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly keys?: Readonly<Record<string, ContextValue>>;
  readonly configuration?: Partial<CoreConfiguration>;
  readonly settings?: unknown;
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly session?: SessionState;
  readonly current?: Partial<CurrentRoute>;
  /** Milliseconds since epoch. */
  readonly time?: number;
  /** Which services of the context go wrong, and how; all are well unless given. */
  readonly faults?: Faults;
}

/** A context with the handles by which a test moves it and inspects what a plugin did. */
export interface TestContext {
  readonly context: PluginContext;
  readonly bus: TestBus;
  readonly clock: TestClock;
  readonly http: TestHttp;
  readonly live: TestLive;
  readonly navigation: TestNavigation;
  readonly session: Store<SessionState>;
  readonly configuration: Store<CoreConfiguration>;
  readonly maintenance: Store<MaintenancePlan>;
  readonly notifications: readonly Notification[];
  /** The reported results of requests, one by one. */
  readonly outcomes: readonly RequestOutcome[];
  /** Names of modals opened and not closed. */
  readonly openModals: readonly string[];
  /** Slots that its views have had for other plugins. */
  readonly mountedSlots: ReadonlySet<string>;
  /** What the plugin has reported to analytics, in order. */
  readonly tracked: readonly TrackedEvent[];
  readonly logged: readonly { readonly level: keyof Logger; readonly message: string }[];
  /** Sets any context key, also those of the shell. */
  readonly setKey: (key: string, value: ContextValue) => void;
}

const CONFIGURATION: CoreConfiguration = {
  languages: ['en', 'ru'],
  defaultLanguage: 'en',
  hiddenLanguages: [],
  brand: 'Touchline',
  currencies: ['EUR'],
  countryCode: 'de',
  currentCountryCode: '',
  registrationAllowed: true,
  minimumAge: 18,
  flags: {},
  abTests: [],
  bannedAddress: 'https://example.com/banned',
  betting: { changeCoefAction: 2, couponForVisitors: true },
  settings: GlobalSettings.parse({}),
  allowedSettings: AllowedSettings.parse({}),
};

function createTestKeys(plugin: string, initial: Readonly<Record<string, ContextValue>>) {
  const values = new Map(Object.entries(initial));
  const listeners = new Set<{ readonly keys: readonly string[]; readonly listener: () => void }>();
  const set = (key: string, value: ContextValue) => {
    if (values.get(key) !== value) {
      values.set(key, value);
      for (const { keys, listener } of listeners) {
        if (keys.includes(key)) {
          listener();
        }
      }
    }
  };
  const keys: PluginContext['keys'] = {
    get: (key) => values.get(key),
    set: (name, value) => set(`${plugin}.${name}`, value),
    subscribe: (names, listener) => {
      const entry = { keys: names, listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
  return { keys, set };
}

function createTestLog(logged: { level: keyof Logger; message: string }[]): Logger {
  const at = (level: keyof Logger) => (message: string) => void logged.push({ level, message });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What is watched is requested over HTTP, and comes as late as that. */
function lateFault(faults: Faults | undefined) {
  const fault = faultOf(faults, 'resources') ?? faultOf(faults, 'http');
  return fault === 'throwing' ? 'failing' : fault;
}

/**
 * Makes a whole plugin context in memory: no network, no timers but those the test lets pass, no
 * shell. What the plugin does to it can be read from the handles beside it.
 */
export function createTestContext(options: TestContextOptions = {}): TestContext {
  const { plugin = 'test', language = 'en', time = 0, texts = {}, faults } = options;
  const clock = createTestClock(time);
  const bus = createTestBus({ clock, source: plugin });
  const http = createTestHttp(options.answers);
  const live = createTestLive();
  const liveFault = faultOf(faults, 'live');
  if (liveFault === 'failing' || liveFault === 'hanging') {
    live.setStatus({
      state: liveFault === 'failing' ? 'offline' : 'connecting',
      transport: undefined,
      lastHeardAt: undefined,
    });
  }
  const navigation = createTestNavigation({
    plugin,
    language,
    routes: options.definition?.routes ?? [],
    current: options.current ?? {},
  });
  const session = createStore<SessionState>(options.session ?? { userId: undefined });
  const configuration = createStore({ ...CONFIGURATION, ...options.configuration });
  const maintenance = createStore<MaintenancePlan>({});
  const preferences = createStore<Preferences>(configuration.get().settings);
  const { keys, set } = createTestKeys(plugin, {
    authenticated: session.get().userId !== undefined,
    language,
    device: 'mobile',
    platform: 'web',
    ...options.keys,
  });
  session.subscribe(({ userId }) => set('authenticated', userId !== undefined));
  const notifications: Notification[] = [];
  const outcomes: RequestOutcome[] = [];
  const openModals: string[] = [];
  const mountedSlots = new Set<string>();
  const offeredModals: (() => void)[] = [];
  const offerNextModal = () => {
    if (openModals.length === 0) {
      offeredModals.shift()?.();
    }
  };
  const tracked: TrackedEvent[] = [];
  const logged: { level: keyof Logger; message: string }[] = [];

  const context: PluginContext = {
    plugin: { id: plugin, version: '0.0.0-test' },
    navigation,
    bus,
    http,
    resources: createTestResources({
      http: withFault('http', http, { fault: lateFault(faults), clock }),
      clock,
    }),
    live,
    session: {
      state: session,
      adopt: async ({ userId }) => session.set({ userId }),
      logout: async () => session.set({ userId: undefined }),
    },
    config: { core: configuration, maintenance },
    settings: options.settings,
    i18n: createTestI18n({ language, texts }),
    modals: {
      open: async (name) => void openModals.splice(0, openModals.length, name),
      offer: (name) =>
        new Promise((resolve) => {
          offeredModals.push(() => resolve(void openModals.push(name)));
          offerNextModal();
        }),
      close: async () => {
        openModals.splice(0);
        offerNextModal();
      },
    },
    notify: {
      show: (notification) => {
        notifications.push(notification);
        return () => undefined;
      },
      outcomes: (list) => void outcomes.push(...list),
    },
    storage: createTestStorage(options.stored),
    preferences: {
      ...preferences,
      change: (change) => preferences.set({ ...preferences.get(), ...change }),
    },
    keys,
    flags: { isOn: (flag) => configuration.get().flags[flag] === true },
    slots: {
      mount: ({ slot }) => {
        mountedSlots.add(slot);
        return () => undefined;
      },
    },
    remotes: { show: async () => () => undefined },
    analytics: { track: (name, data) => void tracked.push({ name, data }) },
    clock,
    log: createTestLog(logged),
  };
  return {
    context: faults === undefined ? context : withFaults(context, { faults, clock }),
    bus,
    clock,
    http,
    live,
    navigation,
    session,
    configuration,
    maintenance,
    notifications,
    outcomes,
    openModals,
    mountedSlots,
    tracked,
    logged,
    setKey: set,
  };
}
