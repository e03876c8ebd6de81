export {
  createImportMapService,
  type ImportMapOptions,
  type ImportMapService,
} from './import-map-service.ts';
export { ImportMapError } from './import-map-error.ts';
export { createReleaseSource, type ReleaseSource } from './release-source.ts';
export { registerImportMapRoutes } from './routes.ts';
export { type Query } from './selection.ts';
