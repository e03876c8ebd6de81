import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const TEXT = { title: 'Chests', text: 'One a day.', terms: 'Free of charge.' };
const LANDING = {
  route: 'winter',
  game: 'chest-bonus',
  texts: { en: TEXT, ru: { ...TEXT, title: 'Сундуки' } },
};
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.close());

const change = (landings: object[]) =>
  site.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/thirdparty',
    headers: { authorization: `Bearer ${OPERATOR}`, 'x-audit-reason': 'a test' },
    payload: { landings },
  });
const read = (route: string, language = 'en') =>
  site.app.inject({
    url: `/casino-api/v1/landings/${route}`,
    headers: { 'accept-language': language },
  });

it('a landing page is told in the reader’s language, else in one that it has', async () => {
  const other = { ...LANDING, route: 'spring', texts: { en: TEXT } };
  expect((await change([LANDING, other])).statusCode).toBe(200);
  expect((await read('winter')).json()).toEqual({ game: 'chest-bonus', ...TEXT });
  expect((await read('winter', 'ru')).json()).toMatchObject({ title: 'Сундуки' });
  expect((await read('spring', 'ar')).json()).toMatchObject({ title: 'Chests' });
});

it('a landing page that no operator has made is not found', async () => {
  const answer = await read('summer');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
});

it.each<[string, object[]]>([
  ['two pages of one address', [LANDING, LANDING]],
  ['a page without a text', [{ ...LANDING, texts: {} }]],
  ['an address that is no word', [{ ...LANDING, route: '../x' }]],
])('an operator cannot make %s', async (_, landings) => {
  expect((await change(landings)).statusCode).toBe(400);
});
