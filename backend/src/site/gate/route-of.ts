interface Route {
  readonly method: string;
  readonly url: string;
}

/** The segments of a pattern that a path has to have literally; undefined where it does not fit. */
function literalsOf(pattern: string, path: string): number | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpenEnded = wanted.at(-1) === '*';
  if (isOpenEnded ? given.length < wanted.length : given.length !== wanted.length) {
    return undefined;
  }
  const fits = wanted.every(
    (segment, at) => segment === given[at] || segment === '*' || segment.startsWith(':'),
  );
  return fits ? wanted.filter((segment) => !/^[:*]/.test(segment)).length : undefined;
}

/** The pattern of the route that answers a request: of those that fit, the most literal one. */
export function routeOf(
  routes: readonly Route[],
  { method, path }: { readonly method: string; readonly path: string },
): string {
  const [pathname = '/'] = path.split('?');
  const fitting = routes
    .filter((route) => route.method === method)
    .flatMap(({ url }) => {
      const literals = literalsOf(url, pathname);
      return literals === undefined ? [] : [{ url, literals }];
    })
    .toSorted((one, other) => other.literals - one.literals);
  return fitting[0]?.url ?? '/*';
}
