import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { languageOfFile } from './text-sets.ts';
import { isNode, parseSource, type SyntaxNode } from './syntax.ts';
import { mayHaveTests, titleOpenings, titleProblems, titlesOf } from './test-titles.ts';

const GLOSSARY = 'docs/glossary.md';
const WORDING = 'docs/wording.md';
const ROOMS = ['backend', 'e2e', 'importmap', 'plugins', 'root-config', 'shared', 'shell', 'tools'];
const LEVELS = new Set(['debug', 'info', 'warn', 'error']);

/** A word that the glossary replaces, and what to write in its place. */
export interface ForbiddenWord {
  readonly word: string;
  readonly instead: string;
}

/** What of a source file people read: the names in it as words, and what it writes to logs and errors. */
export interface FileWords {
  readonly names: ReadonlySet<string>;
  readonly messages: readonly string[];
}

/** The rows of the glossary's table of words to write again. */
export function forbiddenWords(glossary: string): readonly ForbiddenWord[] {
  const [, section = ''] = glossary.split('## Words to write again');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\|([^|]*`[^|]*)\|([^|]+)\|/gm)].flatMap(
    ([, words = '', instead = '']) =>
      [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, instead: instead.trim() })),
  );
}

/** The constructions that texts in a language may not have: the table that its name heads. */
export function refusedConstructions(wording: string, language: string): readonly ForbiddenWord[] {
  const [, section = ''] = wording.split('## Refused constructions');
  const [, table = ''] = section.split(new RegExp(`^\\| ${language} .*$`, 'm'));
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([^`]+)`\s*\|([^|]+)\|/gm)].map(([, word = '', instead = '']) => ({
    word,
    instead: instead.trim(),
  }));
}

/** The words of a name: `letGoOf` is `let go of`. */
function spelledOut(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
}

function literals(node: unknown): readonly string[] {
  if (!isNode(node)) {
    return [];
  }
  if (node.type === 'StringLiteral') {
    return [node['value'] as string];
  }
  if (node.type === 'TemplateLiteral') {
    return (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked);
  }
  return Object.values(node).flatMap(literals);
}

function isLogCall({ type, callee }: SyntaxNode): boolean {
  const { property, object } = (callee ?? {}) as { property?: SyntaxNode; object?: SyntaxNode };
  const owner = object?.['value'] ?? (object?.['property'] as SyntaxNode | undefined)?.['value'];
  return (
    type === 'CallExpression' &&
    LEVELS.has(String(property?.['value'])) &&
    /^(?:log|logger|console)$/.test(String(owner))
  );
}

/** A text of a page that the server writes. */
const isPageText = ({ type, tag }: SyntaxNode) =>
  type === 'TaggedTemplateExpression' && (tag as SyntaxNode)['value'] === 'html';

const isMessage = ({ type, key }: SyntaxNode) =>
  type === 'KeyValueProperty' && (key as SyntaxNode)['value'] === 'message';

/** The names and messages of a source file. */
export function wordsOf({ file, source }: { file: string; source: string }): FileWords {
  const names = new Set<string>();
  const messages: string[] = [];
  const visit = (node: SyntaxNode) => {
    if (node.type === 'Identifier') {
      names.add(spelledOut(node['value'] as string));
    } else if (isLogCall(node)) {
      messages.push(...literals(node['arguments']));
    } else if (isPageText(node)) {
      messages.push(...literals(node['template']));
    } else if (isMessage(node)) {
      messages.push(...literals(node['value']));
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) {
        visit(value);
      }
    }
  };
  visit(parseSource({ file, source }));
  return { names, messages };
}

/** Uses of forbidden words in what people read: names spelled out, messages, texts. */
export function wordProblems(
  file: string,
  read: readonly string[],
  words: readonly ForbiddenWord[],
): readonly string[] {
  return words.flatMap(({ word, instead }) => {
    // Not \b: it knows Latin letters alone.
    const matches = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
    return read
      .filter((text) => matches.test(text))
      .map((text) => `${file}: "${text}" says "${word}"; write ${instead}`);
  });
}

function flatten(value: unknown): readonly string[] {
  return isNode(value) ? Object.values(value).flatMap(flatten) : [String(value)];
}

function filesOf(root: string): readonly string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => !/(?:^|\/)(?:node_modules|dist|\.build)\//.test(name))
      .map((name) => join(room, name)),
  );
}

/** Finds the words as text and as parts of names: only what it finds is worth parsing. */
function anyOf(words: readonly ForbiddenWord[]): RegExp {
  return new RegExp(words.map(({ word }) => word.replaceAll(' ', '[ _-]?')).join('|'), 'i');
}

/**
 * The words that the glossary replaces are in no name, log line, error message or English text, and every test
 * title begins with its subject; no text on screen has a construction that the wording refuses.
 */
export function checkWords(): CheckResult {
  const root = projectRoot();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const glossary = read(GLOSSARY);
  const words = forbiddenWords(glossary);
  const openings = titleOpenings(glossary);
  const suspect = anyOf(words);
  const files = filesOf(root);
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const texts = files.filter((file) => /(?:^|[/.])en(?:[.-][\w.]*)?\.json$/.test(file));
  const wording = read(WORDING);
  const refused = (['English', 'Russian'] as const).flatMap((language) =>
    files
      .filter((file) => languageOfFile(file) === (language === 'English' ? 'en' : 'ru'))
      .flatMap((file) =>
        wordProblems(
          file,
          flatten(JSON.parse(read(file))),
          refusedConstructions(wording, language),
        ),
      ),
  );
  const problems = [
    ...refused,
    ...sources.flatMap((file) => {
      const source = read(file);
      const titles = mayHaveTests(source) ? titlesOf({ file, source }) : [];
      const withoutSubject = titleProblems(file, titles, openings);
      if (!suspect.test(source)) {
        return withoutSubject;
      }
      const { names, messages } = wordsOf({ file, source });
      return [...withoutSubject, ...wordProblems(file, [...names, ...messages], words)];
    }),
    ...texts.flatMap((file) => wordProblems(file, flatten(JSON.parse(read(file))), words)),
  ];
  return { problems, detail: `${words.length} words, ${sources.length + texts.length} files` };
}
