import { isNode, parseSource, type SyntaxNode } from './syntax.ts';

/** A function is long with more lines than this. */
export const LONGEST = 60;

const FUNCTIONS: ReadonlySet<unknown> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'Constructor',
  'PrivateMethod',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a source file has in functions. */
export interface FunctionCount {
  readonly functions: number;
  /** The first line and the number of lines of each long one. */
  readonly long: readonly { readonly line: number; readonly lines: number }[];
}

function spansOf(node: unknown): readonly Span[] {
  if (Array.isArray(node)) {
    return node.flatMap(spansOf);
  }
  if (!isNode(node)) {
    return [];
  }
  const own = FUNCTIONS.has(node.type) ? [(node as SyntaxNode & { readonly span: Span }).span] : [];
  const children = Object.entries(node).flatMap(([key, child]) =>
    key === 'span' ? [] : spansOf(child),
  );
  return [...own, ...children];
}

/** Counts the functions of a source file, nested ones each for itself. */
export function countFunctions(file: string, source: string): FunctionCount {
  const breaks = [...Buffer.from(source)].flatMap((byte, at) => (byte === 10 ? [at] : []));
  const module = parseSource({ file, source }) as unknown as { body: unknown; span: Span };
  // Positions count on from file to file; the module ends with the last of its code.
  const shift = module.span.end - Buffer.byteLength(source.trimEnd());
  const lineAt = (position: number) =>
    1 + breaks.filter((newline) => newline < position - shift).length;
  const spans = spansOf(module.body);
  const long = spans
    .map(({ start, end }) => ({
      line: lineAt(start),
      lines: lineAt(end - 1) - lineAt(start) + 1,
    }))
    .filter(({ lines }) => lines > LONGEST);
  return { functions: spans.length, long };
}
