import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { act } from 'react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './brands-slider.view.tsx';

async function show(brands: readonly object[]) {
  const test = createTestContext({
    plugin: 'casino',
    definition: plugin,
    texts: en,
    answers: { 'GET /bff-api/config/group/get': () => ({ groups: { thirdparty: { brands } } }) },
  });
  return { ...test, mounted: await mountView({ view, context: test.context }) };
}

describe('the row of brands', () => {
  it('the row of brands links each brand’s page, by its name where it has no picture', async () => {
    const { mounted } = await show([
      { id: 'acme', name: 'Acme' },
      { id: 'north', name: 'North', imageUrl: '/pictures/north.svg' },
    ]);
    const acme = await screen.findByRole('link', { name: 'Acme' });
    expect(acme.getAttribute('href')).toBe('/en/providers/acme');
    expect(screen.getByRole('img', { name: 'North' }).getAttribute('src')).toBe(
      '/pictures/north.svg',
    );
    await mounted.unmount();
  });

  it('the row of brands requests no pictures in the light version, and shows the names instead', async () => {
    const { mounted, context } = await show([
      { id: 'north', name: 'North', imageUrl: '/pictures/north.svg' },
    ]);
    expect(await screen.findByRole('img', { name: 'North' })).toBeTruthy();
    act(() => context.preferences.change({ isAppLightVersion: 1 }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'North' }).textContent).toBe('North');
    await mounted.unmount();
  });

  it.each([
    ['ltr', 80],
    ['rtl', -80],
  ])('the row of brands scrolls towards the end of the line in %s', async (direction, left) => {
    document.documentElement.dir = direction;
    const { mounted } = await show([{ id: 'acme', name: 'Acme' }]);
    const row = await screen.findByRole('list');
    row.style.direction = direction;
    Object.defineProperty(row, 'clientWidth', { value: 100 });
    const scrollBy = vi.fn();
    row.scrollBy = scrollBy;
    await userEvent.click(screen.getByRole('button', { name: 'More providers' }));
    expect(scrollBy).toHaveBeenCalledWith({ left });
    await mounted.unmount();
    document.documentElement.dir = '';
  });

  it.each([
    ['none', []],
    ['a picture from elsewhere', [{ id: 'a', name: 'A', imageUrl: 'https://other.example/a.png' }]],
    ['a picture without a scheme', [{ id: 'a', name: 'A', imageUrl: '//other.example/a.png' }]],
  ])('the row of brands is absent with %s', async (_what, brands) => {
    const { mounted, http } = await show(brands);
    await vi.waitFor(() => expect(http.requests).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    expect(screen.queryByRole('link')).toBeNull();
    await mounted.unmount();
  });
});
