import { ApplicationError, defineResource, errorCode } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestContext } from './create-test-context.ts';

const resource = defineResource({
  name: 'test.value',
  path: (id: number) => `/value/${id}`,
  schema: z.object({ value: z.number() }),
});

describe('test context', () => {
  it('the test context refuses events that the catalogue does not know', async () => {
    const { context, bus } = createTestContext();
    await context.bus.emit('coupon.clear', {});
    await expect(context.bus.emit('coupon.remove', {} as never)).rejects.toMatchObject({
      code: 'event_invalid',
    });
    expect(bus.emitted.map(({ name }) => name)).toEqual(['coupon.clear']);
  });

  it('the test context gives a resource the answer of the test, and its refusal', async () => {
    const { context, http } = createTestContext({
      answers: { 'GET /value/1': () => ({ value: 7 }) },
    });
    const watched = context.resources.watch(resource, 1);
    const stop = watched.subscribe(() => undefined);
    await vi.waitFor(() => expect(watched.get().data).toEqual({ value: 7 }));
    http.answer('GET /value/1', () => {
      throw new ApplicationError({ code: 'not_found', message: 'gone', status: 404 });
    });
    await watched.refresh();
    expect(watched.get()).toMatchObject({ status: 'ready', data: { value: 7 } });
    expect(errorCode(watched.get().error)).toBe('not_found');
    stop();
  });

  it('the test context builds addresses by the routes of the plugin', async () => {
    const routes = [
      {
        name: 'section',
        path: '/:section(live|line)/:sport?',
        layout: 'default',
        access: 'any',
        view: async () => ({ view: {} as never }),
      },
    ] as const;
    const { context, navigation } = createTestContext({ definition: { routes }, language: 'ru' });
    const target = { route: 'section', params: { section: 'live', sport: 'tennis' } };
    expect(context.navigation.href(target)).toBe('/ru/live/tennis');
    await context.navigation.go('/line');
    expect(navigation.current.get()).toMatchObject({
      name: 'section',
      params: { section: 'line' },
    });
  });

  it('the test context shows texts with values and plural forms of the language', () => {
    const { context } = createTestContext({
      language: 'ru',
      texts: {
        bets_one: '{{count}} ставка',
        bets_few: '{{count}} ставки',
        hello: 'Привет, {{name}}',
      },
    });
    expect(context.i18n.t('bets', { count: 21 })).toBe('21 ставка');
    expect(context.i18n.t('bets', { count: 3 })).toBe('3 ставки');
    expect(context.i18n.t('hello', { name: 'Аня' })).toBe('Привет, Аня');
  });
});
