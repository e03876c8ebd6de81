import { describe, expect, it } from 'vitest';
import { MANDATORY_PLUGINS, mandatoryPlugins } from './mandatory-plugins.ts';

const promo = { id: 'promo', criticality: 'mandatory' };
const sport = { id: 'sport', criticality: 'optional' };

describe('the mandatory plugins', () => {
  it('the mandatory plugins are the default where the operator names none', () => {
    expect([...mandatoryPlugins({ configured: undefined, manifests: [] })]).toEqual(
      MANDATORY_PLUGINS,
    );
    expect(MANDATORY_PLUGINS.length).toBeGreaterThan(0);
  });

  it('the mandatory plugins are those of the configuration and those that declare it', () => {
    const ids = mandatoryPlugins({ configured: ['own-limits'], manifests: [promo, sport] });
    expect([...ids]).toEqual(['own-limits', 'promo']);
  });
});
