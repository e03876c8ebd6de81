import { ALLOW, type Decision } from './decision.ts';

/** Whether a path is one of those that a list names, exactly or with everything below it. */
export function isListedPath(path: string, list: readonly string[]): boolean {
  return list.some((listed) =>
    listed.endsWith('/*') ? path.startsWith(listed.slice(0, -1)) : path === listed,
  );
}

/** A route whose feature is off does not exist, nor does a path that the configuration rules out. */
export const featureDecision: Decision = {
  name: 'feature',
  decide: ({ holds, settings }, { route, address }) => {
    if (isListedPath(address.path, settings.notFoundPaths)) {
      return { kind: 'status', status: 404 };
    }
    return holds(route?.when) ? ALLOW : { kind: 'status', status: route?.statusWhenOff ?? 404 };
  },
};
