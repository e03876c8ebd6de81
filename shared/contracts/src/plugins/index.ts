export { chunkQueueOf } from './chunk-queue.ts';
export {
  type BuildDifference,
  BUILT_EVENT,
  type BuiltNews,
  CODE_REFRESH,
  type CodeRefresh,
  type DevelopmentBuild,
  type ModuleExecution,
  overriddenManifestAddress,
} from './code-refresh.ts';
export { DEADLINES, type Phase } from './deadlines.ts';
export {
  BUS_EVENTS,
  Selection,
  type BusEnvelope,
  type BusEventName,
  type BusPayload,
} from './events.ts';
export {
  DESKTOP_WIDTH,
  isKnownSlot,
  LAYOUT_SLOTS,
  LAYOUTS,
  PAGE_SLOTS,
  type LayoutName,
  type PageSlot,
  slotsOfRoute,
} from './layout.ts';
export {
  AssetFile,
  BackgroundContribution,
  GuardContribution,
  HandlerContribution,
  ModalContribution,
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
export { evaluateWhen, keysOf, type ContextValue, type When } from './when.ts';
