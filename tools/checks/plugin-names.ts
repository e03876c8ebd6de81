import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { isNode, parseSource, type SyntaxNode } from './syntax.ts';

/** Where a plugin is data: what works for one has to work for every other. */
const NEUTRAL = ['shell/src', 'backend/src/gateway', 'root-config/server', 'importmap/service'];
const TESTED = /\.test\.|\/testing\//;

/**
 * Names that mean something else as well: slots of the page (`header`, `bottom-nav`), who may see a
 * route (`auth`), a kind of notification (`info`). They are refused only where an id is expected.
 */
const HOMONYMS: ReadonlySet<string> = new Set(['header', 'bottom-nav', 'auth', 'info']);
const ID_FIELDS: ReadonlySet<unknown> = new Set(['id', 'ids', 'plugin', 'plugins']);

const namesId = (node: unknown) =>
  isNode(node) &&
  ID_FIELDS.has(isNode(node['property']) ? node['property']['value'] : node['value']);

/** Whether the values in this node are ids of plugins: `id: …`, `plugin === …`. */
function expectsId(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'KeyValueProperty':
      return namesId(node['key']);
    case 'VariableDeclarator':
      return namesId(node['id']);
    case 'BinaryExpression':
      return namesId(node['left']) || namesId(node['right']);
    default:
      return false;
  }
}

/** The plugins that a source file names in its code; types do not count. */
export function pluginNames(
  input: { readonly file: string; readonly source: string },
  plugins: ReadonlySet<string>,
): readonly string[] {
  const names: string[] = [];
  const visit = (node: SyntaxNode, isId: boolean) => {
    if (node.type === 'TsLiteralType') {
      return;
    }
    if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
      const text = String(node['value'] ?? node['cooked']);
      const name = text.replace(/^@touchline\//, '');
      if (plugins.has(name) && (isId || name !== text || !HOMONYMS.has(name))) {
        names.push(name);
      }
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) {
        visit(value, isId || expectsId(node));
      }
    }
  };
  visit(parseSource(input), false);
  return names;
}

/** Neither the shell nor a server knows a plugin by its name. */
export function checkPluginNames(): CheckResult {
  const root = projectRoot();
  const plugins = new Set(readdirSync(join(root, 'plugins')));
  const files = NEUTRAL.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  ).filter((file) => !TESTED.test(file));
  const problems = files.flatMap((file) =>
    pluginNames({ file, source: readFileSync(join(root, file), 'utf8') }, plugins).map(
      (name) => `${file}: names the plugin "${name}"; make it a contribution or configuration`,
    ),
  );
  return { problems, detail: `${files.length} files` };
}
