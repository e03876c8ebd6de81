import { expandOptionals, isListed, parsePattern, rankOf, type Segment } from './pattern.ts';
import { hasCode } from '../errors/coded-error.ts';
import type { RouteErrorCode } from './route-error.ts';

/** A route that conflicts with those before it. */
export interface RouteConflict<Route> {
  readonly route: Route;
  readonly code: RouteErrorCode;
  readonly message: string;
  /** The route that was there first; absent where the pattern itself is wrong. */
  readonly holder?: Route;
}

interface Shape<Route> {
  readonly segments: readonly Segment[];
  readonly route: Route;
}

function overlaps(left: Segment, right: Segment): boolean {
  if (left.kind === 'static' || right.kind === 'static') {
    return (
      left.kind === right.kind && 'text' in left && 'text' in right && left.text === right.text
    );
  }
  if (left.words !== undefined && right.words !== undefined) {
    return left.words.some((word) => right.words?.includes(word));
  }
  // Two expressions cannot be compared in general: being careful here means asking the author.
  return true;
}

function collide(left: readonly Segment[], right: readonly Segment[]): boolean {
  return left.every((segment, index) => {
    const other = right[index];
    return other !== undefined && rankOf(segment) === rankOf(other) && overlaps(segment, other);
  });
}

/** Shapes that may collide have one signature: the same ranks, the same fixed segments. */
function signatureOf(shape: readonly Segment[]): string {
  return shape
    .map((segment) => (segment.kind === 'static' ? `=${segment.text}` : rankOf(segment)))
    .join('/');
}

/**
 * Which routes are compatible, in the order of their registration: a name taken, a
 * pattern that cannot be read, or two patterns of equal rank that can match one address. Asked
 * where plugins are registered (build, import map, page server); a table only matches.
 */
export function checkRoutes<Route extends { readonly name: string; readonly path: string }>(
  routes: readonly Route[],
): { readonly accepted: readonly Route[]; readonly conflicts: readonly RouteConflict<Route>[] } {
  const accepted: Route[] = [];
  const conflicts: RouteConflict<Route>[] = [];
  const names = new Map<string, Route>();
  const groups = new Map<string, Shape<Route>[]>();

  function conflictOf(route: Route, shapes: readonly (readonly Segment[])[]) {
    const namesake = names.get(route.name);
    if (namesake !== undefined) {
      const message = `two routes are named "${route.name}"`;
      return { route, code: 'route_name_taken', message, holder: namesake } as const;
    }
    for (const shape of shapes) {
      const other = groups
        .get(signatureOf(shape))
        ?.find(({ segments }) => collide(segments, shape))?.route;
      if (other !== undefined) {
        const message = `routes "${other.name}" and "${route.name}" can match the same address with equal rank`;
        return { route, code: 'route_conflict', message, holder: other } as const;
      }
    }
    return undefined;
  }

  for (const route of routes) {
    try {
      const shapes = isListed(route.path) ? [] : expandOptionals(parsePattern(route.path));
      const conflict = conflictOf(route, shapes);
      if (conflict !== undefined) {
        conflicts.push(conflict);
        continue;
      }
      names.set(route.name, route);
      for (const segments of shapes) {
        const signature = signatureOf(segments);
        groups.set(signature, [...(groups.get(signature) ?? []), { segments, route }]);
      }
      accepted.push(route);
    } catch (error) {
      if (!hasCode(error, 'route_pattern_invalid')) {
        throw error;
      }
      conflicts.push({ route, code: error.code, message: error.message });
    }
  }
  return { accepted, conflicts };
}
