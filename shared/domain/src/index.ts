// routes
export { RouteError, type RouteErrorCode } from './routes/route-error.ts';
export {
  createRouteTable,
  type RouteEntry,
  type RouteMatch,
  type RouteParams,
  type RouteTable,
} from './routes/route-table.ts';
