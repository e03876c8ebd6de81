import type { IConfiguration } from 'dependency-cruiser';

/** A rule of the dependency cruiser: an import that it matches is an error. */
export type Rule = NonNullable<IConfiguration['forbidden']>[number];

/** Files that rules about the product leave out. */
export const OUTSIDE_TESTS = '\\.test\\.tsx?$';

/** The rooms of the project, as a part of a regular expression. */
export const ROOMS =
  'shared/(?:domain|contracts|live-client|plugin-api|ui|build|testing)|shell|backend|games|root-config|importmap|plugins/[^/]+|e2e|tools';
