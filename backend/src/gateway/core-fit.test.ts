import { createRouteTable } from '@touchline/domain/routes';
import { describe, expect, it } from 'vitest';
import { testArtefact, testPlugin } from '../../test/site/test-artefact.ts';
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
  it('a core group with a legacy path that is a published route is refused', () => {
    artefacts = [testArtefact('sport', { version: '1.0.0' })];
    expect(fit.conflicts(withLegacyPath)).toMatchObject([{ path: '/live', route: 'live' }]);
    expect(() => fit.assertFits('core', withLegacyPath)).toThrow('legacy path');
    expect(() => fit.assertFits('core', core)).not.toThrow();
  });

  it('a core group may have any legacy path while nothing is published', () => {
    artefacts = [];
    expect(fit.conflicts(withLegacyPath)).toEqual([]);
    expect(() => fit.assertFits('core', withLegacyPath)).not.toThrow();
  });

  it('a core group with a mandatory plugin that is not live is refused', () => {
    artefacts = [testPlugin('sport', { version: '1.0.0' })];
    const withMandatory = (id: string) => ({ ...core, mandatoryPlugins: [id] });
    expect(() => fit.assertFits('core', withMandatory('sprot'))).toThrow('not live');
    expect(() => fit.assertFits('core', withMandatory('sport'))).not.toThrow();
  });

  it('a core group that would redirect banned players in a circle is refused', () => {
    const circular = { ...core, bannedAddress: 'https://site.example/block' };
    expect(() => fit.assertFits('core', circular)).toThrow('cannot stay');
  });
});

it('a group other than the core always fits', () => {
  expect(() => fit.assertFits('betting', withLegacyPath)).not.toThrow();
});
