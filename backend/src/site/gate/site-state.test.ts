import { MaintenanceConfiguration } from '@touchline/contracts/configuration';
import { describe, expect, it, vi } from 'vitest';
import { readMoved, readSiteState, type SiteQuestion } from './site-state.ts';

const NOT_BLOCKED = { displayTypeId: 0, templateTypeId: 0 };
const blocked = (templateTypeId: number) => ({ displayTypeId: 1, templateTypeId });
const broken = () => vi.fn(async () => Promise.reject(new Error('away')));
const createLog = () => ({ warn: vi.fn(), error: vi.fn() });

function ask(
  given: Partial<Omit<SiteQuestion, 'settings'>> & {
    readonly maintenance?: object;
    readonly closesOnFailure?: boolean;
  } = {},
) {
  const { maintenance = {}, closesOnFailure = false, ...rest } = given;
  const question = {
    cookies: {},
    isProduction: true,
    knownBlock: () => undefined,
    askBlock: vi.fn(async () => NOT_BLOCKED),
    log: createLog(),
    settings: {
      maintenance: MaintenanceConfiguration.parse(maintenance),
      global: { maintenanceOnBlockFailure: closesOnFailure },
    } as SiteQuestion['settings'],
    ...rest,
  };
  return { question, answer: readSiteState(question) };
}

describe('maintenance', () => {
  it.each([
    [{ cookies: { maintenance: '1' } }],
    [{ maintenance: { isActive: true } }],
    [{ maintenance: { web_state: true } }],
  ])('maintenance is on by %o, and the block service is not queried', async (given) => {
    const { answer, question } = ask(given);
    const state = { maintenance: true, blockReason: undefined };
    expect(await answer).toEqual({ state, isBlockKnown: false });
    expect(question.askBlock).not.toHaveBeenCalled();
  });
});

describe('a block', () => {
  it('a block is known from memory without a query', async () => {
    const { answer, question } = ask({ knownBlock: () => blocked(16) });
    expect(await answer).toMatchObject({ state: { blockReason: 16 }, isBlockKnown: true });
    expect(question.askBlock).not.toHaveBeenCalled();
  });

  it.each([
    [true, 1],
    [false, undefined],
  ])(
    'a block of template 1 with force_geo_off=1, in production %s: %s',
    async (isProduction, reason) => {
      const cookies = { force_geo_off: '1' };
      const { answer } = ask({ knownBlock: () => blocked(1), cookies, isProduction });
      expect((await answer).state.blockReason).toBe(reason);
    },
  );

  it('a block is queried three times, then unknown and logged once', async () => {
    const askBlock = broken();
    const { answer, question } = ask({ askBlock });
    expect(await answer).toEqual({
      state: { maintenance: false, blockReason: undefined },
      isBlockKnown: false,
    });
    expect(askBlock).toHaveBeenCalledTimes(3);
    expect(question.log.error).toHaveBeenCalledTimes(1);
  });

  it('a block that cannot be queried is maintenance where the operator configured it', async () => {
    const { answer } = ask({ askBlock: broken(), closesOnFailure: true });
    expect((await answer).state.maintenance).toBe(true);
  });

  it('a block that takes too long is unknown', async () => {
    const never = () => new Promise<never>(() => undefined);
    expect((await ask({ askBlock: never }).answer).isBlockKnown).toBe(false);
  });
});

describe('the redirect service', () => {
  const href = 'https://site.example/en/old?a=1';
  const answering = (url: string, more: object = {}) =>
    vi.fn(async () => ({ redirect: true, code: 301, url, reasons: [], breadcrumbs: [], ...more }));
  const moved = (askRedirect: () => Promise<unknown>, more: object = {}) => {
    const log = createLog();
    const question = { path: '/old', href, isProduction: true, askRedirect, log, ...more };
    return { log, answer: readMoved(question) };
  };

  it('the redirect service moves a page in production, elsewhere only when the query requires it', async () => {
    const to = { kind: 'go', url: 'https://site.example/en/new', code: 301 };
    const outside = { isProduction: false };
    expect(await moved(answering('/en/new')).answer).toEqual({ path: '/old', to });
    expect((await moved(answering('/en/new'), outside).answer)?.to.kind).toBe('stay');
    const asked = { ...outside, href: `${href}&redirect-service` };
    expect((await moved(answering('/en/new'), asked).answer)?.to.kind).toBe('go');
  });

  it('the redirect service is queried six times before it counts as failed', async () => {
    const askRedirect = broken();
    const { answer, log } = moved(askRedirect);
    expect(await answer).toBeUndefined();
    expect(askRedirect).toHaveBeenCalledTimes(6);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('the redirect service leaves the page where it is for a circle or a malformed response, and logs it', async () => {
    const circle = moved(answering(href));
    expect((await circle.answer)?.to.kind).toBe('cyclic');
    expect(circle.log.warn).toHaveBeenCalledTimes(1);
    const malformed = moved(answering('/en/new', { redirect: 'yes' }));
    expect((await malformed.answer)?.to.kind).toBe('stay');
    expect(malformed.log.error).toHaveBeenCalledTimes(1);
  });
});
