export type RouteErrorCode =
  | 'route_pattern_invalid'
  | 'route_conflict'
  | 'route_name_taken'
  | 'route_unknown'
  | 'route_parameter_missing'
  | 'route_parameter_mismatch';

/** A route table or an address that cannot be right; compare `code`, never the class. */
export class RouteError extends Error {
  readonly code: RouteErrorCode;

  constructor(code: RouteErrorCode, message: string) {
    super(message);
    this.name = 'RouteError';
    this.code = code;
  }
}
