import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { SiteDecisions } from '@touchline/contracts/site';
import type { MaintenancePlan } from '@touchline/domain/site';
import { createStore } from '@touchline/plugin-api';
import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { createKeyStore } from '../services/context-keys.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createSiteFollower, type SiteFollowerDependencies } from './site-follower.ts';

const CORE = {
  flags: { old: true },
  abTests: [],
  registrationAllowed: true,
  betting: { couponForVisitors: true },
} as unknown as CoreConfiguration;

const NOT_BLOCKED = { displayTypeId: 0, templateTypeId: 0 };
const NO_REDIRECT = { redirect: false, code: 200, url: '', reasons: [], breadcrumbs: [] };

function setUp(
  given: {
    decisions?: Partial<SiteDecisions>;
    cookies?: Record<string, string>;
    flags?: Record<string, boolean>;
    services?: Partial<SiteFollowerDependencies['services']>;
    href?: string;
  } & Partial<Pick<SiteFollowerDependencies, 'isDocumentOld' | 'isProduction'>> = {},
) {
  const keys = createKeyStore(given.flags);
  const clock = createTestClock(1000);
  const core = createStore(CORE);
  const maintenance = createStore<MaintenancePlan>(given.decisions?.plan ?? {});
  const mocks = {
    configuration: vi.fn(async (_version: string | undefined) => ({
      core: { ...CORE, flags: { fresh: true } },
      groups: { maintenance: {} as object },
      plugins: {},
      version: 'v2',
    })),
    block: vi.fn(async (_question: { auth: boolean; url: string }) => NOT_BLOCKED),
    redirect: vi.fn(async (_url: string): Promise<unknown> => NO_REDIRECT),
  };
  const services = { ...mocks, ...(given.services as Partial<typeof mocks>) };
  const recheck = vi.fn();
  const leave = vi.fn();
  const { log, written } = createLog();
  const follower = createSiteFollower({
    services,
    decisions: {
      maintenance: false,
      plan: {},
      blockReason: null,
      isRedirectChecked: true,
      ...given.decisions,
    },
    configurationVersion: 'v1',
    core,
    maintenance,
    keys,
    clock,
    log,
    cookie: (name) => given.cookies?.[name],
    href: () => given.href ?? 'https://site.example/en/live',
    isProduction: given.isProduction ?? true,
    isDocumentOld: given.isDocumentOld ?? false,
    recheck,
    leave,
  });
  return { follower, services, keys, clock, core, maintenance, recheck, leave, written };
}

function createLog() {
  const written: string[] = [];
  const write = (message: string) => void written.push(message);
  return { written, log: { ...createTestLogger(), warn: write, error: write } };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a page that the document server has decided about', () => {
  it('a page that the document server has decided requests no service', async () => {
    const { follower, services, recheck } = setUp();
    follower.start();
    follower.offer('v1');
    await settled();
    for (const service of Object.values(services)) {
      expect(service).not.toHaveBeenCalled();
    }
    expect(recheck).not.toHaveBeenCalled();
  });

  it('a page that the document server has decided is blocked for the reason of the document', () => {
    const reasonOf = (blockReason: number | null) =>
      setUp({ decisions: { blockReason } }).follower.state().blockReason;
    expect([reasonOf(16), reasonOf(null)]).toEqual([16, undefined]);
  });
});

describe('another configuration', () => {
  it('another configuration leaves what is the visitor’s own: the tests drawn, the country, the consultant opted into', async () => {
    const flags = { paymentConsultant: true };
    const answer = {
      core: { ...CORE, flags, abTests: [[69, 70]], consultantRestrictedCountries: ['tr'] },
      groups: { maintenance: {} },
      plugins: {},
      version: 'v2',
    };
    const loaded = async (cookies: Record<string, string>) => {
      const services = { configuration: vi.fn(async () => answer) };
      const { follower, core, keys } = setUp({ services, cookies });
      core.set({ ...core.get(), abTests: [[70]], currentCountryCode: 'tr' });
      follower.offer('v2');
      await settled();
      expect([core.get().abTests, keys.get('abTest.70')]).toEqual([[[70]], true]);
      return keys.get('config.paymentConsultant');
    };
    expect(await loaded({})).toBe(false);
    expect(await loaded({ payment_consultant: '1' })).toBe(true);
  });

  it('another configuration offers no registration on a VIP domain', async () => {
    const isVip = async (vipDomains: string[]) => {
      const answer = { core: { ...CORE, vipDomains }, groups: {}, plugins: {}, version: 'v2' };
      const { follower, keys } = setUp({ services: { configuration: vi.fn(async () => answer) } });
      follower.offer('v2');
      await settled();
      return keys.get('config.vipDomain');
    };
    expect(await isVip(['vip.example'])).toBeUndefined();
    expect(await isVip(['vip.example', 'site.example'])).toBe(true);
  });

  it('another configuration is loaded, and its flags replace the old ones', async () => {
    const { follower, services, keys, core } = setUp({ flags: { 'config.old': true } });
    follower.offer('v2');
    await settled();
    expect(services.configuration).toHaveBeenCalledWith('v2');
    expect(core.get().flags).toEqual({ fresh: true });
    expect([keys.get('config.old'), keys.get('config.fresh')]).toEqual([undefined, true]);
    follower.offer('v2');
    await settled();
    expect(services.configuration).toHaveBeenCalledTimes(1);
  });

  it.each([{ isActive: true }, { web_state: true }])(
    'another configuration that enables maintenance by %o has the address decided again, and back when it is off',
    async (record) => {
      const { follower, services, recheck } = setUp();
      const answer = await services.configuration('v2');
      services.configuration.mockResolvedValueOnce({ ...answer, groups: { maintenance: record } });
      follower.offer('v2');
      await settled();
      expect(follower.state().maintenance).toBe(true);
      expect(recheck).toHaveBeenCalledTimes(1);
      follower.offer('v3');
      await settled();
      expect(follower.state().maintenance).toBe(false);
      expect(recheck).toHaveBeenCalledTimes(2);
    },
  );

  it('another configuration leaves maintenance on for a visitor who has the cookie', async () => {
    const { follower } = setUp({ cookies: { maintenance: '1' } });
    follower.offer('v2');
    await settled();
    expect(follower.state().maintenance).toBe(true);
  });

  it('another configuration that cannot be loaded leaves the page as it is, and is requested when it is offered again', async () => {
    const { follower, services, core, written } = setUp();
    services.configuration.mockRejectedValueOnce(new Error('away'));
    follower.offer('v2');
    await settled();
    expect(written).toEqual(['BFF config loading failed']);
    expect(core.get()).toBe(CORE);
    follower.offer('v2');
    await settled();
    expect(core.get().flags).toEqual({ fresh: true });
  });

  it('another configuration that arrives while one is being loaded is loaded after it', async () => {
    const { follower, services } = setUp();
    follower.offer('v2');
    follower.offer('v3');
    await settled();
    expect(services.configuration.mock.calls.map(([version]) => version)).toEqual(['v2', 'v3']);
  });
});

describe('the notice of maintenance', () => {
  it('the maintenance notice is due from its start to its end, and not during maintenance', async () => {
    const plan = { notifyStartDate: 5000, notifyEndDate: 9000 };
    const { follower, keys, clock } = setUp({ decisions: { plan } });
    follower.start();
    expect(keys.get('site.maintenanceNotice')).toBe(false);
    clock.advance(4000);
    expect(keys.get('site.maintenanceNotice')).toBe(true);
    clock.advance(4000);
    expect(keys.get('site.maintenanceNotice')).toBe(false);
    const during = setUp({ decisions: { plan: { notifyStartDate: 500 }, maintenance: true } });
    during.follower.start();
    expect(during.keys.get('site.maintenanceNotice')).toBe(false);
  });
});

describe('a document without an answer', () => {
  const lacking = { plan: {}, maintenance: false, isRedirectChecked: false };
  const start = (given: Parameters<typeof setUp>[0]) => {
    const page = setUp(given);
    page.follower.start();
    return page;
  };

  it('a document without an answer makes the browser request block and redirect, also when the service worker cached it', async () => {
    for (const page of [
      start({ decisions: { ...lacking, blockReason: undefined as never } }),
      start({ isDocumentOld: true }),
    ]) {
      await settled();
      expect(page.services.block).toHaveBeenCalledTimes(1);
      expect(page.services.redirect).toHaveBeenCalledTimes(1);
    }
  });

  it('the block check covers the whole address, and whether a player is signed in', async () => {
    const visitor = start({ isDocumentOld: true });
    const player = start({ isDocumentOld: true, flags: { authenticated: true } });
    await settled();
    const url = 'https://site.example/en/live';
    expect(visitor.services.block.mock.calls).toEqual([[{ auth: false, url }]]);
    expect(player.services.block.mock.calls).toEqual([[{ auth: true, url }]]);
    expect(player.services.redirect.mock.calls).toEqual([[url]]);
  });

  it('the block check is skipped while maintenance is on', async () => {
    const decisions = { ...lacking, maintenance: true };
    const { services } = start({ isDocumentOld: true, decisions });
    await settled();
    expect(services.block).not.toHaveBeenCalled();
    expect(services.redirect).not.toHaveBeenCalled();
  });

  it('the redirect check is skipped once a failing block check has closed the site', async () => {
    const block = vi.fn(async () => Promise.reject(new Error('away')));
    const { services } = start({
      isDocumentOld: true,
      services: { block },
      flags: { 'config.global.maintenanceOnBlockFailure': true },
    });
    await settled();
    expect(services.redirect).not.toHaveBeenCalled();
  });

  it('a page stays where the redirect service fails, and logs it', async () => {
    const redirect = vi.fn(async () => Promise.reject(new Error('away')));
    const { leave, written } = start({ isDocumentOld: true, services: { redirect } });
    await settled();
    expect(leave).not.toHaveBeenCalled();
    expect(written).toEqual(['the redirect check failed']);
  });

  it('a blocked page shows the block page, without a redirect check', async () => {
    const block = vi.fn(async () => ({ displayTypeId: 1, templateTypeId: 1 }));
    const services = { ...setUp().services, block };
    const { follower, recheck } = start({ isDocumentOld: true, services });
    await settled();
    expect([follower.state().blockReason, recheck.mock.calls.length]).toEqual([1, 1]);
    expect(services.redirect).not.toHaveBeenCalled();
  });

  it.each([
    [true, 1],
    [false, undefined],
  ])(
    'a blocked page with force_geo_off=1 and in production %s has the reason %s',
    async (isProduction, reason) => {
      const block = vi.fn(async () => ({ displayTypeId: 1, templateTypeId: 1 }));
      const services = { ...setUp().services, block };
      const cookies = { force_geo_off: '1' };
      const { follower } = start({ isDocumentOld: true, isProduction, services, cookies });
      await settled();
      expect(follower.state().blockReason).toBe(reason);
    },
  );

  it('a page is maintenance when the block check fails and the flag requires it, else it stays open', async () => {
    const block = vi.fn(async () => Promise.reject(new Error('away')));
    const services = { ...setUp().services, block };
    const open = start({ isDocumentOld: true, services });
    const flags = { 'config.global.maintenanceOnBlockFailure': true };
    const closed = start({ isDocumentOld: true, services, flags });
    await settled();
    expect(open.follower.state().maintenance).toBe(false);
    expect(open.written).toEqual(['the block check failed']);
    expect(closed.follower.state().maintenance).toBe(true);
    expect(closed.recheck).toHaveBeenCalledTimes(1);
  });

  it('a page follows a redirect in production only, skips a circle, and logs a malformed response', async () => {
    const answering = async (
      url: string,
      isProduction: boolean,
      answer: object = {},
      href = 'https://site.example/en/live',
    ) => {
      const redirect = vi.fn(async () => ({ ...NO_REDIRECT, redirect: true, url, ...answer }));
      const page = start({
        isDocumentOld: true,
        isProduction,
        href,
        services: { ...setUp().services, redirect },
      });
      await settled();
      return page;
    };
    const followed = await answering('/en/new', true);
    expect(followed.leave).toHaveBeenCalledWith('https://site.example/en/new');
    expect((await answering('/en/new', false)).leave).not.toHaveBeenCalled();
    const href = 'https://site.example/en/live?redirect-service';
    const asked = await answering('/en/new', false, {}, href);
    expect(asked.leave).toHaveBeenCalledWith('https://site.example/en/new');
    const circle = await answering('/en/live', true);
    expect(circle.leave).not.toHaveBeenCalled();
    expect(circle.written[0]).toContain('cyclic redirect');
    const malformed = await answering('/en/new', true, { redirect: 'yes' });
    expect(malformed.leave).not.toHaveBeenCalled();
    expect(malformed.written).toEqual(['Incorrect response format of the Redirect service']);
  });

  it('a page restored by the browser checks the block again', async () => {
    const { follower, services } = setUp();
    follower.resume();
    await settled();
    expect(services.block).toHaveBeenCalledTimes(1);
  });
});

describe('a refused page', () => {
  it('a refused page shows maintenance immediately, and requests the configuration when it is admitted again', async () => {
    const { follower, services, recheck } = setUp({});
    follower.refused('site_maintenance');
    follower.refused('site_maintenance');
    expect([follower.state().maintenance, recheck.mock.calls.length]).toEqual([true, 1]);
    expect(services.configuration).not.toHaveBeenCalled();
    follower.offer('v1');
    await settled();
    expect([follower.state().maintenance, recheck.mock.calls.length]).toEqual([false, 2]);
  });

  it('a refused page requests the reason of its block, and again when it is admitted', async () => {
    const block = vi.fn(async () => ({ displayTypeId: 1, templateTypeId: 16 }));
    const services = { ...setUp().services, block };
    const { follower } = setUp({ services });
    follower.refused('visitor_blocked');
    await settled();
    expect(follower.state().blockReason).toBe(16);
    block.mockResolvedValue({ displayTypeId: 0, templateTypeId: 0 });
    follower.offer('v1');
    await settled();
    expect(follower.state().blockReason).toBeUndefined();
  });

  it('a refusal for another reason does not concern the whole site', async () => {
    const { follower, services, recheck } = setUp({});
    follower.refused('topic_unknown');
    await settled();
    expect(services.block).not.toHaveBeenCalled();
    expect(recheck).not.toHaveBeenCalled();
  });
});
