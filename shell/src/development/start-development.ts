import { type BuildsDependencies, type BuildsFollower, followBuilds } from './follow-builds.ts';
import { createKeepState, type KeepStateDependencies } from './keep-state.ts';

/** What a page does for a developer of one of its plugins: new code under mounted views (ADR 0034). */
export function startDevelopment(
  given: KeepStateDependencies & Omit<BuildsDependencies, 'keep'>,
): BuildsFollower {
  return followBuilds({ ...given, keep: createKeepState(given) });
}
