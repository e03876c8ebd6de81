export { isListed, parsePattern } from './pattern.ts';
export { checkRoutes, type RouteConflict } from './route-conflicts.ts';
export {
  createRouteTable,
  type RouteEntry,
  type RouteMatch,
  type RouteParams,
  type RouteTable,
} from './route-table.ts';
