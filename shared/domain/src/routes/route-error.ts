/** Why a route table or an address is refused. */
export type RouteErrorCode =
  | 'route_pattern_invalid'
  | 'route_conflict'
  | 'route_name_taken'
  | 'route_unknown'
  | 'route_parameter_missing'
  | 'route_parameter_mismatch';
