import swc from '@swc/core';

/** What a source file asks of its translations. */
export interface UsedKeys {
  /** Written out in full. */
  readonly exact: ReadonlySet<string>;
  /** Put together at run time, e.g. `status.${status}`. */
  readonly patterns: readonly { readonly written: string; readonly matches: RegExp }[];
  /** Every other text of a file that hands keys around in variables. */
  readonly loose: ReadonlySet<string>;
}

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (isNode(value)) {
      yield* walk(value);
    }
  }
}

function calledName(callee: unknown): string | undefined {
  const node = callee as Node & { property?: Node };
  const name = node.type === 'MemberExpression' ? node.property : node;
  return name?.type === 'Identifier' ? (name['value'] as string) : undefined;
}

function patternOf(template: Node): { written: string; matches: RegExp } {
  const texts = (template['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked);
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { written: texts.join('${…}'), matches: new RegExp(`^${escaped.join('.+')}$`) };
}

/** The texts an expression may come out as; undefined where it is known only at run time. */
function possibleKeys(node: Node): readonly Node[] | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'TemplateLiteral':
      return [node];
    case 'ParenthesisExpression':
      return possibleKeys(node['expression'] as Node);
    case 'ConditionalExpression': {
      const left = possibleKeys(node['consequent'] as Node);
      const right = possibleKeys(node['alternate'] as Node);
      return left && right && [...left, ...right];
    }
    case 'ArrowFunctionExpression':
      return possibleKeys(node['body'] as Node);
    default:
      return undefined;
  }
}

const isTitle = (node: Node) =>
  node.type === 'KeyValueProperty' && (node['key'] as Node)['value'] === 'title';

/**
 * The translation keys that a source file uses: first arguments of `t(…)`, and the titles of a
 * plugin's manifest, in `plugin.ts` or in a file of routes that it spreads.
 */
export function usedKeys({ file, source }: { file: string; source: string }): UsedKeys {
  const program = swc.parseSync(source, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  });
  const exact = new Set<string>();
  const patterns: UsedKeys['patterns'][number][] = [];
  const texts = new Set<string>();
  let handsAround = false;
  for (const node of walk(program as unknown as Node)) {
    let keys: readonly Node[] | undefined = [];
    if (node.type === 'StringLiteral') {
      texts.add(node['value'] as string);
    } else if (node.type === 'CallExpression' && calledName(node['callee']) === 't') {
      keys = possibleKeys((node['arguments'] as { expression: Node }[])[0]?.expression ?? {});
    } else if (/[/-](plugin|routes)\.ts$/.test(file) && isTitle(node)) {
      keys = possibleKeys(node['value'] as Node);
    }
    handsAround ||= keys === undefined;
    for (const key of keys ?? []) {
      if (key.type === 'StringLiteral') {
        exact.add(key['value'] as string);
      } else {
        patterns.push(patternOf(key));
      }
    }
  }
  return { exact, patterns, loose: handsAround ? texts : new Set() };
}
