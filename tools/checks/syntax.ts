import swc from '@swc/core';

/** A node of a parsed source file. */
export type SyntaxNode = { readonly type?: string } & Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null;

/** Parses a source file; a name that ends in x may contain JSX. */
export function parseSource({ file, source }: { file: string; source: string }): SyntaxNode {
  const options = { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' } as const;
  return swc.parseSync(source, options) as unknown as SyntaxNode;
}
