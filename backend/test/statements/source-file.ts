import { dirname, resolve } from 'node:path';
import {
  type Expression,
  type ImportDeclarationSpecifier,
  parseSync,
  type Program,
} from 'oxc-parser';

/** Any node of a syntax tree. */
export type Node = { readonly type: string } & Record<string, unknown>;

/** A module of the sources, as far as its SQL needs it. */
export interface SourceFile {
  readonly path: string;
  readonly program: Program;
  /** What its constants are initialised with, at any depth; undefined where two share a name. */
  readonly constants: ReadonlyMap<string, Expression | undefined>;
  /** Where imported names come from, for modules of the same tree. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  /** Whether it imports the driver, whose queries take any text. */
  readonly usesDriver: boolean;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Calls `look` for every node of a tree. */
export function visit(tree: unknown, look: (node: Node) => void): void {
  if (Array.isArray(tree)) {
    for (const part of tree) visit(part, look);
  } else if (isNode(tree)) {
    look(tree);
    for (const part of Object.values(tree)) visit(part, look);
  }
}

/** Whether a specifier of the driver means connections: its default export, or their types. */
function isConnection(specifier: ImportDeclarationSpecifier): boolean {
  return (
    specifier.type === 'ImportDefaultSpecifier' ||
    /^(?:Pool|PoolClient|Client)$/.test(specifier.local.name)
  );
}

/** Parses a module. Throws where it does not parse. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) {
    throw new Error(`${path}: ${errors[0]?.message}`);
  }
  const constants = new Map<string, Expression | undefined>();
  const imports = new Map<string, { path: string; name: string }>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node['id']) && isNode(node['init'])) {
      const name = String(node['id']['name']);
      constants.set(name, constants.has(name) ? undefined : (node['init'] as never));
    }
  });
  let usesDriver = false;
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const { value: source } = statement.source;
    usesDriver ||= source === 'pg' && statement.specifiers.some(isConnection);
    if (!source.startsWith('.')) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
        imports.set(specifier.local.name, {
          path: resolve(dirname(path), source),
          name: specifier.imported.name,
        });
      }
    }
  }
  return { path, program, constants, imports, usesDriver };
}
