import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../translations/en.json';
import { view } from './download-banner.view.tsx';
import { refusedInstall } from './refused-install.store.ts';
import { shopAddress } from './shop-address.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const urls = { androidUrl: 'https://shop.example/apk', iosUrl: 'https://shop.example/ios' };

function onDevice({ userAgent = ANDROID, isStandalone = false }) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  return createTestContext({
    plugin: 'technical',
    texts: en,
    answers: { 'GET /bff-api/config/group/get': () => ({ groups: { application: urls } }) },
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the address of the application', () => {
  it.each([
    [ANDROID, urls, 'https://shop.example/apk'],
    [IPHONE, urls, 'https://shop.example/ios'],
    [IPHONE, { ...urls, iosUrl: '' }, undefined],
    [ANDROID, { ...urls, androidUrl: 'javascript:alert(1)' }, undefined],
    ['Mozilla/5.0 (X11; Linux x86_64)', urls, undefined],
  ])('the application for %s with %j is at %s', (userAgent, given, address) => {
    expect(shopAddress({ userAgent, ...given })).toBe(address);
  });
});

describe('the banner to the application', () => {
  it('the application banner links the device’s own shop, and remembers when it is declined', async () => {
    const { context } = onDevice({ userAgent: IPHONE });
    const mounted = await mountView({ view, context });
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(urls.iosUrl);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(refusedInstall(context).get()).toBe(true);
    await mounted.unmount();
  });

  it('the application banner is not shown where the site is installed', async () => {
    const { context, http } = onDevice({ isStandalone: true });
    const mounted = await mountView({ view, context });
    await vi.waitFor(() => expect(http.requests).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    await mounted.unmount();
  });
});
