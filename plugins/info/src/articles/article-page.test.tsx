import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as information } from './information.view.tsx';
import { view as rules } from './rules.view.tsx';

const terms = {
  kind: 'terms',
  language: 'en',
  version: 2,
  publishedAt: '2026-02-01T10:00:00.000Z',
  title: 'Terms and conditions',
  description: 'The agreement.',
  summary: 'Withdrawals are final.',
  chapters: [{ id: 'money', title: 'Money' }],
  nodes: [
    { tag: 'h2', attributes: { id: 'money' }, children: ['Money'] },
    {
      tag: 'p',
      children: [
        'See ',
        {
          tag: 'a',
          attributes: { href: 'https://regulator.example' },
          children: ['the regulator'],
        },
      ],
    },
  ],
  versions: [
    { version: 2, publishedAt: '2026-02-01T10:00:00.000Z' },
    { version: 1, publishedAt: '2026-01-01T10:00:00.000Z' },
  ],
};
const list = {
  articles: [
    { kind: 'terms', version: 2, publishedAt: '', title: 'Terms and conditions', description: '' },
    { kind: 'about', version: 1, publishedAt: '', title: 'About us', description: 'Who we are' },
  ],
};

let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

function context(answers = {}) {
  return createTestContext({
    plugin: 'info',
    definition: plugin,
    texts: en,
    answers: {
      'GET /content-api/v1/en/articles': () => list,
      'GET /content-api/v1/en/articles/terms': () => terms,
      ...answers,
    },
  }).context;
}

describe('the page of an article', () => {
  it('the page of an article has its contents, version, changes and text', async () => {
    ({ unmount } = await mountView({
      view: rules,
      context: context(),
      props: { params: { ruleGroup: 'terms' } },
    }));
    expect(await screen.findByRole('heading', { level: 1, name: terms.title })).toBeTruthy();
    expect(screen.getAllByText('Version 2, in force since February 1, 2026')).toHaveLength(2);
    const contents = within(screen.getByRole('navigation', { name: en.article.contents }));
    expect(contents.getByText('Money').getAttribute('href')).toBe('#money');
    expect(screen.getByText('Withdrawals are final.')).toBeTruthy();
    expect(document.getElementById('money')?.tagName).toBe('H2');
    const elsewhere = screen.getByRole('link', { name: 'the regulator' });
    expect(elsewhere.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByText(en.article.outdated)).toBeNull();
  });

  it('a rule group that is none says so, and shows which there are', async () => {
    ({ unmount } = await mountView({
      view: rules,
      context: context(),
      props: { params: { ruleGroup: 'weather' } },
    }));
    expect(await screen.findByText(en.article.none)).toBeTruthy();
    expect(await screen.findByRole('link', { name: /Terms and conditions/ })).toBeTruthy();
  });

  it('the index has the articles of the site, and no group of another', async () => {
    ({ unmount } = await mountView({ view: information, context: context() }));
    const link = await screen.findByRole('link', { name: /About us/ });
    expect(link.getAttribute('href')).toBe('/en/about');
    expect(screen.getByRole('link', { name: /Terms/ }).getAttribute('href')).toBe(
      '/en/rules/terms',
    );
  });
});
