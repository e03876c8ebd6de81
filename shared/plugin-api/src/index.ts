export { PLUGIN_API_VERSION } from '@touchline/domain/releases';

export {
  ApplicationError,
  errorCode,
  type ApplicationErrorDetails,
  type ClientErrorCode,
} from './application-error.ts';
export { type Analytics } from './context/analytics.ts';
export { type Bus } from './context/bus.ts';
export { type Http, type HttpRequest } from './context/http.ts';
export { type I18n, type MarketNames } from './context/i18n.ts';
export type { Live, LiveStatus } from './context/live.ts';
export {
  type CurrentRoute,
  type Navigation,
  type NavigationOutcome,
  type RouteTarget,
} from './context/navigation.ts';
export { type PluginContext } from './context/plugin-context.ts';
export { settingsReader } from './settings-reader.ts';
export {
  defineResource,
  type Resource,
  type ResourceState,
  type Resources,
  type WatchedResource,
} from './context/resources.ts';
export {
  type Clock,
  type Configuration,
  type ContextKeys,
  type Flags,
  type Logger,
  type Modals,
  type Notification,
  type Notify,
  type PersistentStore,
  type PluginStorage,
  type Preferences,
  type RequestOutcome,
  type StorageOptions,
} from './context/services.ts';
export { type Remotes, type RemoteSource } from './context/remotes.ts';
export { type Session, type SessionState } from './context/session.ts';
export { type Slots } from './context/slots.ts';
export {
  definePlugin,
  type BackgroundModule,
  type GuardDecision,
  type GuardModule,
  type GuardTarget,
  type HandlerModule,
  type Lazy,
  type PluginDefinition,
  type RouteDefinition,
  type SettingsModule,
  type SlotDefinition,
  type TranslationModule,
  type ViewModule,
} from './define-plugin.ts';
export { handlerFor } from './handler-for.ts';
export { Link } from './react/link.tsx';
export { PluginProvider, usePlugin } from './react/plugin-provider.tsx';
export { reactView } from './react/react-view.tsx';
export { remoteView } from './remote-view.ts';
export { type RouteModel, type RouteOfKind } from './routes-like.ts';
export { Slot } from './react/slot.tsx';
export { useResource } from './react/use-resource.ts';
export { useStore } from './react/use-store.ts';
export { createStore, type Disposer, type ReadableStore, type Store } from './store.ts';
export { type RenderedProps, type View, type ViewProps } from './view.ts';
export { perPlugin } from './per-plugin.ts';
export { useOdds } from './react/use-odds.ts';
