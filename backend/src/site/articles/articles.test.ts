import {
  AGREED_KINDS,
  Article,
  ARTICLE_KINDS,
  ArticleAcceptances,
  ArticleList,
  type ContentNode,
  OperatorArticle,
  OperatorArticles,
} from '@touchline/contracts/site';
import { LANGUAGES } from '@touchline/domain/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR, startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

const BASE = '/content-api/v1';
const operator = { authorization: `Bearer ${OPERATOR}` };
let site: TestGateway;

beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
const read = async (kind: string, language = 'en') =>
  Article.parse((await get(`${BASE}/${language}/articles/${kind}`)).json());
const source = async (kind: string) =>
  OperatorArticle.parse((await get(`${BASE}/operator/articles/${kind}`, operator)).json());

function textOf(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join(' ');
}

/** The latest version with something added, as it is published. */
async function nextOf(kind: string, summary: string) {
  const { texts, versions } = await source(kind);
  return {
    baseVersion: versions[0]?.version ?? 0,
    isAcceptanceRequired: false,
    texts: texts.map((text) => ({ ...text, body: `${text.body}\n\n${summary}\n`, summary })),
    reason: 'a test',
  };
}
const publish = (kind: string, payload: object) =>
  site.app.inject({
    method: 'POST',
    url: `${BASE}/operator/articles/${kind}/versions`,
    headers: operator,
    payload,
  });

async function register() {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/web-api/auth/v1/registration/one-click',
    payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
  });
  const { token } = answer.json() as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: String(claims.sub), headers: { authorization: `Bearer ${token}` } };
}
const acceptancesOf = async (id: string) =>
  ArticleAcceptances.parse(
    (await get(`${BASE}/operator/players/${id}/acceptances`, operator)).json(),
  ).acceptances;

describe('the articles of a new site', () => {
  it('the articles of a new site are all there in every language, with chapters and a first version', async () => {
    for (const language of LANGUAGES) {
      const { articles } = ArticleList.parse((await get(`${BASE}/${language}/articles`)).json());
      expect(articles.map(({ kind }) => kind).toSorted()).toEqual([...ARTICLE_KINDS].toSorted());
      for (const { kind, title } of articles) {
        const article = await read(kind, language);
        expect(article).toMatchObject({ kind, language, title, version: 1, summary: '' });
        expect(article.chapters.length, `${language} ${kind}`).toBeGreaterThan(1);
        expect(new Set(article.chapters.map(({ id }) => id)).size).toBe(article.chapters.length);
        expect(JSON.stringify(article), `${language} ${kind}`).not.toMatch(/\{\{|\[\[|\{#|part-\d/);
      }
    }
  });

  it('the chapters of an article are the same in every language', async () => {
    for (const kind of ARTICLE_KINDS) {
      const chapters = await Promise.all(
        LANGUAGES.map(async (language) =>
          (await read(kind, language)).chapters.map(({ id }) => id),
        ),
      );
      expect(chapters, kind).toEqual(LANGUAGES.map(() => chapters[0]));
    }
  });

  it('an article states the facts of the configuration, and none of them is read as Markdown', async () => {
    await site.app.inject({
      method: 'PATCH',
      url: '/bff-api/config/group/company',
      headers: { ...operator, 'x-audit-reason': 'a test' },
      payload: { name: 'Example & *Sons* [Ltd](/x) <b>' },
    });
    const terms = await read('terms');
    expect(textOf(terms.nodes)).toContain('Example & *Sons* [Ltd](/x) <b>');
    expect(JSON.stringify(terms.nodes)).toContain('/en/privacy-policy');
  });

  it('an article is sent once: the same one is not sent again', async () => {
    const first = await get(`${BASE}/ru/articles/privacy`);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-language': 'ru',
    });
    const again = await get(`${BASE}/ru/articles/privacy`, {
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['/en/articles/none', '/en/articles/terms/versions/99', '/x/articles/terms'])(
    'an article that is none is refused: %s',
    async (path) => {
      expect([400, 404]).toContain((await get(`${BASE}${path}`)).statusCode);
    },
  );
});

describe('a published version', () => {
  it('a published version is shown at once, and the earlier one stays readable', async () => {
    const before = await read('complaints', 'ru');
    const answer = await publish('complaints', await nextOf('complaints', 'Answers are faster.'));
    expect(answer.statusCode).toBe(200);
    const after = await read('complaints', 'ru');
    expect(after).toMatchObject({ version: 2, summary: 'Answers are faster.' });
    expect(after.versions.map(({ version }) => version)).toEqual([2, 1]);
    const earlier = Article.parse((await get(`${BASE}/ru/articles/complaints/versions/1`)).json());
    expect(earlier.nodes).toEqual(before.nodes);
    const { articles } = OperatorArticles.parse(
      (await get(`${BASE}/operator/articles`, operator)).json(),
    );
    expect(articles).toContainEqual(
      expect.objectContaining({ kind: 'complaints', version: 2, publishedBy: 'operator' }),
    );
    const { rows } = await site.database.pool.query(
      `SELECT subject, reason FROM audit_log WHERE action = 'article.publish'` as never,
    );
    expect(rows).toContainEqual({ subject: 'article:complaints', reason: 'a test' });
  });

  it('a published version that was written from an older one is refused', async () => {
    const next = await nextOf('about', 'First');
    expect((await publish('about', next)).statusCode).toBe(200);
    const stale = await publish('about', next);
    expect([stale.statusCode, stale.json().error.code]).toEqual([412, 'revision_stale']);
  });

  it.each([
    ['without a language', (texts: object[]) => ({ texts: texts.slice(1) })],
    [
      'with an unknown fact',
      (texts: object[]) => ({
        texts: texts.map((text) => ({ ...text, body: '{{company.taste}}' })),
      }),
    ],
    [
      'with an unknown part',
      (texts: object[]) => ({ texts: texts.map((text) => ({ ...text, body: '[[weather]]' })) }),
    ],
    ['that players do not agree to', () => ({ isAcceptanceRequired: true })],
  ])('a published version %s is refused', async (_what, change) => {
    const next = await nextOf('kyc', 'x');
    const answer = await publish('kyc', { ...next, ...change(next.texts) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'validation_failed']);
  });

  it('a published version is the operators’ alone, and has a reason', async () => {
    const next = await nextOf('aml', 'x');
    const url = `${BASE}/operator/articles/aml/versions`;
    const stranger = await site.app.inject({ method: 'POST', url, payload: next });
    expect(stranger.statusCode).toBe(401);
    expect((await publish('aml', { ...next, reason: ' ' })).statusCode).toBe(400);
  });

  it('a published version with script in it has only its text', async () => {
    const next = await nextOf(
      'taxes',
      '<script>steal()</script>\n\n[x](javascript:steal()) <b onclick="steal()">y</b>',
    );
    await publish('taxes', next);
    const written = JSON.stringify((await read('taxes')).nodes);
    expect(written).toContain('"b"');
    expect(written).not.toMatch(/steal|script/);
  });
});

describe('what players agree to', () => {
  it('registration accepts the versions of the moment', async () => {
    const { id } = await register();
    const accepted = await acceptancesOf(id);
    expect(accepted.map(({ kind }) => kind).toSorted()).toEqual([...AGREED_KINDS].toSorted());
  });

  it('changed terms are asked for on the next act, with what has changed, and the answer is kept', async () => {
    const { id, headers } = await register();
    site.clock.advance(60_000);
    const required = {
      ...(await nextOf('terms', 'Withdrawals are final.')),
      isAcceptanceRequired: true,
    };
    expect((await publish('terms', required)).statusCode).toBe(200);
    site.clock.advance(60_000);
    await publish('privacy', await nextOf('privacy', 'We keep less.'));
    const agreement = '/web-api/api-v3/v2/user/agreement-rules';
    const status = (await get(`${agreement}/status`, headers)).json();
    expect(status.result).toBe(true);
    const asked = (await get(`${agreement}/changes?lang=ru`, headers)).json();
    expect(asked.changes).toMatchObject([
      { kind: 'privacy', summary: 'We keep less.' },
      { kind: 'terms', version: 2, summary: 'Withdrawals are final.' },
    ]);
    const refused = await get('/web-api/user/v1/config', headers);
    expect(refused.statusCode).not.toBe(500);
    const answer = await site.app.inject({
      method: 'POST',
      url: `${agreement}/confirm`,
      headers,
      payload: { updatedAt: status.updatedAt },
    });
    expect(answer.json().result).toBe(false);
    expect(await acceptancesOf(id)).toContainEqual(
      expect.objectContaining({ kind: 'terms', version: 2 }),
    );
    expect(await acceptancesOf(id)).toContainEqual(
      expect.objectContaining({ kind: 'terms', version: 1 }),
    );
  });

  it('the changes are a player’s own', async () => {
    const answer = await get('/web-api/api-v3/v2/user/agreement-rules/changes');
    expect(answer.statusCode).toBe(401);
  });
});
