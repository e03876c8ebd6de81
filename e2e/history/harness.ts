import { DECISIONS } from '@touchline/domain/navigation';
import type { GuardDecision } from '@touchline/plugin-api';
import { createNavigation } from '../../shell/src/navigation/controller.ts';
import { createHistoryDriver } from '../../shell/src/navigation/history-api.driver.ts';
import {
  createNavigationApiDriver,
  hasPrecommit,
} from '../../shell/src/navigation/navigation-api.driver.ts';
import { createDecide } from '../../shell/src/navigation/decide.ts';
import { compileRegistry } from '../../shell/src/registry/compile-registry.ts';
import { testContext } from '../../shell/src/testing/test-navigation.ts';

/** What the specs ask of the page. */
export interface Harness {
  readonly driver: string;
  readonly go: (path: string, options?: { readonly replace?: boolean }) => Promise<string>;
  /** Starts a navigation without waiting for its end. */
  readonly begin: (path: string) => void;
  /** Decides about every later navigation to the path; `hold` leaves it open. */
  readonly guard: (path: string, decision: GuardDecision | 'hold') => void;
  readonly release: () => void;
  readonly asked: () => readonly { readonly path: string; readonly address: string }[];
  /** Path and query on screen. */
  readonly shown: () => string;
}

const route = (name: string, path: string) => ({
  name,
  path,
  layout: 'default' as const,
  access: 'any' as const,
  hide: [],
  allowedWhenBanned: false,
  exemptFromIdentification: false,
  firstData: [],
  module: './view.tsx',
  files: [],
});

function start(): Harness {
  const named = new URLSearchParams(window.location.hash.slice(1)).get('driver');
  const wanted = named ?? window.sessionStorage.getItem('driver') ?? 'history';
  window.sessionStorage.setItem('driver', wanted);
  if (named !== null) {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }
  if (wanted === 'navigation-api' && !hasPrecommit(window as never)) {
    throw new Error('this browser has no precommitHandler');
  }
  const driver =
    wanted === 'navigation-api'
      ? createNavigationApiDriver(window as never)
      : createHistoryDriver(window as never);
  const { table } = compileRegistry([
    {
      id: 'site',
      version: '1.0.0',
      api: '^1.0',
      criticality: 'optional',
      routes: [route('home', '/'), route('page', '/:id')],
      slots: [],
      modals: [],
      guards: [],
      handlers: [],
      background: [],
      assets: {},
    },
  ]);
  const decisions = new Map<string, GuardDecision | 'hold'>();
  const asked: { path: string; address: string }[] = [];
  let waiting: (() => void)[] = [];
  const log = console;
  const context = () => testContext({ table, keys: {}, languages: ['en'] });
  const decide = createDecide({
    decisions: DECISIONS,
    context,
    log,
    guards: () => [
      {
        name: 'site/guard',
        ask: async ({ address }) => {
          asked.push({ path: address.path, address: window.location.pathname });
          const decision = decisions.get(address.path) ?? { kind: 'allow' };
          if (decision !== 'hold') {
            return decision;
          }
          await new Promise<void>((resolve) => waiting.push(resolve));
          return { kind: 'allow' };
        },
      },
    ],
  });
  const navigation = createNavigation({
    driver,
    log,
    loadDocument: () => undefined,
    leaveSite: () => undefined,
    prefetch: () => undefined,
    showNothing: () => undefined,
    onUnknown: () => false,
    awaitsRoutes: () => false,
    complete: async () => undefined,
    setTitle: () => undefined,
    context,
    decide: () => decide,
    decidedRoute: () => undefined,
    hasGuards: () => true,
  });
  void navigation.start();
  return {
    driver: driver.name,
    go: async (path, options) => (await navigation.go(path, options)).status,
    begin: (path) => void navigation.go(path),
    guard: (path, decision) => void decisions.set(path, decision),
    release: () => {
      for (const resolve of waiting) {
        resolve();
      }
      waiting = [];
    },
    asked: () => asked,
    shown: () => {
      const current = navigation.shown.get();
      return current === undefined ? '' : current.path;
    },
  };
}

(window as unknown as { harness: Harness }).harness = start();
