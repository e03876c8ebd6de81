import { LANGUAGES } from '@touchline/domain/languages';
import { expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import { loadResources } from './load-resources.ts';

it('the console has its texts in every language of the site', async () => {
  const resources = await loadResources();
  expect(Object.keys(resources)).toEqual([...LANGUAGES]);
  const titleIn = (language: string) =>
    createTexts({ language, resources, now: () => 0 }).t('frame.language');
  expect(['en', 'ru', 'ar'].map(titleIn)).toEqual(['Language', 'Язык', 'اللغة']);
});
