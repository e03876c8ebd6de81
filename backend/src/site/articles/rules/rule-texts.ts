import { readFileSync } from 'node:fs';
import { createTranslations } from '@touchline/domain/languages';
import type english from '../../../../data/content/en/rules.json';
import { contentFile } from '../article-files.ts';

export type RuleTexts = typeof english;

/** The words that the generated parts of articles are written in, in a language. */
export const ruleTexts: (language: string) => RuleTexts = createTranslations(
  (language) => JSON.parse(readFileSync(contentFile(language, 'rules.json'), 'utf8')) as RuleTexts,
);
