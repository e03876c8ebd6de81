import { describe, expect, it } from 'vitest';
import { configurationKeys } from './configuration-keys.ts';
import { LAYOUTS } from './layout.ts';
import { slotsOfRoute } from './page-slots.ts';

describe('layouts', () => {
  it('layouts show what the table of page shells says', () => {
    const shows = (slot: string) =>
      LAYOUTS.filter((layout) => slotsOfRoute({ layout }).some((shown) => shown === slot));
    expect(shows('header')).toEqual(['default', 'clear', 'empty', 'third-party']);
    expect(shows('bottom-nav')).toEqual(['default', 'clear', 'empty', 'headless', 'third-party']);
    expect(shows('seo')).toEqual(['default', 'headless']);
    expect(shows('footer')).toEqual(['default', 'headless', 'third-party']);
    expect(shows('brands')).toEqual(['third-party']);
    expect(shows('left')).toEqual(['default', 'headless']);
    expect(shows('overlay')).toEqual([...LAYOUTS]);
  });

  it.each(['header', 'bottom-nav', 'footer', 'seo'] as const)(
    'layouts lose the %s by a flag',
    (part) => {
      expect(slotsOfRoute({ layout: 'default' })).toContain(part);
      expect(slotsOfRoute({ layout: 'default', hide: [part] })).not.toContain(part);
    },
  );

  it('layouts show the panels of home on the home page alone', () => {
    expect(slotsOfRoute({ name: 'home', layout: 'default' })).toContain('home');
    expect(slotsOfRoute({ name: 'coupon', layout: 'default' })).not.toContain('home');
    expect(slotsOfRoute({ name: 'home', layout: 'clear' })).not.toContain('home');
  });

  it('layouts of third-party games have the brands, but not on the page of brands', () => {
    expect(slotsOfRoute({ layout: 'third-party' })).toContain('brands');
    expect(slotsOfRoute({ layout: 'third-party', hide: ['brands'] })).not.toContain('brands');
  });
});

describe('the A/B test of the registration', () => {
  const registration = {
    layout: 'default',
    hideWhen: { 'bottom-nav': { key: 'abTest.70' } },
  } as const;
  const slotsIn = (abTests: number[][]) => {
    const keys = configurationKeys({
      flags: {},
      abTests,
      registrationAllowed: true,
      betting: { couponForVisitors: true },
    });
    return slotsOfRoute(registration, (key) => keys[key]);
  };

  it('the A/B test of the registration shows the bottom navigation in 69 and hides it in 70', () => {
    expect(slotsIn([[69]])).toContain('bottom-nav');
    expect(slotsIn([[70]])).not.toContain('bottom-nav');
  });

  it('the A/B test of the registration shows the bottom navigation to visitors in neither', () => {
    expect(slotsIn([])).toContain('bottom-nav');
    expect(slotsIn([[69, 70]])).toContain('bottom-nav');
  });
});
