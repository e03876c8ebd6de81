import { describe, expect, it } from 'vitest';
import { errorPageProblems } from './error-pages.ts';

const page = (code: string, where: string) =>
  `# \`${code}\`\n\n${where}\n\n## What it means\n\nSomething went so and not otherwise.\n\n## Who sees it\n\nA player who does this or that.\n\n## What to do\n\nTry this first, and then the other.\n`;
const index = (...codes: string[]) => codes.map((code) => `- [${code}](${code}.md)`).join('\n');
const problemsOf = (codes: [string, number | undefined][], pages: [string, string][]) =>
  errorPageProblems({ codes: new Map(codes), pages: new Map(pages) });

describe('pages of error codes', () => {
  it('the error pages are complete: one for every code, with its status', () => {
    expect(
      problemsOf(
        [
          ['gone', 404],
          ['broken', undefined],
        ],
        [
          ['README.md', index('gone', 'broken')],
          ['gone.md', page('gone', 'The server answers 404.')],
          ['broken.md', page('broken', 'It arises in the browser.')],
        ],
      ),
    ).toEqual([]);
  });

  it('the error pages are missing where a code is new, and refused where it is removed', () => {
    expect(
      problemsOf(
        [['fresh', 400]],
        [
          ['README.md', ''],
          ['old.md', page('old', 'The server answers 400.')],
        ],
      ),
    ).toEqual([
      'docs/errors/fresh.md is missing: say what the code means, who sees it and what to do',
      'docs/errors/README.md does not name fresh',
      'docs/errors/old.md is about a code that does not exist',
    ]);
  });

  it('the error pages have the current status and leave no question open', () => {
    expect(
      problemsOf(
        [['gone', 410]],
        [
          ['README.md', index('gone')],
          ['gone.md', page('gone', 'The server answers 404.').replace(/Try this.*/, 'Hm.')],
        ],
      ),
    ).toEqual([
      'docs/errors/gone.md: it does not say "The server answers 410."',
      'docs/errors/gone.md: it does not answer "## What to do"',
    ]);
  });
});
