import { expandOptionals, parsePattern, type Segment } from './pattern.ts';
import { RouteError } from './route-error.ts';

export type RouteParams = Readonly<Record<string, string>>;

/** What the table needs to know of a route; anything else travels along untouched. */
export interface RouteEntry {
  readonly name: string;
  readonly path: string;
}

export interface RouteMatch<Route extends RouteEntry> {
  readonly route: Route;
  readonly params: RouteParams;
}

export interface RouteTable<Route extends RouteEntry> {
  /** The route for a path without language segment and query, e.g. `/live/football`. */
  readonly match: (path: string) => RouteMatch<Route> | undefined;
  /**
   * The path of a named route.
   * @throws RouteError `route_unknown`, `route_parameter_missing`, `route_parameter_mismatch`
   */
  readonly build: (name: string, params?: Readonly<Record<string, string | undefined>>) => string;
  readonly routes: readonly Route[];
}

interface Branch<Route extends RouteEntry> {
  readonly segment: Exclude<Segment, { kind: 'static' }>;
  readonly node: Node<Route>;
}

interface Node<Route extends RouteEntry> {
  readonly statics: Map<string, Node<Route>>;
  readonly branches: Branch<Route>[];
  route?: Route;
}

/** Lower is tried first: static 0, constrained 1, free 2, optional 3, catch-all 4. */
function rank(segment: Segment): number {
  switch (segment.kind) {
    case 'static':
      return 0;
    case 'constrained':
      return segment.optional ? 1.5 : 1;
    case 'free':
      return segment.optional ? 3 : 2;
    case 'catch-all':
      return 4;
  }
}

function createNode<Route extends RouteEntry>(): Node<Route> {
  return { statics: new Map(), branches: [] };
}

function sameBranch(left: Segment, right: Segment): boolean {
  return (
    left.kind !== 'static' &&
    right.kind !== 'static' &&
    rank(left) === rank(right) &&
    left.name === right.name &&
    left.expression?.source === right.expression?.source
  );
}

function insert<Route extends RouteEntry>(
  root: Node<Route>,
  shape: readonly Segment[],
  route: Route,
): void {
  let node = root;
  for (const segment of shape) {
    if (segment.kind === 'static') {
      const next = node.statics.get(segment.text) ?? createNode<Route>();
      node.statics.set(segment.text, next);
      node = next;
      continue;
    }
    let branch = node.branches.find((candidate) => sameBranch(candidate.segment, segment));
    if (branch === undefined) {
      branch = { segment, node: createNode<Route>() };
      node.branches.push(branch);
      node.branches.sort((left, right) => rank(left.segment) - rank(right.segment));
    }
    node = branch.node;
  }
  node.route ??= route;
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

function conflicts(left: readonly Segment[], right: readonly Segment[]): boolean {
  return left.every((segment, index) => {
    const other = right[index];
    return other !== undefined && rank(segment) === rank(other) && overlaps(segment, other);
  });
}

function find<Route extends RouteEntry>(
  node: Node<Route>,
  segments: readonly string[],
  index: number,
  params: Record<string, string>,
): RouteMatch<Route> | undefined {
  const text = segments[index];
  if (text === undefined) {
    return node.route === undefined ? undefined : { route: node.route, params };
  }
  const fixed = node.statics.get(text);
  const found = fixed && find(fixed, segments, index + 1, params);
  if (found !== undefined) {
    return found;
  }
  for (const { segment, node: next } of node.branches) {
    if (segment.kind === 'catch-all') {
      if (next.route !== undefined) {
        const rest = segments.slice(index).join('/');
        return { route: next.route, params: { ...params, [segment.name]: rest } };
      }
    } else if (segment.expression === undefined || segment.expression.test(text)) {
      const match = find(next, segments, index + 1, { ...params, [segment.name]: text });
      if (match !== undefined) {
        return match;
      }
    }
  }
  return undefined;
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function checkConflicts(
  groups: Map<string, { shape: readonly Segment[]; name: string }[]>,
  shape: readonly Segment[],
  name: string,
): void {
  const signature = shape
    .map((segment) => (segment.kind === 'static' ? `=${segment.text}` : rank(segment)))
    .join('/');
  const group = groups.get(signature) ?? [];
  const other = group.find((entry) => entry.name !== name && conflicts(entry.shape, shape));
  if (other !== undefined) {
    throw new RouteError(
      'route_conflict',
      `routes "${other.name}" and "${name}" can match the same address with equal rank`,
    );
  }
  group.push({ shape, name });
  groups.set(signature, group);
}

function buildPath(
  route: RouteEntry,
  segments: readonly Segment[],
  params: Readonly<Record<string, string | undefined>>,
): string {
  const parts = segments.flatMap((segment) => {
    if (segment.kind === 'static') {
      return [segment.text];
    }
    const value = params[segment.name];
    if (value === undefined || value === '') {
      if (segment.optional || segment.kind === 'catch-all') {
        return [];
      }
      throw new RouteError(
        'route_parameter_missing',
        `route "${route.name}" needs the parameter "${segment.name}"`,
      );
    }
    if (segment.expression !== undefined && !segment.expression.test(value)) {
      throw new RouteError(
        'route_parameter_mismatch',
        `route "${route.name}": "${value}" does not fit the parameter "${segment.name}"`,
      );
    }
    return segment.kind === 'catch-all'
      ? value.split('/').map(encodeURIComponent)
      : [encodeURIComponent(value)];
  });
  return `/${parts.join('/')}`;
}

/**
 * Compiles routes once into a trie. Matching goes segment by segment (static, constrained, free,
 * optional, catch-all), never by order of registration, so page server and shell decide alike.
 * @throws RouteError `route_pattern_invalid`, `route_name_taken`, `route_conflict`
 */
export function createRouteTable<Route extends RouteEntry>(
  routes: readonly Route[],
): RouteTable<Route> {
  const root = createNode<Route>();
  const byName = new Map<string, { route: Route; segments: readonly Segment[] }>();
  const groups = new Map<string, { shape: readonly Segment[]; name: string }[]>();
  for (const route of routes) {
    if (byName.has(route.name)) {
      throw new RouteError('route_name_taken', `two routes are named "${route.name}"`);
    }
    const segments = parsePattern(route.path);
    byName.set(route.name, { route, segments });
    for (const shape of expandOptionals(segments)) {
      checkConflicts(groups, shape, route.name);
      insert(root, shape, route);
    }
  }
  return {
    routes,
    match: (path) =>
      find(
        root,
        path
          .split('/')
          .filter((segment) => segment !== '')
          .map(decodeSegment),
        0,
        {},
      ),
    build: (name, params = {}) => {
      const entry = byName.get(name);
      if (entry === undefined) {
        throw new RouteError('route_unknown', `no route is named "${name}"`);
      }
      return buildPath(entry.route, entry.segments, params);
    },
  };
}
