import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@touchline/domain/languages';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { codeOf, languageOfFile, type TextSet, textSets } from './text-sets.ts';
import { type UsedKeys, usedKeys } from './used-keys.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const DESCRIPTION = /^description\./;
const PLACEHOLDER = /\{\{\s*(\w+)[^}]*\}\}/g;

const I18N = 'shell/src/services/i18n';
/** The inspector has its own texts, which no player's page carries. */
const INSPECTOR = 'shell/src/inspector';
/** Shared views that use texts of the plugin that shows them. */
const SHARED_VIEWS: ReadonlyMap<string, string> = new Map([
  ['@touchline/ui/coming', 'shared/ui/src/coming/coming.view.tsx'],
  ['@touchline/ui/resend-code', 'shared/ui/src/messages/resend-code.tsx'],
  ['@touchline/ui/sent-code', 'shared/ui/src/messages/sent-code.tsx'],
  ['@touchline/ui/resource-state', 'shared/ui/src/page/resource-state.tsx'],
]);

type Texts = ReadonlyMap<string, string>;
type Languages = ReadonlyMap<string, Texts>;

/** Nested texts by their dotted key. */
function flatten(value: unknown, prefix = ''): [string, string][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${prefix}.${key}`))
    : [[prefix.slice(1), String(value)]];
}

const readTexts = (file: string): Texts =>
  new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as unknown));

const baseOf = (key: string) => key.replace(PLURAL, '');
const basesOf = (texts: Texts) => new Set([...texts.keys()].map(baseOf));

/** The keys without their plural forms, each with the placeholders of its texts. */
function placeholdersOf(texts: Texts): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = baseOf(key);
    const own = names.get(base) ?? new Set();
    for (const [, name = ''] of text.matchAll(PLACEHOLDER)) {
      own.add(name);
    }
    names.set(base, own);
  }
  return new Map([...names].map(([base, own]) => [base, [...own].sort().join(', ')]));
}

/** Forms that a language's numbers need and a counted text lacks, and the other way round. */
function pluralProblems(texts: Texts, language: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const form = PLURAL.exec(key)?.[1];
    if (form !== undefined) {
      counted.set(baseOf(key), [...(counted.get(baseOf(key)) ?? []), form]);
    }
  }
  return [...counted].flatMap(([base, has]) => [
    ...needed
      .filter((form) => !has.includes(form))
      .map((form) => `${base} lacks its form "${form}"`),
    ...has
      .filter((form) => !needed.includes(form as never))
      .map((form) => `${base} has a form "${form}" that no number takes`),
  ]);
}

/** What is wrong between the languages of one set of texts, in whatever code uses them. */
function languageProblems(languages: Languages): string[] {
  const read = [...languages].map(([language, texts]) => ({
    language,
    texts,
    placeholders: placeholdersOf(texts),
  }));
  const all = new Set(read.flatMap(({ placeholders }) => [...placeholders.keys()]));
  return read.flatMap(({ language, texts, placeholders }) => {
    const others = read.filter((other) => other.language !== language);
    return [
      ...[...all].filter((base) => !placeholders.has(base)).map((base) => `${base} is missing`),
      ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
      ...pluralProblems(texts, language),
      ...[...placeholders].flatMap(([base, names]) =>
        others
          .filter((other) => (other.placeholders.get(base) ?? names) !== names)
          .map((other) => `${base} has other placeholders than in ${other.language}`),
      ),
    ].map((problem) => `${language}: ${problem}`);
  });
}

/** Keys that code uses and are missing, and unused keys. */
export function usageProblems(bases: ReadonlySet<string>, used: readonly UsedKeys[]): string[] {
  const exact = new Set(used.flatMap((file) => [...file.exact]));
  const loose = new Set(used.flatMap((file) => [...file.loose]));
  const patterns = used.flatMap((file) => file.patterns);
  return [
    ...[...exact].filter((key) => !bases.has(key)).map((key) => `${key} is used but not written`),
    ...patterns
      .filter(({ matches }) => ![...bases].some((base) => matches.test(base)))
      .map(({ written }) => `${written} is used but nothing like it is written`),
    ...[...bases]
      .filter((base) => !exact.has(base) && !loose.has(base))
      // What search engines read of the page that has the title.
      .filter((base) => !(DESCRIPTION.test(base) && bases.has(base.replace(DESCRIPTION, 'title.'))))
      .filter((base) => !patterns.some(({ matches }) => matches.test(base)))
      .map((base) => `${base} is written but not used`),
  ];
}

function sourcesBelow(folder: string): string[] {
  const isOfInspector = folder.endsWith(INSPECTOR);
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
      .map((name) => join(folder, name))
      // The service that looks up all texts uses none itself.
      .filter((file) => !file.includes(I18N) && file.includes(INSPECTOR) === isOfInspector)
  );
}

/** Files that a language of the site lacks, and files of languages the site does not have. */
export function fileProblems(
  files: readonly string[],
  languages: readonly string[] = LANGUAGES,
): string[] {
  const there = files.map(languageOfFile);
  const first = files[there.indexOf('en')] ?? files[0] ?? '';
  return [
    ...languages
      .filter((language) => !there.includes(language))
      .map((language) => {
        const file = first.replace(/\/[a-z]{2}(?=\.json|\/[\w-]+\.json)/, `/${language}`);
        return `${file} is missing: copy ${first} and translate it`;
      }),
    ...files
      .filter((file) => !languages.includes(languageOfFile(file) ?? ''))
      .map(
        (file) =>
          `${file} is of a language that shared/domain/src/languages/languages.ts does not list`,
      ),
  ];
}

/** The texts of a folder's code, directly and through the shared views that it shows. */
function keysUsedIn(root: string, folder: string): UsedKeys[] {
  const read = (file: string) => ({ file, source: readFileSync(file, 'utf8') });
  const own = sourcesBelow(join(root, folder)).map(read);
  const shown = [...SHARED_VIEWS].filter(([specifier]) =>
    own.some(({ source }) => source.includes(`'${specifier}'`)),
  );
  return [...own, ...shown.map(([, file]) => read(join(root, file)))].map(usedKeys);
}

function setProblems(root: string, set: TextSet, texts: Languages): string[] {
  const bases = new Set([...texts.values()].flatMap((own) => [...basesOf(own)]));
  const code = codeOf(set);
  const usage = code === undefined ? [] : usageProblems(bases, keysUsedIn(root, code));
  const where = set.kind === '.json' ? set.folder : `${set.folder}/*${set.kind}`;
  return [...languageProblems(texts), ...usage].map((problem) => `${where}: ${problem}`);
}

/**
 * Every text that code uses is in every language, complete in its plural forms and with the
 * same placeholders, and no text is unused.
 */
export function checkTranslations({
  root = projectRoot(),
  languages = LANGUAGES,
}: {
  readonly root?: string;
  readonly languages?: readonly string[];
} = {}): CheckResult {
  let count = 0;
  const problems = textSets(root).flatMap((set) => {
    const texts = new Map(
      [...set.files].map(([language, file]) => [language, readTexts(join(root, file))] as const),
    );
    count += [...texts.values()].reduce((sum, own) => sum + own.size, 0);
    return [...fileProblems([...set.files.values()], languages), ...setProblems(root, set, texts)];
  });
  return { problems, detail: `${count} texts in ${languages.join(', ')}` };
}
