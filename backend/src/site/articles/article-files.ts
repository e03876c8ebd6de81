import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ArticleText } from '@touchline/contracts/site';
import type { ArticleKind } from '@touchline/contracts/site';
import { LANGUAGES } from '@touchline/domain/languages';

const FOLDER = new URL('../../../data/content/', import.meta.url);
/** The title as a heading, the description as a quotation, and the body. */
const FILE = /^# (.+)\n\n> (.+)\n\n([\s\S]+)$/;

/** Where a file about articles lies. */
export function contentFile(language: string, name: string): string {
  return fileURLToPath(new URL(`${language}/${name}`, FOLDER));
}

function textIn(file: string, language: string): ArticleText {
  const [, title, description, body] = FILE.exec(readFileSync(file, 'utf8')) ?? [];
  return ArticleText.parse({ language, title, description, body });
}

/** The texts that a new site publishes as the first version of an article, one for each language. */
export function firstTexts(kind: ArticleKind): readonly ArticleText[] {
  return LANGUAGES.flatMap((language) => {
    const file = contentFile(language, `${kind}.md`);
    return existsSync(file) ? [textIn(file, language)] : [];
  });
}
