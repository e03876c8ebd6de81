import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type ResourceKey } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { isolate } from './plain-text.ts';
import { createTextStore } from './text-store.ts';

type Texts = Readonly<Record<string, unknown>>;
type Resource = Record<string, ResourceKey & object>;

const load = vi.fn(() => import('i18next'));

async function setUp(texts: Texts, language = 'en') {
  load.mockClear();
  const onMissing = vi.fn((_namespace: string, key: string) => key);
  const store = createTextStore({ language, onMissing, loadI18next: load });
  (await store.prepare('demo', texts))();
  return { store, onMissing };
}

/** Every text of shell and plugins in a language. */
function textsIn(language: string): Resource[] {
  const root = join(import.meta.dirname, '../../../..');
  const own = join(root, 'shell/src/translations', language);
  const plugins = join(root, 'plugins');
  const files = [
    ...readdirSync(own).map((file) => join(own, file)),
    ...readdirSync(plugins).map((id) => join(plugins, id, 'src/translations', `${language}.json`)),
  ];
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Resource);
}

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [prefix + name] : keysOf(text as Texts, `${prefix}${name}.`),
  );

describe('texts looked up plainly', () => {
  it.each(['en', 'ru', 'ar'])(
    'the texts in %s are what i18next says, with every value and count',
    async (language) => {
      const files = textsIn(language);
      expect(files.length).toBeGreaterThan(15);
      for (const texts of files) {
        const { store } = await setUp(texts, language);
        const reference = createInstance();
        void reference.init({
          lng: language,
          initAsync: false,
          fallbackLng: false,
          interpolation: { escapeValue: language === 'ar', escape: isolate },
          resources: { [language]: { demo: texts } },
        });
        const names = new Set(
          [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
        );
        const given = Object.fromEntries([...names].map((name) => [name, `<${name}> $1 {{x}}`]));
        for (const key of keysOf(texts)) {
          expect(store.text('demo', key, given)).toBe(reference.t(`demo:${key}`, given));
        }
        for (const key of keysOf(texts).filter((one) => one.endsWith('_other'))) {
          const counted = key.slice(0, -'_other'.length);
          for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1.5]) {
            const own = { ...given, count };
            expect(store.text('demo', counted, own)).toBe(reference.t(`demo:${counted}`, own));
          }
        }
      }
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('a text that is missing is reported, and shown as its owner says', async () => {
    const { store, onMissing } = await setUp({ title: { home: 'Home' } });
    expect(store.text('demo', 'title')).toBe('title');
    expect(store.text('other', 'title.home')).toBe('title.home');
    expect(onMissing.mock.calls).toEqual([
      ['demo', 'title'],
      ['other', 'title.home'],
    ]);
    expect(store.has('demo', 'title.home')).toBe(true);
    expect(store.has('demo', 'title')).toBe(false);
  });

  it('a text without one of its values has nothing in its place', async () => {
    const { store } = await setUp({ from: '{{from}} to {{to}}' });
    expect(store.text('demo', 'from', { from: 1 })).toBe('1 to ');
  });
});

describe('texts that are more than words and values', () => {
  const OWN = { brand: 'Touchline', rules: 'Rules of $t(brand), {{page}}' };

  it('a nested text brings i18next, once, which knows what was there before and what comes later', async () => {
    const { store } = await setUp({ brand: 'Touchline' });
    expect(load).not.toHaveBeenCalled();
    (await store.prepare('info', { rules: '$t(demo:brand): rules' }))();
    (await store.prepare('late', { rules: '$t(info:rules) of {{year}}' }))();
    expect(store.text('late', 'rules', { year: 2026 })).toBe('Touchline: rules of 2026');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a nested text isolates its values in a right-to-left language', async () => {
    const { store } = await setUp(OWN, 'ar');
    expect(store.text('demo', 'rules', { page: 'A' })).toBe(`Rules of Touchline, ${isolate('A')}`);
  });

  it('texts laid over others are in place only once they are put there', async () => {
    const { store } = await setUp({ title: 'Rules' });
    const put = await store.prepare('demo', { title: '$t(word) rules', word: 'House' });
    expect(store.text('demo', 'title')).toBe('Rules');
    put();
    expect(store.text('demo', 'title')).toBe('House rules');
  });
});
