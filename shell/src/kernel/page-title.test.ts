import { describe, expect, it } from 'vitest';
import { createI18n } from '../services/i18n/i18n.ts';
import { createPageTitle } from './page-title.ts';

const route = (title?: string) => ({ contribution: { plugin: 'sport', title } }) as never;

async function setUp() {
  const i18n = createI18n({
    language: 'en',
    words: { sport: { heading: 'Today' } },
    onMissing: () => undefined,
    loadI18next: () => import('i18next'),
  });
  const load = async () => ({ default: { title: { day: 'Accumulators of the day' } } });
  await i18n.addNamespace('sport', load, { isFirstScreen: true });
  const titles = createPageTitle({
    core: { get: () => ({ brand: 'Touchline' }) as never },
    registry: { get: () => ({ plugins: new Map() }) as never },
    i18n,
  });
  return { i18n, titles };
}

describe('the title of a page', () => {
  it('the title is the text of the route with the brand after it, and none where the route names none', async () => {
    const { i18n, titles } = await setUp();
    await i18n.complete();
    expect(titles.of(route('title.day'))).toBe('Accumulators of the day · Touchline');
    expect(titles.of(route())).toBeUndefined();
  });

  it('the title that the document has written stays while its words are still to come', async () => {
    const { titles } = await setUp();
    expect(titles.of(route('title.day'))).toBeUndefined();
  });
});
