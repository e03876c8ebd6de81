import { cleanup, screen, within } from '@testing-library/react';
import type { OperatorArticle, PublishArticle } from '@touchline/contracts/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { ArticlesView } from './articles-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });
const PATIENT = { timeout: 20_000 };

const NOW = Date.UTC(2026, 0, 15, 12);
const published = (version: number) => ({
  version,
  publishedAt: new Date(NOW - 86_400_000 * (3 - version)).toISOString(),
  publishedBy: 'operator',
  isAcceptanceRequired: false,
});
const textIn = (language: string, title: string) => ({
  language,
  title,
  description: '',
  body: `## ${title} {#one}\n`,
  summary: 'The first one.',
});

let article: OperatorArticle;
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: PublishArticle }[];

beforeEach(() => {
  article = {
    kind: 'terms',
    texts: [textIn('en', 'Terms'), textIn('ru', 'Соглашение'), textIn('ar', 'الشروط')],
    versions: [published(1)],
  };
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.method !== 'POST') {
      const list = { articles: [{ kind: 'terms', title: 'Terms', ...published(1) }] };
      return Response.json(path.endsWith('/articles') ? list : article);
    }
    const body = JSON.parse(String(request.body)) as PublishArticle;
    writes.push({ path, body });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 412 });
    }
    article = { ...article, texts: body.texts, versions: [published(2), ...article.versions] };
    return Response.json(article);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  const user = showView(<ArticlesView name="terms" />, NOW);
  await screen.findByRole('tab', { name: 'English' }, PATIENT);
  return user;
};
const dialog = () => within(screen.getByRole('dialog'));

describe('the articles of the console', () => {
  it('the list has every article with its latest version', async () => {
    showView(<ArticlesView />, NOW);
    const link = await screen.findByRole('link', { name: 'Terms' }, PATIENT);
    expect(link.getAttribute('href')).toContain('/articles/terms');
    expect(screen.getByText(/^Version 1, .*, by operator$/)).toBeTruthy();
  });

  it('a version is published in all languages, with what has changed, for a reason', async () => {
    const user = await open();
    for (const [name, summary] of [
      ['English', 'Withdrawals are final.'],
      ['Русский', 'Вывод окончателен.'],
      ['العربية', 'السحب نهائي.'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      await user.type(screen.getByLabelText(en.articles.summary), summary);
    }
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: en.articles.publish }));
    expect(dialog().getByText(en.articles.publishAcceptance)).toBeTruthy();
    await user.type(dialog().getByLabelText(en.review.reason), 'New law');
    await user.click(dialog().getByRole('button', { name: en.articles.publishSubmit }));
    expect(await screen.findByText('Version 2 is published', {}, PATIENT)).toBeTruthy();
    const [write] = writes;
    expect(write?.path).toBe('/content-api/v1/operator/articles/terms/versions');
    expect(write?.body).toMatchObject({
      baseVersion: 1,
      isAcceptanceRequired: true,
      reason: 'New law',
    });
    expect(write?.body.texts.map(({ summary }) => summary)).toEqual([
      'Withdrawals are final.',
      'Вывод окончателен.',
      'السحب نهائي.',
    ]);
  });

  it('players are not asked to agree to a change that no text describes', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: en.articles.publish }));
    expect(dialog().getByText(/English, Русский, العربية/)).toBeTruthy();
    const submit = dialog().getByRole('button', { name: en.articles.publishSubmit });
    expect(submit.getAttribute('disabled') ?? submit.getAttribute('aria-disabled')).not.toBeNull();
  });

  it('a version that another operator has overtaken is refused, and the text stays', async () => {
    refused = { code: 'revision_stale', message: 'another version' };
    const user = await open();
    await user.type(screen.getByLabelText(en.articles.summary), 'Mine');
    await user.click(screen.getByRole('button', { name: en.articles.publish }));
    await user.type(dialog().getByLabelText(en.review.reason), 'x');
    await user.click(dialog().getByRole('button', { name: en.articles.publishSubmit }));
    expect(await dialog().findByText(en.articles.stale, {}, PATIENT)).toBeTruthy();
    expect((screen.getByLabelText(en.articles.summary) as HTMLTextAreaElement).value).toBe('Mine');
  });
});
