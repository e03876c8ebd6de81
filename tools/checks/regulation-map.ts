import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { titlesOf } from './test-titles.ts';

/** Where the list is, and what its links start from. */
export const REGULATION_MAP = 'docs/regulation.md';

/** A test that a requirement of the list names. */
export interface Proof {
  readonly title: string;
  /** From the root of the project. */
  readonly file: string;
}

/** A requirement, and what proves it. */
export interface Requirement {
  readonly id: string;
  readonly proofs: readonly Proof[];
  /** What is not there yet, where the list says so. */
  readonly open: string | undefined;
}

/** The requirements of the list: each a heading, with links to tests or the line of what is open below it. */
export function requirementsOf(markdown: string): readonly Requirement[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      id: section.split('\n', 1)[0] ?? '',
      proofs: [...section.matchAll(/^- \[([^\]]+)\]\(\.\.\/([^)]+)\)$/gm)].map(
        ([, title = '', file = '']) => ({ title, file: normalize(file) }),
      ),
      open: /^Open: (.+)$/m.exec(section)?.[1],
    }));
}

/** The titles of a file's tests as the list writes them: `…` for what the test fills in. */
function writtenTitles(root: string, file: string): ReadonlySet<string> {
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Set(titlesOf({ file, source }).map((title) => title.replaceAll('${}', '…')));
}

/** Requirements without a proof, and proofs that are not there, each as a sentence. */
export function regulationProblems(root: string, markdown: string): readonly string[] {
  const known = new Map<string, ReadonlySet<string>>();
  const titlesIn = (file: string) => {
    const titles = known.get(file) ?? writtenTitles(root, file);
    known.set(file, titles);
    return titles;
  };
  return requirementsOf(markdown).flatMap(({ id, proofs, open }) => [
    ...(proofs.length === 0 && open === undefined
      ? [`${id} names no test; add one, or say what is open`]
      : []),
    ...proofs
      .filter(({ file, title }) => !titlesIn(file).has(title))
      .map(({ file, title }) => `${id} names the test "${title}", which ${file} does not have`),
  ]);
}
