import type { ACCESS, BusEventName, HIDEABLE } from '@touchline/contracts/plugins';
import type { LayoutName, When } from '@touchline/domain/plugins';
import type * as z from 'zod/mini';
import type { PluginContext } from './context/plugin-context.ts';
import type { Disposer } from './store.ts';
import type { View } from './view.ts';

/** A lazy module; write `() => import('./file.tsx')` in place, so that the build can read it. */
export type Lazy<Module> = () => Promise<Module>;

export interface ViewModule {
  readonly view: View;
}

export interface GuardTarget {
  readonly name: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'cancel' }
  /** A path without language, starting with a slash. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'status'; readonly status: number };

export interface GuardModule {
  readonly check: (
    context: PluginContext,
    target: GuardTarget,
  ) => GuardDecision | Promise<GuardDecision>;
}

export interface HandlerModule {
  // The payload's type follows from the event's name in the catalogue; see `handlerFor`.
  readonly handle: (context: PluginContext, payload: never) => void | Promise<void>;
}

export interface BackgroundModule {
  readonly start: (context: PluginContext) => Disposer | Promise<Disposer>;
}

export interface TranslationModule {
  readonly default: Readonly<Record<string, unknown>>;
}

export interface SettingsModule {
  readonly settings: z.ZodMiniType;
}

export interface RouteDefinition {
  readonly name: string;
  /** Without language segment: `/:section(live|line)/:sport?`. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly access: (typeof ACCESS)[number];
  /** While it is false, the route answers `statusWhenOff`: 404 by default. */
  readonly when?: When;
  readonly statusWhenOff?: number;
  /** Where all may enter (`any`): while this is true, only players do. */
  readonly playersOnlyWhen?: When;
  /** Name of the route that took its place: same parameters, same query. */
  readonly redirectTo?: string;
  readonly hide?: readonly (typeof HIDEABLE)[number][];
  /** Parts that are hidden only while a condition is true, e.g. in an A/B test. */
  readonly hideWhen?: Readonly<Partial<Record<(typeof HIDEABLE)[number], When>>>;
  /** The header stays while the page is scrolled: for games. */
  readonly keepHeader?: boolean;
  readonly allowedWhenBanned?: boolean;
  /** Others than banned players are led home. */
  readonly bannedOnly?: boolean;
  readonly exemptFromIdentification?: boolean;
  /** Paths of the data the first screen shows, with `{param}` from the route and the `{language}`; sent in the document. */
  readonly firstData?: readonly string[];
  /**
   * Dictionaries that the route needs, beside those that the site configuration names.
   * Their texts take the place of the plugin's own of the same keys.
   */
  readonly dictionaries?: readonly string[];
  readonly status?: number;
  /** Key of the document's title in the plugin's namespace. */
  readonly title?: string;
  /**
   * The title that the document has as soon as the first data is there: its key, and for each value
   * of the text its place in the first of `firstData`, e.g. `{ home: 'events.0.home.name' }`. In the
   * browser the view sets the same with `navigation.setTitle`.
   */
  readonly titleFromData?: {
    readonly title: string;
    readonly values: Readonly<Record<string, string>>;
  };
  readonly view: Lazy<ViewModule>;
}

export interface SlotDefinition {
  readonly slot: string;
  readonly name: string;
  readonly order?: number;
  readonly when?: When;
  readonly onFailure?: 'retry' | 'nothing';
  readonly view: Lazy<ViewModule>;
}

export interface PluginDefinition {
  readonly id: string;
  /** Range of plugin API versions it works with: `^1.0`. */
  readonly api: string;
  readonly criticality?: 'optional' | 'mandatory';
  readonly routes?: readonly RouteDefinition[];
  readonly slots?: readonly SlotDefinition[];
  /** Slots that its own views have for others, `<id>.<name>`: what others name has to be one of them. */
  readonly ownSlots?: readonly string[];
  readonly modals?: readonly {
    readonly name: string;
    readonly when?: When;
    readonly view: Lazy<ViewModule>;
  }[];
  readonly guards?: readonly {
    readonly name: string;
    readonly order?: number;
    readonly when?: When;
    readonly check: Lazy<GuardModule>;
  }[];
  readonly handlers?: readonly { readonly event: string; readonly handle: Lazy<HandlerModule> }[];
  readonly background?: readonly {
    readonly name: string;
    readonly when?: When;
    readonly start: Lazy<BackgroundModule>;
  }[];
  /**
   * Events that the page polls at an interval of their own before they begin, while the live
   * connection is down: those of the outcomes that the last value of a bus event names.
   */
  readonly polling?: readonly {
    readonly event: BusEventName;
    /** The field of the event's payload that lists the ids of outcomes. */
    readonly outcomeIds: string;
    /** Whose refresh interval it is, e.g. `coupon`; 10 s for one without an interval. */
    readonly subject: string;
  }[];
  /**
   * Only for texts kept elsewhere than in `src/translations/<language>.json`: the build finds those
   * automatically and loads each with the first view, under the plugin's id.
   */
  readonly translations?: {
    readonly namespace: string;
    readonly languages: Readonly<Record<string, Lazy<TranslationModule>>>;
  };
  readonly settings?: Lazy<SettingsModule>;
  /** Name of the setting that lists the origins whose pages may show the site in a frame. */
  readonly frameAncestors?: string;
}

/**
 * Declares a plugin: pure data plus lazy thunks, once, in `src/plugin.ts`, exported as `plugin`.
 * The build derives the static manifest from it.
 */
export function definePlugin(definition: PluginDefinition): PluginDefinition {
  return definition;
}
