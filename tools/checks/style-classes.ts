import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from 'postcss';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { viewFiles } from './view-files.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

/** What a view asks of a stylesheet. */
interface Use {
  readonly file: string;
  readonly stylesheet: string;
  readonly classes: readonly string[];
  /** It asks by names that are only known when it runs. */
  readonly isOpen: boolean;
}

/** The classes that a stylesheet has rules for. */
function classesOf(source: string): ReadonlySet<string> {
  const classes = new Set<string>();
  parse(source).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      classes.add(name);
    }
  });
  return classes;
}

/** What a source file asks of the stylesheets it imports. */
export function styleUses(file: string, source: string): readonly Use[] {
  const code = source.replaceAll(IMPORT, '');
  return [...source.matchAll(IMPORT)].map(([, name = '', path = '']) => {
    const named = [...code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))];
    return {
      file,
      stylesheet: normalize(join(dirname(file), path)),
      classes: named.map(([, plain, quoted]) => plain ?? quoted ?? ''),
      isOpen: new RegExp(`\\b${name}\\[(?!')`).test(code),
    };
  });
}

/** Classes that are used and have no rule, and unused rules. */
export function styleProblems(
  uses: readonly Use[],
  stylesheets: ReadonlyMap<string, string>,
): readonly string[] {
  return [...stylesheets].flatMap(([stylesheet, source]) => {
    const there = classesOf(source);
    const own = uses.filter((use) => use.stylesheet === stylesheet);
    const asked = new Set(own.flatMap(({ classes }) => classes));
    const isOpen = own.some((use) => use.isOpen);
    return [
      ...own.flatMap(({ file, classes }) =>
        classes
          .filter((name) => !there.has(name))
          .map((name) => `${file}: "${name}" has no rule in ${stylesheet}`),
      ),
      ...[...there]
        .filter((name) => !isOpen && !asked.has(name))
        .map((name) => `${stylesheet}: nothing uses ".${name}"`),
    ];
  });
}

/** Every class that a view names has a rule, and every rule a view that names it. */
export function checkStyleClasses(): CheckResult {
  const root = projectRoot();
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const stylesheets = viewFiles(root, ['.module.css']);
  const uses = viewFiles(root, ['.ts', '.tsx']).flatMap((file) => styleUses(file, read(file)));
  const problems = styleProblems(uses, new Map(stylesheets.map((file) => [file, read(file)])));
  return { problems, detail: `${stylesheets.length} stylesheets` };
}
