import { isNode, parseSource, type SyntaxNode } from './syntax.ts';

const TEST_FUNCTIONS = new Set(['it', 'test']);
const MODIFIERS = /^(?:each|for|only|skip|concurrent|sequential|fails|runIf|skipIf)$/;
const RULE_IDS = /^(?:[A-Z]+-\d+,? )+/;
/** What the test runner fills in: `%s`, `$name`, `${value}`. */
const PLACEHOLDER = /^[%$]/;

/** Whether a source may declare tests: only such a file is worth parsing. */
export const mayHaveTests = (source: string) => /\b(?:it|test)(?:\.\w+)*[(`]/.test(source);

/** The words of the glossary with which no test title begins, since its subject is missing then. */
export function titleOpenings(glossary: string): ReadonlySet<string> {
  const [, section = ''] = glossary.split('## Test titles');
  const [list = ''] = section.split('\n## ');
  return new Set([...list.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => word));
}

/** Whether a callee declares a test: `it`, `test.skip`, `it.each(table)`. */
function declaresTest(callee: unknown): boolean {
  if (!isNode(callee)) {
    return false;
  }
  if (callee.type === 'Identifier') {
    return TEST_FUNCTIONS.has(String(callee['value']));
  }
  if (callee.type === 'MemberExpression') {
    const { value } = callee['property'] as SyntaxNode;
    return MODIFIERS.test(String(value)) && declaresTest(callee['object']);
  }
  return declaresTest(callee['callee'] ?? callee['tag']);
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) {
    return undefined;
  }
  if (node.type === 'StringLiteral') {
    return node['value'] as string;
  }
  return node.type === 'TemplateLiteral'
    ? (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join('${}')
    : undefined;
}

/** The titles of the tests that a source file declares, in their order. */
export function titlesOf(input: { file: string; source: string }): readonly string[] {
  const titles: string[] = [];
  const visit = (node: SyntaxNode) => {
    if (node.type === 'CallExpression' && declaresTest(node['callee'])) {
      const [title, ...rest] = node['arguments'] as { expression: unknown }[];
      const text = rest.length > 0 ? textOf(title?.expression) : undefined;
      titles.push(...(text === undefined ? [] : [text]));
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) {
        visit(value);
      }
    }
  };
  visit(parseSource(input));
  return titles;
}

/** Test titles without a subject: they mean nothing alone in the log of a run. */
export function titleProblems(
  file: string,
  titles: readonly string[],
  openings: ReadonlySet<string>,
): readonly string[] {
  return titles
    .filter((title) => {
      const [first = ''] = title.replace(RULE_IDS, '').split(/[\s,:]/);
      return PLACEHOLDER.test(first) || openings.has(first);
    })
    .map(
      (title) => `${file}: the test title "${title}" has no subject; begin with what it is about`,
    );
}
