export { chunkQueueOf } from './chunk-queue.ts';
export { configurationKeys } from './configuration-keys.ts';
export { DEADLINES, type Phase } from './deadlines.ts';
export {
  DESKTOP_WIDTH,
  isKnownSlot,
  LAYOUTS,
  type LayoutName,
  slotsOfRoute,
} from './layout.ts';
export { MANDATORY_PLUGINS, mandatoryPlugins } from './mandatory-plugins.ts';
export { PAGE_SLOTS, type PageSlot } from './page-slots.ts';
export { type ContextValue, evaluateWhen, keysOf, type When } from './when.ts';
