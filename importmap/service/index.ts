export {
  createImportMapService,
  type ImportMapOptions,
  type ImportMapService,
  type MapQuery,
} from './import-map-service.ts';
export { createCredentials } from './credentials.ts';
export { registerEnvironment } from './environments/environment-store.ts';
export { ImportMapError } from './import-map-error.ts';
export { secretFromToken, type Override } from './overrides/link-signer.ts';
export { createOverrides, type Overrides } from './overrides/overrides.ts';
export { createPublishedStore, type PublishedStore } from './publishing/published-store.ts';
export { createPublisher, type Publisher } from './publishing/publisher.ts';
export { withPublished } from './publishing/with-published.ts';
export { createReleaseSource, type ReleaseSource } from './release-source.ts';
export { type ImportMapRoutesOptions, registerImportMapRoutes } from './routes.ts';
export { IMPORT_MAP_CHANNEL, type Query } from './state-store.ts';
export {
  createPluginHealth,
  type PluginHealth,
  type PluginHealthOptions,
} from './health/plugin-health.ts';
