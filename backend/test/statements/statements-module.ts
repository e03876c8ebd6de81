import type { Column } from './describe-statements.ts';

const HEAD = `/** A row of what a statement returns: its columns as the schema has them. */
export type RowOf<Text extends keyof Statements> = Statements[Text];

/**
 * A row of which more is known than the schema says: what a json column contains, or that a computed
 * column is never NULL. Names a subtype for columns that are there; others do not compile.
 */
export type Known<
  Row,
  Columns extends { [Name in keyof Columns]: Name extends keyof Row ? Row[Name] : never },
> = Omit<Row, keyof Columns> & Columns;

/**
 * Rows by the text of the statement that returns them, as the migrated database describes them.
 * Made by \`npm run statements -w backend\`; see docs/adr/0063-rows-typed-by-the-database.md.
 */
export interface Statements {
`;

const IDENTIFIER = /^[a-z_$][\w$]*$/i;

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped}'`;
}

function rowType(columns: readonly Column[]): string {
  if (columns.length === 0) return 'Record<never, never>';
  const fields = columns.map(
    ({ name, type }) => `    readonly ${IDENTIFIER.test(name) ? name : quoted(name)}: ${type};\n`,
  );
  return `{\n${fields.join('')}  }`;
}

/** The module that declares the rows of statements, which are named in the order of their texts. */
export function statementsModule(statements: ReadonlyMap<string, readonly Column[]>): string {
  const entries = [...statements]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, columns]) => `  ${quoted(text)}: ${rowType(columns)};\n`);
  return `${HEAD}${entries.join('')}}\n`;
}
