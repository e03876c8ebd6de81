import { describe, expect, it } from 'vitest';
import { showStartFailure } from './start-failure.ts';

async function shownIn(language: string): Promise<string | undefined> {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = language;
  page.body.append(page.createElement('main'));
  await showStartFailure(page);
  expect(page.documentElement.dataset['route']).toBe('startFailed');
  return page.querySelector('main [role="alert"] h1')?.textContent;
}

describe('a failed start', () => {
  it.each([
    ['ru', 'Сайт сейчас не открывается'],
    ['ar', 'لا يمكن عرض الموقع الآن'],
    ['zz', 'The site cannot be shown right now'],
  ])(
    'the start failure is shown in the language of its document, else in English: %s',
    async (language, title) => {
      expect(await shownIn(language)).toBe(title);
    },
  );
});
