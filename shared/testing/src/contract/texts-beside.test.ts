import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@touchline/domain/languages';
import { definePlugin } from '@touchline/plugin-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { declarationProblems } from './declaration.ts';
import { textsBeside } from './texts-beside.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-texts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plugin = definePlugin({
  id: 'demo',
  api: '^1.0',
  routes: [
    {
      name: 'demo',
      path: '/demo',
      layout: 'default',
      access: 'any',
      title: 'title.demo',
      view: async () => ({ view: { mount: () => undefined } as never }),
    },
  ],
});
const problems = () => declarationProblems(plugin, textsBeside(join(folder, 'plugin.test.ts')));

it('the texts beside a plugin must match every language and the titles of its routes', async () => {
  await mkdir(join(folder, 'translations'));
  const write = (language: string, texts: object) =>
    writeFile(join(folder, 'translations', `${language}.json`), JSON.stringify(texts));
  for (const language of LANGUAGES.filter((one) => one !== 'ar')) {
    await write(language, { title: { demo: 'Demo' } });
  }
  await write('ru', { 'title.other': 'Другое' });
  expect(await problems()).toEqual([
    'the title "title.demo" has no text in "ru"',
    'it has no texts in "ar"',
  ]);
  await write('ru', { 'title.demo': 'Демо' });
  await write('ar', { 'title.demo': 'عرض' });
  expect(await problems()).toEqual([]);
});

it('a plugin without a folder of texts needs none', async () => {
  expect(await problems()).toEqual([]);
});
