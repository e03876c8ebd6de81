import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createDictionaries } from './dictionaries.ts';
import { registerDictionaryOperatorRoutes } from './dictionary-operator-routes.ts';
import { registerDictionaryRoutes } from './dictionary-routes.ts';

const OPERATOR = 'operator-token-of-this-test';
const LIST = '/dictionaries-api/v1/dictionaries';
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await createTestApp();
  const { pool } = database;
  const dictionaries = createDictionaries({ pool, clock: createTestClock().now });
  registerDictionaryRoutes(app, { dictionaries, defaultLanguage: async () => 'en' });
  registerDictionaryOperatorRoutes(app, { dictionaries, operatorToken: OPERATOR });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const file = (language: string, id = 'rules') =>
  app.inject({ url: `/dictionaries-api/v1/${language}/${id}.json` });
const operate = (method: 'GET' | 'PUT' | 'DELETE', payload?: object, query = '') =>
  app.inject({
    method,
    url: `${LIST}${query}`,
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    ...(payload && { payload }),
  });

describe('dictionaries', () => {
  it('dictionaries are what operators wrote, in the requested language, else in the default one', async () => {
    const texts = { 'title.rules': 'House rules' };
    expect((await operate('PUT', { id: 'rules', language: 'en', texts })).statusCode).toBe(200);
    const russian = { id: 'rules', language: 'ru', texts: { 'title.rules': 'Правила' } };
    await operate('PUT', russian);
    expect((await file('ru')).json()).toEqual(russian.texts);
    const arabic = await file('ar');
    expect(arabic.json()).toEqual(texts);
    expect(arabic.headers).toMatchObject({
      'content-language': 'en',
      'cache-control': 'public, max-age=60',
    });
    expect((await operate('GET')).json()).toHaveLength(2);
  });

  it('a withdrawn dictionary answers 503, an unknown one 404', async () => {
    const withdrawn = { id: 'about', language: 'en', texts: {}, isAvailable: false };
    await operate('PUT', withdrawn);
    expect((await file('en', 'about')).statusCode).toBe(503);
    await operate('PUT', { ...withdrawn, isAvailable: true });
    expect((await file('en', 'about')).statusCode).toBe(200);
    expect((await operate('DELETE', undefined, '?id=about&language=en')).statusCode).toBe(204);
    expect((await file('en', 'about')).statusCode).toBe(404);
    expect((await operate('DELETE', undefined, '?id=about&language=en')).statusCode).toBe(404);
  });

  it('dictionaries are changed by operators alone', async () => {
    const payload = { id: 'rules', language: 'en', texts: {} };
    expect((await app.inject({ method: 'PUT', url: LIST, payload })).statusCode).toBe(401);
  });
});
