export { chunkQueueOf } from './chunk-queue.ts';
export { configurationKeys } from './configuration-keys.ts';
export { DEADLINES, type Phase } from './deadlines.ts';
export { DESKTOP_WIDTH, LAYOUTS, type LayoutName } from './layout.ts';
export { MANDATORY_PLUGINS, mandatoryPlugins } from './mandatory-plugins.ts';
export { isKnownSlot, PAGE_SLOTS, type PageSlot, slotsOfRoute } from './page-slots.ts';
export { type ContextValue, evaluateWhen, keysOf, type When } from './when.ts';
export { renderedPrefix } from './rendered-prefix.ts';
