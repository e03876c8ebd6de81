import type { CoreConfiguration, GlobalSettings } from '@touchline/contracts/configuration';
import type { ContextValue } from '@touchline/domain/plugins';
import type { MaintenancePlan } from '@touchline/domain/site';
import type { Disposer, ReadableStore, Store } from '../store.ts';

/** Values that `when` conditions read. A plugin sets keys below its own id: `coupon.count`. */
export interface ContextKeys {
  readonly get: (key: string) => ContextValue;
  /**
   * Sets `<plugin id>.<name>`. While `busy` is true the shell changes nothing on the page: neither
   * another version nor what is switched on or off.
   */
  readonly set: (name: string, value: ContextValue) => void;
  readonly subscribe: (keys: readonly string[], listener: () => void) => Disposer;
}

export interface Configuration {
  readonly core: ReadableStore<CoreConfiguration>;
  /** When the site is next worked on, and when players are notified beforehand. */
  readonly maintenance: ReadableStore<MaintenancePlan>;
}

export interface Flags {
  readonly isOn: (flag: string) => boolean;
}

export interface Clock {
  /** Server-corrected time, milliseconds since epoch. */
  readonly now: () => number;
  readonly after: (milliseconds: number, act: () => void) => Disposer;
  readonly every: (milliseconds: number, act: () => void) => Disposer;
}

export interface Logger {
  readonly debug: (message: string, details?: unknown) => void;
  readonly info: (message: string, details?: unknown) => void;
  readonly warn: (message: string, details?: unknown) => void;
  readonly error: (message: string, details?: unknown) => void;
}

export interface Modals {
  /** Opens a modal by the name its plugin declared; it becomes part of the address. */
  readonly open: (name: string, query?: Readonly<Record<string, string>>) => Promise<void>;
  /**
   * Opens a modal that the player did not request, as soon as no other one is open; several come one after the
   * other. Resolves when it is open.
   */
  readonly offer: (name: string, query?: Readonly<Record<string, string>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface NotificationFrame {
  readonly kind: 'success' | 'error' | 'info';
  /** Already translated. */
  readonly title?: string;
  /** What can be done about it; the button says "OK" unless it is given a text. */
  readonly action?: { readonly label?: string; readonly act: () => void };
  /** Stays until dismissed; else it closes after 10 s. */
  readonly sticky?: boolean;
  /** One with the same id replaces the one before. */
  readonly id?: string;
}

/**
 * What is shown beside the page: a message that is already translated, or the error that the shell puts into words
 * once it has them (a page begins without the words for errors).
 */
export type Notification = NotificationFrame &
  (
    | { readonly message: string; readonly error?: undefined }
    | { readonly error: unknown; readonly message?: undefined }
  );

/** The result of one of several requests. */
export type RequestOutcome =
  | { readonly success: true; readonly message?: string }
  | { readonly success: false; readonly error: unknown };

export interface Notify {
  readonly show: (notification: Notification) => Disposer;
  /**
   * Shows the results of requests that were made together, e.g. of a form's settings: at most three
   * failures, those with a message for players first; without a failure, each success once.
   */
  readonly outcomes: (outcomes: readonly RequestOutcome[]) => void;
}

export interface PersistentStore<State> extends Store<State> {
  /** Forgets what is stored and goes back to the initial state. */
  readonly clear: () => void;
}

export interface StorageOptions<State> {
  readonly name: string;
  readonly version: number;
  /** Any schema that throws at what does not fit, e.g. one of zod. */
  readonly schema: { readonly parse: (stored: unknown) => State };
  readonly initial: State;
  /** Makes the state of an older version fit this one; without it the initial state is used. */
  readonly migrate?: (stored: unknown, version: number) => unknown;
  /** How long it is kept: on the device, or as long as the tab is open. The device unless given. */
  readonly lifetime?: 'device' | 'session';
  /** A state that need not be kept, e.g. an empty slip: its key is removed. */
  readonly isEmpty?: (state: State) => boolean;
}

export interface PluginStorage {
  /**
   * Opens a value kept in local storage under this plugin's name. What does not fit the schema is
   * set aside, never fatal; other tabs' changes arrive as changes of the store.
   */
  readonly open: <State>(options: StorageOptions<State>) => PersistentStore<State>;
}

/** The player's own settings of the page, over what the site starts with. */
export type Preferences = Readonly<GlobalSettings>;
