import { BACKEND_RULES } from './backend-rules.ts';
import { OUTSIDE_TESTS, ROOMS, type Rule } from './dependency-rule.ts';

/** Says that a room may import, of ours, itself and the named rooms only. */
function room(
  name: string,
  allowed: readonly string[],
  also: { testing?: boolean; except?: string } = {},
): Rule {
  const rooms = [name, ...allowed].join('|');
  const pathNot = [
    ...(also.testing === true ? [OUTSIDE_TESTS] : []),
    ...(also.except === undefined ? [] : [also.except]),
  ];
  return {
    name: `room-${name.replace('shared/', '')}`,
    severity: 'error',
    comment: `${name} may import only ${allowed.join(', ') || 'nothing of ours'}`,
    from: { path: `^${name}/`, ...(pathNot.length > 0 && { pathNot: pathNot.join('|') }) },
    to: { path: `^(?:${ROOMS})/`, pathNot: `^(?:${rooms})/` },
  };
}

/** Pages that a section shows as they are: whole views, in `shared/ui` with the looks. */
const SHARED_PAGES = '^shared/ui/src/coming/';

const SHARED = [
  'shared/domain',
  'shared/contracts',
  'shared/live-client',
  'shared/plugin-api',
  'shared/ui',
];

/**
 * Which room may import which (architecture §1): `domain ← contracts ← live-client ←
 * plugin-api ← shell, plugins`, one way only and without cycles.
 */
export const DEPENDENCY_RULES: readonly Rule[] = [
  room('shared/domain', []),
  room('shared/contracts', ['shared/domain']),
  room('shared/live-client', ['shared/domain', 'shared/contracts']),
  room('shared/plugin-api', ['shared/domain', 'shared/contracts', 'shared/live-client']),
  room('shared/ui', ['shared/domain'], { except: SHARED_PAGES }),
  {
    name: 'shared-pages',
    severity: 'error',
    comment:
      'a page that sections show as it is may import the plugin API, unlike other components',
    from: { path: SHARED_PAGES },
    to: {
      path: `^(?:${ROOMS})/`,
      pathNot: '^shared/(?:ui|domain|plugin-api)/',
    },
  },
  room('shared/testing', [
    'shared/domain',
    'shared/contracts',
    'shared/live-client',
    'shared/plugin-api',
  ]),
  room('shared/build', ['shared/domain', 'shared/contracts']),
  room('shell', [...SHARED, 'shared/testing']),
  room('root-config', ['shared/domain', 'shared/contracts']),
  room('games', ['shared/domain'], { except: '^games/bin/' }),
  {
    ...room('importmap', ['shared/domain', 'shared/contracts']),
    from: { path: '^importmap/', pathNot: '^importmap/console/' },
    to: {
      path: `^(?:${ROOMS})/`,
      pathNot: '^(?:importmap/(?!console/)|shared/(?:domain|contracts)/)',
    },
  },
  room('importmap/console', ['shared/domain', 'shared/contracts', 'shared/ui']),
  {
    name: 'plugin-imports-only-shared',
    severity: 'error',
    comment: 'a plugin reaches others through its context, slots, modals and the bus',
    from: { path: '^plugins/([^/]+)/' },
    to: {
      path: `^(?:${ROOMS})/`,
      pathNot: '^(?:plugins/$1|shared/(?:domain|contracts|live-client|plugin-api|ui|testing))/',
    },
  },
  {
    name: 'testing-only-in-tests',
    severity: 'error',
    comment: 'what helps tests has no place in what is shipped',
    from: { path: '^(?:shell|plugins)/', pathNot: OUTSIDE_TESTS },
    to: { path: '^shared/testing/' },
  },
  {
    name: 'backend-modules',
    severity: 'error',
    comment: 'the backend imports only domain and contracts',
    from: {
      path: '^backend/',
      pathNot: '^backend/(?:src/(?:gateway|operator|site)|test|bin)/|\\.test\\.ts$',
    },
    to: { path: `^(?:${ROOMS})/`, pathNot: '^(?:backend|shared/domain|shared/contracts)/' },
  },
  ...BACKEND_RULES,
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'files that need each other are one file, or a third is missing',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolvable',
    severity: 'error',
    comment: 'an import that cannot be resolved escapes every other rule',
    from: {},
    to: { couldNotResolve: true },
  },
];
