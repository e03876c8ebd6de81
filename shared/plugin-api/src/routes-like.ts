import type { RouteDefinition } from './define-plugin.ts';

/** What routes of one kind have in common; each one's title follows from its name. */
export interface RouteModel extends Omit<RouteDefinition, 'name' | 'path' | 'title'> {
  readonly title?: (name: string) => string;
}

/** Writes one route of a kind: what is given here counts before what the kind says. */
export type RouteOfKind = (
  name: string,
  path: string,
  given?: Partial<RouteDefinition>,
) => RouteDefinition;

/**
 * Writes routes that are alike, e.g. all pages that a section announces: what they share is said
 * once. For `plugin.ts` and the data it imports, which the build alone reads.
 */
export function routesLike({ title, ...common }: RouteModel): RouteOfKind {
  return (name, path, given = {}) => ({
    name,
    path,
    ...(title && { title: title(name) }),
    ...common,
    ...given,
  });
}
