import { createRouteTable } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { testArtefact } from '../../test/site/test-artefact.ts';
import { defaultOf } from '../site/configuration/groups.ts';
import { createCoreFit } from './core-fit.ts';

const core = defaultOf('core');
const withLegacyPath = {
  ...core,
  routing: {
    legacyPromoPaths: { '/live': '/promo/live' },
    bonusesAsOffers: false,
    games: [],
    afterSignIn: [],
    notFoundPaths: [],
  },
};

let artefacts: ReturnType<typeof testArtefact>[] = [];
const fit = createCoreFit({
  compositionOf: () => ({ artefacts }),
  siteOf: () => ({
    routes: createRouteTable([
      {
        name: 'live',
        path: '/live',
        access: 'any',
        allowedWhenBanned: false,
        exemptFromIdentification: false,
      },
    ]),
  }),
  publicUrl: 'https://site.example',
});

describe('a core group', () => {
  it('is refused with a legacy path that is a published route', () => {
    artefacts = [testArtefact('sport', { version: '1.0.0' })];
    expect(fit.conflicts(withLegacyPath)).toMatchObject([{ path: '/live', route: 'live' }]);
    expect(() => fit.assertFits('core', withLegacyPath)).toThrow('legacy path');
    expect(() => fit.assertFits('core', core)).not.toThrow();
  });

  it('may have any legacy path while nothing is published', () => {
    artefacts = [];
    expect(fit.conflicts(withLegacyPath)).toEqual([]);
    expect(() => fit.assertFits('core', withLegacyPath)).not.toThrow();
  });

  it('is refused where banned players would be redirected in a circle', () => {
    const circular = { ...core, bannedAddress: 'https://site.example/block' };
    expect(() => fit.assertFits('core', circular)).toThrow('cannot stay');
  });
});

it('groups other than the core always fit', () => {
  expect(() => fit.assertFits('betting', withLegacyPath)).not.toThrow();
});
