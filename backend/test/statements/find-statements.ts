import type { CallExpression, Expression } from 'oxc-parser';
import { constantTexts } from './constant-texts.ts';
import { type SourceFile, visit } from './source-file.ts';

export interface FoundStatements {
  /** Texts of SQL with the modules that run them. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** Calls whose text cannot be read from the sources. */
  readonly problems: readonly string[];
}

function isQuery({ callee }: CallExpression): boolean {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' && called.name === 'query';
}

/** The text of `query(text, …)` or `query({ text, … })`, called alone or on a connection. */
function textOf(call: CallExpression): Expression | undefined {
  const [first] = call.arguments;
  if (!isQuery(call) || first === undefined || first.type === 'SpreadElement') return undefined;
  if (first.type !== 'ObjectExpression') return first;
  for (const property of first.properties) {
    if (
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'text'
    ) {
      return property.value;
    }
  }
  return first;
}

/** Every SQL statement that the modules run; those that use the driver itself may make others up. */
export function findStatements(files: ReadonlyMap<string, SourceFile>): FoundStatements {
  const texts = new Map<string, string[]>();
  const problems: string[] = [];
  for (const file of files.values()) {
    visit(file.program, (node) => {
      if (node.type !== 'CallExpression') return;
      const expression = textOf(node as unknown as CallExpression);
      if (expression === undefined) return;
      try {
        for (const text of constantTexts(expression, file, files)) {
          texts.set(text, [...(texts.get(text) ?? []), file.path]);
        }
      } catch (error) {
        if (!file.usesDriver) problems.push(`${file.path}: ${(error as Error).message}`);
      }
    });
  }
  return { texts, problems };
}
