import { expandOptionals, isListed, parsePattern, rankOf, type Segment } from './pattern.ts';
import { CodedError } from '../errors/coded-error.ts';
import type { RouteErrorCode } from './route-error.ts';

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
   * @throws CodedError `route_unknown`, `route_parameter_missing`, `route_parameter_mismatch`
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

function createNode<Route extends RouteEntry>(): Node<Route> {
  return { statics: new Map(), branches: [] };
}

function sameBranch(left: Segment, right: Segment): boolean {
  return (
    left.kind !== 'static' &&
    right.kind !== 'static' &&
    rankOf(left) === rankOf(right) &&
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
      node.branches.sort((left, right) => rankOf(left.segment) - rankOf(right.segment));
    }
    node = branch.node;
  }
  node.route ??= route;
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
      throw new CodedError<RouteErrorCode>(
        'route_parameter_missing',
        `route "${route.name}" needs the parameter "${segment.name}"`,
      );
    }
    if (segment.expression !== undefined && !segment.expression.test(value)) {
      throw new CodedError<RouteErrorCode>(
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

/** The trie of some routes, compiled when it is first asked. */
function lazyTrie<Route extends RouteEntry>(routes: readonly Route[]): () => Node<Route> {
  let root: Node<Route> | undefined;
  return () => {
    if (root === undefined) {
      root = createNode<Route>();
      for (const route of routes) {
        for (const shape of expandOptionals(parsePattern(route.path))) {
          insert(root, shape, route);
        }
      }
    }
    return root;
  };
}

/** The first segment of a pattern when it is fixed; a parameter there, and `/`, have none. */
function firstSegment(path: string): string | undefined {
  const end = path.indexOf('/', 1);
  const text = path.slice(1, end === -1 ? undefined : end);
  return text === '' || text.startsWith(':') ? undefined : text;
}

/**
 * Routes that match addresses segment by segment (static, constrained, free, optional, catch-all),
 * never by order of registration, so page server and shell decide alike. Only those that begin as
 * an address does are compiled, when the first such address is requested: hundreds of routes cost a
 * start nothing. Which routes are compatible is `checkRoutes`' question; of two that
 * claim one address or name, the first is kept.
 */
export function createRouteTable<Route extends RouteEntry>(
  routes: readonly Route[],
): RouteTable<Route> {
  const byName = new Map<string, Route>();
  const byStart = new Map<string | undefined, Route[]>();
  for (const route of routes) {
    if (!byName.has(route.name)) {
      byName.set(route.name, route);
      if (isListed(route.path)) {
        continue;
      }
      const start = firstSegment(route.path);
      const group = byStart.get(start);
      if (group === undefined) {
        byStart.set(start, [route]);
      } else {
        group.push(route);
      }
    }
  }
  const tries = new Map<string | undefined, () => Node<Route>>();
  const search = (start: string | undefined, segments: readonly string[]) => {
    const group = byStart.get(start);
    if (group === undefined) {
      return undefined;
    }
    const trie = tries.get(start) ?? lazyTrie(group);
    tries.set(start, trie);
    return find(trie(), segments, 0, {});
  };
  return {
    routes,
    match: (path) => {
      const segments = path
        .split('/')
        .filter((segment) => segment !== '')
        .map(decodeSegment);
      const [start] = segments;
      return (
        (start === undefined ? undefined : search(start, segments)) ?? search(undefined, segments)
      );
    },
    build: (name, params = {}) => {
      const route = byName.get(name);
      if (route === undefined) {
        throw new CodedError<RouteErrorCode>('route_unknown', `no route is named "${name}"`);
      }
      return buildPath(route, parsePattern(route.path), params);
    },
  };
}
