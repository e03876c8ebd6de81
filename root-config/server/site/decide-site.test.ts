import { MaintenanceConfiguration } from '@touchline/contracts';
import { describe, expect, it, vi } from 'vitest';
import { decideSite, type SiteQuestion } from './decide-site.ts';
import { siteAddress } from './site-address.ts';

const never = () => new Promise<never>(() => undefined);

function ask(
  url: string,
  given: Partial<Omit<SiteQuestion, 'maintenance'>> & { maintenance?: object } = {},
) {
  const log = { warn: vi.fn(), error: vi.fn() };
  const question: SiteQuestion = {
    address: siteAddress(url, ['en', 'ru']) ?? { language: '', path: '', query: '' },
    href: `https://site.example${url}`,
    cookies: {},
    maintenanceOnBlockFailure: false,
    isProduction: true,
    askBlock: vi.fn(async () => ({ displayTypeId: 0, templateTypeId: 0 })),
    askRedirect: vi.fn(async () => ({
      redirect: false,
      code: 200,
      url: '',
      reasons: [],
      breadcrumbs: [],
    })),
    wait: async () => undefined,
    deadline: never,
    log,
    ...given,
    maintenance: MaintenanceConfiguration.parse(given.maintenance ?? {}),
  };
  return { log, question, verdict: decideSite(question) };
}

const to = (location: string) => ({ kind: 'redirect', status: 302, location });
const blocked = (templateTypeId: number) => async () => ({ displayTypeId: 1, templateTypeId });
const broken = () => vi.fn(async () => Promise.reject(new Error('away')));

describe('maintenance', () => {
  it.each([
    [{ cookies: { maintenance: '1' }, maintenance: {} }],
    [{ maintenance: { isActive: true } }],
    [{ maintenance: { web_state: true } }],
  ])('by %o sends every page to its own, with 503 there, and asks nobody else', async (given) => {
    expect(await ask('/ru/live?a=1', given).verdict).toEqual(to('/ru/maintenance'));
    const there = ask('/ru/maintenance', given);
    expect(await there.verdict).toMatchObject({
      kind: 'page',
      status: 503,
      decisions: { maintenance: true },
    });
    expect(there.question.askBlock).not.toHaveBeenCalled();
    expect(there.question.askRedirect).not.toHaveBeenCalled();
  });

  it('that is off sends its page home', async () => {
    expect(await ask('/ru/maintenance').verdict).toEqual(to('/ru'));
  });

  it('tells the browser its times', async () => {
    const maintenance = { notify_started_at: 1, notify_ended_at: 2, started_at: 3, ended_at: 4 };
    expect(await ask('/en', { maintenance }).verdict).toMatchObject({
      decisions: { plan: { notifyStartDate: 1, notifyEndDate: 2, startAt: 3, finishAt: 4 } },
    });
  });
});

describe('a block', () => {
  it.each([
    [4, '/en/site-updates?a=1', 503],
    [16, '/en/suspension', 403],
    [13, '/en/block-ua', 403],
    [17, '/en/block-ie', 403],
    [8, '/en/coming-soon', 503],
    [2, '/en/block', 403],
  ])('for reason %i leads to %s with %i', async (reason, location, status) => {
    const given = { askBlock: blocked(reason) };
    expect(await ask('/en/live?a=1', given).verdict).toEqual(to(location));
    expect(await ask(location, given).verdict).toMatchObject({
      kind: 'page',
      status,
      decisions: { blockReason: reason },
    });
  });

  it('of template 1 is lifted by force_geo_off=1 outside production alone', async () => {
    const given = { askBlock: blocked(1), cookies: { force_geo_off: '1' } };
    const outside = await ask('/en', { ...given, isProduction: false }).verdict;
    expect(outside).toMatchObject({ decisions: { blockReason: null } });
    expect(await ask('/en', given).verdict).toEqual(to('/en/block'));
  });

  it('leaves accountverify open with its own status', async () => {
    const verdict = await ask('/en/accountverify', { askBlock: blocked(16) }).verdict;
    expect(verdict).toMatchObject({ kind: 'page', decisions: { blockReason: 16 } });
    expect(verdict).not.toHaveProperty('status');
  });

  it('that is none sends its pages home', async () => {
    expect(await ask('/en/suspension').verdict).toEqual(to('/en'));
  });

  it('is asked for again twice, 100 ms apart', async () => {
    const askBlock = broken();
    const wait = vi.fn(async () => undefined);
    await ask('/en', { askBlock, wait }).verdict;
    expect(askBlock).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[100], [100]]);
  });

  it('that nobody answers leaves the page open and the browser to ask', async () => {
    const { log, verdict } = ask('/en/live', { askBlock: broken() });
    expect(await verdict).toEqual({
      kind: 'page',
      decisions: { maintenance: false, plan: expect.anything(), isRedirectChecked: true },
    });
    expect(log.error.mock.calls[0]?.[1]).toBe('the block check failed');
    const late = ask('/en/live', { askBlock: never, deadline: async () => undefined });
    expect(await late.verdict).not.toHaveProperty('decisions.blockReason');
  });

  it('that nobody answers is maintenance where the flag says so', async () => {
    const given = { askBlock: broken(), maintenanceOnBlockFailure: true };
    expect(await ask('/en/live', given).verdict).toEqual(to('/en/maintenance'));
    expect(await ask('/en/maintenance', given).verdict).toMatchObject({ status: 503 });
  });
});

describe('the redirect service', () => {
  const answer = (url: string) => async () => ({
    redirect: true,
    code: 301,
    url,
    reasons: [],
    breadcrumbs: [],
  });

  it('is followed in production, or when the query asks for it', async () => {
    const askRedirect = answer('https://site.example/en/new');
    const gone = { kind: 'redirect', status: 301, location: 'https://site.example/en/new' };
    expect(await ask('/en/old', { askRedirect }).verdict).toEqual(gone);
    expect(await ask('/en/old', { askRedirect, isProduction: false }).verdict).toMatchObject({
      kind: 'page',
    });
    const asked = ask('/en/old?redirect-service=1', { askRedirect, isProduction: false });
    expect(await asked.verdict).toEqual(gone);
  });

  it('that leads to the very address is logged and skipped', async () => {
    const { log, verdict } = ask('/en/old', { askRedirect: answer('/en/old') });
    expect(await verdict).toMatchObject({ kind: 'page' });
    expect(log.warn.mock.calls[0]?.[0]).toContain('cyclic redirect');
  });

  it('whose answer has another shape is logged and not asked again', async () => {
    const askRedirect = vi.fn(async () => ({ redirect: 'yes' }));
    const { log, verdict } = ask('/en/old', { askRedirect });
    expect(await verdict).toMatchObject({ decisions: { isRedirectChecked: true } });
    expect(log.error.mock.calls[0]?.[1]).toBe('Incorrect response format of the Redirect service');
    expect(askRedirect).toHaveBeenCalledTimes(1);
  });

  it('that fails is asked again five times, then left to the browser', async () => {
    const askRedirect = broken();
    expect(await ask('/en/old', { askRedirect }).verdict).toMatchObject({
      decisions: { isRedirectChecked: false },
    });
    expect(askRedirect).toHaveBeenCalledTimes(6);
  });
});
