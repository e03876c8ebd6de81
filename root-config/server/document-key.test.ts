import { describe, expect, it } from 'vitest';
import { documentKey, frameOf } from './document-key.ts';
import type { DocumentInput } from './render-document.ts';
import { CONFIGURATION, fixtureSite, NO_SEO } from './testing/fixture-site.ts';
import { pageAt } from './testing/request-page.ts';

const site = fixtureSite();

function inputOf(url = '/en', change: Partial<DocumentInput> = {}): DocumentInput {
  return {
    site,
    page: pageAt(site, url),
    configuration: CONFIGURATION,
    application: { iconsVersion: '1.0.637', installable: true },
    seo: NO_SEO,
    plugins: {},
    development: false,
    decisions: { maintenance: false, plan: {}, isRedirectChecked: true },
    configurationVersion: 'c1',
    nonce: 'Tm9uY2U=',
    origin: 'https://bets.example',
    time: 1_700_000_500_000,
    read: async () => '{}',
    deadline: () => new Promise(() => undefined),
    query: {},
    ...change,
  };
}

describe('the frame of a document', () => {
  it('the frame of a document is the same on every visit, whatever the prices', () => {
    const visit = { nonce: 'T3RoZXI=', time: 1_700_000_900_000, read: async () => '{"price":2}' };
    expect(frameOf(inputOf('/en', visit))).toBe(frameOf(inputOf()));
  });

  it.each<[string, DocumentInput]>([
    ['language', inputOf('/ru')],
    ['page', inputOf('/en/user/login')],
    ['query', inputOf('/en', { query: { sport: '1' } })],
    ['configuration', inputOf('/en', { configuration: { ...CONFIGURATION, brand: 'Another' } })],
    ['version of the configuration', inputOf('/en', { configurationVersion: 'c2' })],
    [
      'visitor, who is signed in',
      inputOf('/en', { page: { ...inputOf().page, authenticated: true } }),
    ],
    ['origin', inputOf('/en', { origin: 'https://other.example' })],
  ])('the frame of a document is another one for another %s', (_what, other) => {
    expect(frameOf(other)).toMatch(/^[\w-]{16}$/);
    expect(frameOf(other)).not.toBe(frameOf(inputOf()));
  });

  it('the frame of a document has no name where browsers keep none, or its data write the head', () => {
    const game = inputOf('/en/live/football/1-league/1-home-away');
    expect(game.page.route?.titleFromData).toBeDefined();
    expect(frameOf(game)).toBeUndefined();
    expect(frameOf(inputOf('/en/nowhere'))).toBeUndefined();
    expect(
      frameOf(inputOf('/en', { override: { target: undefined, inspect: true } as never })),
    ).toBe(undefined);
  });
});

describe('the key of a document', () => {
  it('the key of a document is that of all who get the same, and of nobody who does not', () => {
    const rendering = { render: async () => [], share: async () => ({}) as never };
    expect(documentKey(inputOf('/en', { rendering }))).toBeDefined();
    expect(documentKey(inputOf())).toBeUndefined();
    const signedIn = { ...inputOf().page, authenticated: true };
    expect(documentKey(inputOf('/en', { rendering, page: signedIn }))).toBeUndefined();
  });
});
