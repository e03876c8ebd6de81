import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_ERROR_CODES, ERROR_STATUS } from '@touchline/contracts/errors';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';

const PAGES = 'docs/errors';
const INDEX = 'README.md';
/** Every page answers these, in a sentence at least. */
const QUESTIONS = ['What it means', 'Who sees it', 'What to do'] as const;
const SHORTEST_ANSWER = 12;
const THROWN = /\bcode: '([a-z_]+)'/g;

export interface ErrorPages {
  /** Every code there is, with its HTTP status where it has one. */
  readonly codes: ReadonlyMap<string, number | undefined>;
  /** Texts of the pages, by file name. */
  readonly pages: ReadonlyMap<string, string>;
}

/** The text below a heading of the second level. */
function answerTo(question: string, page: string): string {
  const [, after = ''] = page.split(`\n## ${question}\n`);
  return (after.split('\n## ')[0] ?? '').trim();
}

function pageProblems(code: string, status: number | undefined, page: string): string[] {
  const where =
    status === undefined ? 'It arises in the browser.' : `The server answers ${status}.`;
  return [
    ...(page.startsWith(`# \`${code}\`\n`) ? [] : [`its first line is not "# \`${code}\`"`]),
    ...(page.includes(`\n${where}\n`) ? [] : [`it does not say "${where}"`]),
    ...QUESTIONS.filter((question) => answerTo(question, page).length < SHORTEST_ANSWER).map(
      (question) => `it does not answer "## ${question}"`,
    ),
  ].map((problem) => `${PAGES}/${code}.md: ${problem}`);
}

/** Codes without a page, pages without a code, and pages that leave a question open. */
export function errorPageProblems({ codes, pages }: ErrorPages): readonly string[] {
  const index = pages.get(INDEX) ?? '';
  return [
    ...[...codes].flatMap(([code, status]) => {
      const page = pages.get(`${code}.md`);
      return page === undefined
        ? [`${PAGES}/${code}.md is missing: say what the code means, who sees it and what to do`]
        : pageProblems(code, status, page);
    }),
    ...[...codes.keys()]
      .filter((code) => !index.includes(`(${code}.md)`))
      .map((code) => `${PAGES}/${INDEX} does not name ${code}`),
    ...[...pages.keys()]
      .filter((name) => name !== INDEX && !codes.has(name.replace(/\.md$/, '')))
      .map((name) => `${PAGES}/${name} is about a code that does not exist`),
  ];
}

/** Codes that the browser's code names and the catalogue does not have. */
function strayCodes(folder: string, codes: ReadonlyMap<string, unknown>): string[] {
  const root = projectRoot();
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(join(root, folder, name), 'utf8');
      return [...source.matchAll(THROWN)]
        .filter(([, code = '']) => !codes.has(code))
        .map(([, code]) => `${folder}/${name}: the code "${code}" is in no catalogue`);
    });
}

/** Every error code has a page that says what it means, who sees it and what to do. */
export function checkErrorPages(): CheckResult {
  const folder = join(projectRoot(), PAGES);
  const pages = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const codes = new Map<string, number | undefined>([
    ...Object.entries(ERROR_STATUS),
    ...CLIENT_ERROR_CODES.map((code) => [code, undefined] as const),
  ]);
  return {
    problems: [
      ...errorPageProblems({ codes, pages }),
      ...strayCodes('shell/src', codes),
      ...strayCodes('shared/plugin-api/src', codes),
    ],
    detail: `${codes.size} codes`,
  };
}
