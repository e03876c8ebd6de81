import { RegistrationOptions } from '@touchline/contracts/configuration';
import { createTestContext, type TestContextOptions } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { start } from './registration-links.background.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Presses a link to registration on a page; returns the result. */
async function press(
  options: TestContextOptions & { readonly faultyModals?: boolean } = {},
  init: MouseEventInit = {},
) {
  const test = createTestContext({ plugin: 'auth', definition: plugin, ...options });
  const { context } = test;
  const go = vi.spyOn(context.navigation, 'go').mockResolvedValue({ status: 'done' });
  const open = vi.spyOn(context.modals, 'open');
  if (options.faultyModals === true) {
    open.mockRejectedValue(new Error('no modal'));
  }
  stop = start(context);
  const link = document.createElement('a');
  link.href = context.navigation.href({ route: 'registration' });
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // The test page has nowhere to go to.
  link.addEventListener('click', (click) => {
    if (!click.defaultPrevented) {
      click.preventDefault();
      link.dataset['followed'] = 'true';
    }
  });
  link.dispatchEvent(event);
  await vi.waitFor(() => {
    expect(go.mock.calls.length + open.mock.calls.length + Number(init.ctrlKey ?? false)).toBe(
      options.faultyModals === true ? 2 : 1,
    );
  }, 10_000);
  return { opened: open.mock.calls, gone: go.mock.calls, link };
}

describe('a link to registration', () => {
  it('a registration link opens the modal over the page, with the bonus of the page’s route', async () => {
    const registration = RegistrationOptions.parse({
      bonusChoices: [0, 1],
      bonusByRoute: { promo: 1 },
    });
    const home = await press({ configuration: { registration }, current: { name: 'home' } });
    expect(home.opened).toEqual([['registration', {}]]);
    stop();
    const promo = await press({ configuration: { registration }, current: { name: 'promo' } });
    expect(promo.opened).toEqual([['registration', { bonus: '1' }]]);
    expect(promo.gone).toEqual([]);
  });

  it('a registration link falls back to the route when the modal cannot be opened', async () => {
    const { gone } = await press({ faultyModals: true });
    expect(gone).toEqual([[{ route: 'registration', query: {} }]]);
  });

  it.each([
    ['from the login', { current: { name: 'login' } }],
    ['from the login modal', { current: { name: 'home', query: { modal: 'login' } } }],
    [
      'where registration is custom',
      { configuration: { registration: RegistrationOptions.parse({ custom: true }) } },
    ],
  ])('a registration link opens the route %s', async (_name, options) => {
    const { gone, opened } = await press(options);
    expect([gone, opened]).toEqual([[[{ route: 'registration', query: {} }]], []]);
  });

  it('a registration link is the browser’s own when it is pressed for another tab', async () => {
    const { link, gone, opened } = await press({}, { ctrlKey: true });
    expect([link.dataset['followed'], gone, opened]).toEqual(['true', [], []]);
  });
});
