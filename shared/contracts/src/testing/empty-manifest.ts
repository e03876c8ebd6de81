/** For tests: what the manifest of an optional plugin without contributions says. */
export const EMPTY_MANIFEST = {
  version: '1.0.0',
  api: '^1.0',
  criticality: 'optional',
  routes: [],
  slots: [],
  modals: [],
  guards: [],
  handlers: [],
  background: [],
} as const;
