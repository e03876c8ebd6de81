import { describe, expect, test } from 'vitest';
import { fileProblems, usageProblems } from './translations.ts';
import { usedKeys } from './used-keys.ts';

const LANGUAGES = ['en', 'ru', 'ar'];
const used = (source: string, file = 'a.tsx') => usedKeys({ file, source });

describe('keys that code uses', () => {
  test('a key written out is found in calls of t, also as a member', () => {
    const { exact } = used("t('one'); texts.t('two.three', { count: 2 }); other('four');");
    expect([...exact]).toEqual(['one', 'two.three']);
  });

  test('both branches of a condition count', () => {
    expect([...used("t(good ? 'yes' : worse ? 'no' : 'maybe')").exact]).toEqual([
      'yes',
      'no',
      'maybe',
    ]);
  });

  test('a title in plugin.ts is a key, elsewhere it is not', () => {
    const source = "const route = { title: 'title.home' };";
    expect([...used(source, 'src/plugin.ts').exact]).toEqual(['title.home']);
    expect([...used(source).exact]).toEqual([]);
  });

  test('the titles that follow from the names of routes are a pattern of keys', () => {
    const source = 'const page = routesLike({ title: (name) => `title.${name}` });';
    const { patterns, loose } = used(source, 'src/coming-routes.ts');
    expect(patterns.map(({ written }) => written)).toEqual(['title.${…}']);
    expect(loose.size).toBe(0);
  });
});

describe('files of a set of texts', () => {
  test('a language without its file is named, with the file to copy', () => {
    expect(fileProblems(['a/translations/en.json', 'a/translations/ar.json'], LANGUAGES)).toEqual([
      'a/translations/ru.json is missing: copy a/translations/en.json and translate it',
    ]);
  });

  test('a file of a language the site does not list is named', () => {
    expect(
      fileProblems(
        ['en', 'ru', 'ar', 'de'].map((code) => `b/translations/${code}/x.json`),
        LANGUAGES,
      ),
    ).toEqual([
      'b/translations/de/x.json is of a language that shared/domain/src/languages/languages.ts does not list',
    ]);
  });
});

describe('the problems of keys', () => {
  const written = new Set(['status.open', 'status.lost', 'spare']);

  test('a missing key is reported, and an unused one', () => {
    expect(usageProblems(written, [used("t('gone'); t(`status.${x}`)")])).toEqual([
      'gone is used but not written',
      'spare is written but not used',
    ]);
  });

  test('the description of a page goes with its title, and is spare without one', () => {
    const written = new Set(['title.home', 'description.home', 'description.gone']);
    expect(usageProblems(written, [used("t('title.home')")])).toEqual([
      'description.gone is written but not used',
    ]);
  });

  test('a template that matches no text is named', () => {
    expect(usageProblems(new Set(), [used('t(`limit.${type}Text`)')])).toEqual([
      'limit.${…}Text is used but nothing like it is written',
    ]);
  });

  test('the texts of a file that passes keys around count as used', () => {
    const source = "const key = late ? 'spare' : 'status.open'; t(key); t('status.lost');";
    expect(usageProblems(written, [used(source)])).toEqual([]);
  });
});
