export {
  type BuildDifference,
  BUILT_EVENT,
  type BuiltNews,
  CODE_REFRESH,
  type CodeRefresh,
  type DevelopmentBuild,
  type ModuleExecution,
} from './code-refresh.ts';
export {
  BUS_EVENTS,
  Selection,
  type BusEnvelope,
  type BusEventName,
  type BusPayload,
} from './events.ts';
export {
  AssetFile,
  BackgroundContribution,
  GuardContribution,
  HandlerContribution,
  ModalContribution,
  PollingContribution,
  PluginManifest,
  RouteContribution,
  SlotContribution,
  TranslationsContribution,
} from './manifest.ts';
export { packManifest, type PackedManifest, unpackManifest } from './packed-manifest.ts';
export {
  FORCE_SPA_HEADER,
  REMOTE_UNLOAD_EVENT,
  REMOTE_VIEW_HEADERS,
  RemoteViewAnswer,
} from './remote-view.ts';
export { ACCESS, HIDEABLE } from './route-flags.ts';
export { WhenSchema } from './when.schema.ts';
