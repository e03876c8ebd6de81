import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import en from '../translations/en.json';
import { view } from './age-check.view.tsx';
import { ageConfirmed } from './moment.store.ts';

/** A busy machine takes its time to draw. */
const find = (text: string) => screen.findByText(text, {}, { timeout: 4_000 });
let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

async function setUp(currentCountryCode: string) {
  const { context } = createTestContext({
    plugin: 'technical',
    texts: en,
    time: Date.UTC(2026, 0, 15),
    settings: { ageConfirmation: 'days', ageByCountry: { EE: 21 } },
    configuration: { currentCountryCode, countryCode: 'mt', minimumAge: 18 },
  });
  ({ unmount } = await mountView({ view, context }));
  return context;
}

describe('the question about age', () => {
  it.each([
    ['ee', 21],
    ['mt', 18],
    ['', 18],
  ])('the age prompt in "%s" has the configured age: %i', async (country, age) => {
    await setUp(country);
    expect(await find(`Are you ${age} or older?`)).toBeTruthy();
  });

  it('the age prompt is answered once, and a younger visitor may only go back', async () => {
    const context = await setUp('mt');
    await userEvent.click(await find(en.age.no.replace('{{age}}', '18')));
    expect(ageConfirmed(context).holds()).toBe(false);
    await userEvent.click(await find(en.age.back));
    await userEvent.click(await find(en.age.yes.replace('{{age}}', '18')));
    expect(ageConfirmed(context).holds()).toBe(true);
    expect(context.keys.get('technical.ageAnswered')).toBe(true);
  });
});
