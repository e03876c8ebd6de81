import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { createDictionaryCard } from '../../host/dictionary-card.ts';
import { createDictionaries } from './dictionaries.ts';

const PATH = 'GET /dictionaries-api/v1/ru/rules.json';

function setUp(answer: () => unknown) {
  const ask = vi.fn(answer);
  const layOver = vi.fn(async () => () => undefined);
  const { context } = createTestContext({ answers: { [PATH]: ask } });
  const plugins = new Map([['info', { translations: { namespace: 'information' } }]]);
  const load = createDictionaries({
    registry: { get: () => ({ plugins }) } as never,
    services: { http: context.http, i18n: { language: 'ru', layOver } as never },
  });
  return { ask, layOver, load };
}

describe('dictionaries of a route', () => {
  it('the dictionaries of a route are requested in the page’s language, once, and laid over the namespace of its plugin', async () => {
    const { ask, layOver, load } = setUp(() => ({ 'title.rules': 'Правила' }));
    (await load('info', ['rules']))();
    (await load('info', ['rules']))();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(layOver).toHaveBeenCalledWith('information', { 'title.rules': 'Правила' });
  });

  it('a failed dictionary is a failure without a status, and is requested again', async () => {
    let isDown = true;
    const { load, layOver } = setUp(() => {
      if (isDown) {
        throw Object.assign(new Error('withdrawn'), { code: 'unavailable', status: 503 });
      }
      return { a: 'b' };
    });
    const failed = load('info', ['rules']);
    await expect(failed).rejects.toMatchObject({ code: 'dictionary_load_failed', plugin: 'info' });
    await expect(failed).rejects.not.toHaveProperty('status', 503);
    isDown = false;
    (await load('info', ['rules']))();
    expect(layOver).toHaveBeenCalledTimes(1);
  });
});

describe('the card of a page without its dictionaries', () => {
  it('the dictionary card shows what failed and what helps, and reloads the part', () => {
    const onRetry = vi.fn();
    const card = createDictionaryCard({ texts: { t: (key) => key }, onRetry });
    expect(card.querySelector('h1')?.textContent).toBe('main_dictionary_load_error');
    expect(card.querySelector('p')?.textContent).toBe('main_dictionary_refresh_page');
    const button = card.querySelector('button');
    expect(button?.textContent).toBe('main_refreshing_button');
    button?.click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
