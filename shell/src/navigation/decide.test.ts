import type { ContextValue } from '@touchline/domain/plugins';
import { DECISIONS, formatAddress, MAXIMUM_HOPS, parseAddress } from '@touchline/domain/navigation';
import type { GuardDecision } from '@touchline/plugin-api';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { compileRegistry } from '../registry/compile-registry.ts';
import { testContext } from '../testing/test-navigation.ts';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { type AskedGuard, createDecide } from './decide.ts';

const { table } = compileRegistry([
  testManifest({
    id: 'site',
    routes: [
      testRoute('home', '/'),
      testRoute('office', '/office/:page?', { access: 'auth' }),
      testRoute('login', '/user/login', {
        access: 'guest',
        when: { key: 'config.registrationAllowed' },
      }),
      testRoute('registration', '/registration', { access: 'guest' }),
      testRoute('rules', '/rules', { when: { key: 'config.rules' } }),
      testRoute('notFound', '/:path(.*)', { status: 404 }),
    ],
  }),
]);

function ask(
  address: string,
  given: {
    readonly keys?: Readonly<Record<string, ContextValue>>;
    readonly guards?: readonly AskedGuard[];
  } = {},
) {
  const keys: Record<string, ContextValue> = { 'config.registrationAllowed': true, ...given.keys };
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const context = testContext({ table, keys });
  const decide = createDecide({
    decisions: DECISIONS,
    context: () => context,
    guards: () => given.guards ?? [],
    log,
  });
  const verdict = decide({
    address: parseAddress(address, context.languages),
    asksGuards: true,
    current: undefined,
    signedInFrom: undefined,
  });
  return { verdict, log };
}

async function addressOf(address: string, given: Parameters<typeof ask>[1] = {}) {
  const verdict = await ask(address, given).verdict;
  return 'target' in verdict ? formatAddress(verdict.target.address) : verdict;
}

const guard = (name: string, decision: GuardDecision): AskedGuard => ({
  name,
  ask: async () => decision,
});

describe('navigation decisions in the browser', () => {
  it('the decisions in the browser are those of the page server, over the shell’s context keys', async () => {
    expect(await addressOf('/office/history?page=2')).toBe(
      '/en/user/login?return=%2Foffice%2Fhistory%3Fpage%3D2',
    );
    expect(await addressOf('/office?tab=1', { keys: { authenticated: true } })).toBe(
      '/en/office?tab=1',
    );
    expect(ask('/en/rules').verdict).toMatchObject({ kind: 'status', status: 404 });
    expect(ask('/en/rules', { keys: { 'config.rules': true } }).verdict).toMatchObject({
      kind: 'show',
    });
  });

  it('the decisions in the browser are synchronous where no plugin has a guard', () => {
    expect(ask('/en').verdict).not.toBeInstanceOf(Promise);
  });

  it('the decisions in the browser come before the guards of plugins, which run in their order; the first refusal wins', async () => {
    const asked: string[] = [];
    const tracing = (name: string, decision: GuardDecision): AskedGuard => ({
      name,
      ask: async ({ address }) => {
        asked.push(`${name} ${address.path}`);
        return decision;
      },
    });
    const verdict = await ask('/en/office', {
      guards: [
        tracing('first', { kind: 'allow' }),
        tracing('second', { kind: 'cancel' }),
        tracing('third', { kind: 'allow' }),
      ],
    }).verdict;
    expect(verdict).toEqual({ kind: 'cancel', guard: 'second' });
    expect(asked).toEqual(['first /user/login', 'second /user/login']);
  });

  it('a relative redirect is ERR_REDIRECT and cancels', async () => {
    for (const path of ['live', '//elsewhere', 'https://elsewhere']) {
      const { verdict, log } = ask('/en', { guards: [guard('g', { kind: 'redirect', path })] });
      expect(await verdict).toEqual({ kind: 'cancel', guard: 'g' });
      expect(log.error.mock.calls[0]?.[0]).toContain('ERR_REDIRECT');
    }
  });

  it('a redirect to the same address is logged and skipped', async () => {
    const { verdict, log } = ask('/en/registration', {
      guards: [guard('g', { kind: 'redirect', path: '/registration' })],
    });
    expect(await verdict).toMatchObject({ kind: 'show' });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('the decisions in the browser are never longer than five hops, whatever guards and context say', async () => {
    const paths = ['/', '/office', '/user/login', '/registration', '/rules', '/else', 'bad'];
    const decision: fc.Arbitrary<GuardDecision> = fc.oneof(
      fc.constant<GuardDecision>({ kind: 'allow' }),
      fc.constantFrom(...paths).map((path): GuardDecision => ({ kind: 'redirect', path })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths.slice(0, -1)),
        fc.record({
          authenticated: fc.boolean(),
          'config.registrationAllowed': fc.boolean(),
          'config.rules': fc.boolean(),
        }),
        fc.array(fc.dictionary(fc.constantFrom(...paths), decision), { maxLength: 4 }),
        async (path, keys, tables) => {
          let asked = 0;
          const guards = tables.map(
            (byPath, index): AskedGuard => ({
              name: String(index),
              ask: async ({ address }) => {
                asked += 1;
                return byPath[address.path] ?? { kind: 'allow' };
              },
            }),
          );
          const verdict = await ask(path, { keys, guards }).verdict;
          expect(asked).toBeLessThanOrEqual((MAXIMUM_HOPS + 1) * guards.length);
          if ('hops' in verdict) {
            expect(verdict.hops).toBeLessThanOrEqual(MAXIMUM_HOPS);
          }
        },
      ),
    );
  });
});
