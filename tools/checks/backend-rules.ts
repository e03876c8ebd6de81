import { OUTSIDE_TESTS, ROOMS, type Rule } from './dependency-rule.ts';

/** The backend's rooms, lowest first: each with the rooms that it may import (ADR 0060). */
const BACKEND_ROOMS = {
  platform: [],
  pricing: ['platform'],
  money: ['platform'],
  operator: ['platform'],
  identity: ['platform'],
  gaming: ['platform', 'money'],
  betting: ['platform', 'pricing', 'money', 'operator'],
  support: ['platform', 'identity'],
  verification: ['platform'],
  messages: ['platform', 'identity'],
  loyalty: ['platform', 'money', 'identity'],
  live: ['platform', 'pricing', 'identity'],
  pools: ['platform', 'money', 'gaming', 'live'],
  results: ['platform', 'pricing', 'live'],
  alerts: ['platform', 'pricing', 'identity', 'live'],
  protection: ['platform', 'money', 'identity', 'betting'],
  site: ['platform', 'pricing', 'operator', 'identity', 'protection'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What these rooms import of the rest of the project beside `shared/domain` and `shared/contracts`. */
const NEIGHBOURS = {
  operator: ['root-config/server'],
  site: ['root-config/server', 'importmap/service'],
  gateway: ['root-config/server', 'importmap/service'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

function backendRoom(name: string, allowed: readonly string[]): Rule {
  return {
    name: `backend-${name}`,
    severity: 'error',
    comment: `in the backend, ${name} may import only ${allowed.join(', ') || 'itself'}`,
    from: { path: `^backend/src/${name}/`, pathNot: OUTSIDE_TESTS },
    to: { path: '^backend/', pathNot: `^backend/src/(?:${[name, ...allowed].join('|')})/` },
  };
}

function neighboursOf(name: string, allowed: readonly string[]): Rule {
  return {
    name: `backend-${name}-neighbours`,
    severity: 'error',
    comment: `outside the backend, ${name} may import only domain, contracts, ${allowed.join(', ')}`,
    from: { path: `^backend/src/${name}/`, pathNot: OUTSIDE_TESTS },
    to: {
      path: `^(?:${ROOMS})/`,
      pathNot: `^(?:backend|shared/domain|shared/contracts|${allowed.join('|')})/`,
    },
  };
}

/** The folders of `pricing`, lowest first: each with those that it may import. */
const PRICING_FOLDERS = {
  models: [],
  book: [],
  builder: ['models', 'book'],
  engine: ['models', 'book'],
  outrights: ['models', 'book', 'engine'],
  racing: ['models', 'book', 'engine'],
  virtuals: ['models', 'book'],
  simulator: ['models', 'book', 'engine', 'outrights', 'racing'],
  replay: ['models', 'book', 'engine'],
  'odds-api': ['book'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The one file of a folder that others import. */
const PRICING_ENTRIES = {
  models: 'index.ts',
  simulator: 'simulator-feed.ts',
} as const satisfies Readonly<Record<string, string>>;

function pricingFolder(name: string, allowed: readonly string[]): Rule {
  return {
    name: `pricing-${name}`,
    severity: 'error',
    comment: `in pricing, ${name} may import only ${allowed.join(', ') || 'itself'}`,
    from: { path: `^backend/src/pricing/${name}/`, pathNot: OUTSIDE_TESTS },
    to: {
      path: '^backend/src/pricing/',
      pathNot: `^backend/src/pricing/(?:${[name, ...allowed].join('|')})/`,
    },
  };
}

function pricingEntry(name: string, entry: string): Rule {
  return {
    name: `pricing-${name}-entry`,
    severity: 'error',
    comment: `of ${name}, others import ${entry} alone`,
    from: { path: '^backend/src/', pathNot: `^backend/src/pricing/${name}/|${OUTSIDE_TESTS}` },
    to: {
      path: `^backend/src/pricing/${name}/`,
      pathNot: `^backend/src/pricing/${name}/${entry.replace('.', '\\.')}$`,
    },
  };
}

/** The models are a library: nothing of the platform, no clock, no I/O. */
const MODELS_ALONE: Rule = {
  name: 'pricing-models-alone',
  severity: 'error',
  comment: 'the models run on any thread: they import only the domain, and digests for their keys',
  from: { path: '^backend/src/pricing/models/', pathNot: OUTSIDE_TESTS },
  to: { pathNot: '^(?:backend/src/pricing/models|shared/domain)/|^crypto$' },
};

/** Which room of the backend may import which: one way only, and nothing but tests imports the gateway. */
export const BACKEND_RULES: readonly Rule[] = [
  ...Object.entries(BACKEND_ROOMS).map(([name, allowed]) => backendRoom(name, allowed)),
  ...Object.entries(NEIGHBOURS).map(([name, allowed]) => neighboursOf(name, allowed)),
  ...Object.entries(PRICING_FOLDERS).map(([name, allowed]) => pricingFolder(name, allowed)),
  ...Object.entries(PRICING_ENTRIES).map(([name, entry]) => pricingEntry(name, entry)),
  MODELS_ALONE,
  {
    name: 'backend-files-in-rooms',
    severity: 'error',
    comment: 'every file of the backend is in one of its rooms, or composes them in the gateway',
    from: { path: `^backend/src/(?!(?:${Object.keys(BACKEND_ROOMS).join('|')}|gateway)/)` },
    to: {},
  },
  {
    name: 'backend-tests-support-tests',
    severity: 'error',
    comment: 'what helps tests and measures has no place in what is shipped',
    from: { path: '^(?!backend/(?:test|bench)/)', pathNot: OUTSIDE_TESTS },
    to: { path: '^backend/(?:test|bench)/' },
  },
  {
    name: 'nobody-imports-the-gateway',
    severity: 'error',
    comment: 'the place that composes the modules is above them all',
    from: {
      path: `^(?:${ROOMS})/`,
      pathNot: '^backend/(?:src/gateway|test|bench|bin)/|\\.test\\.ts$',
    },
    to: { path: '^backend/src/gateway/' },
  },
];
