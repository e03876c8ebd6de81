import type { CurrentRoute } from '@touchline/plugin-api';
import type { Route } from './decision.ts';

/** A route as it is to be shown. */
export interface ShownRoute extends CurrentRoute {
  /** What its plugin declared. */
  readonly contribution: Route;
  /** How it was reached; `start` is the page's first. */
  readonly reached: 'start' | 'push' | 'replace' | 'traverse';
}
