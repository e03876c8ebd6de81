import { runInThisContext } from 'node:vm';

type Register = (
  dependencies: readonly string[],
  declare: (
    exportNames: (names: Readonly<Record<string, unknown>>) => void,
    context: { readonly meta: { readonly url: string } },
  ) => {
    readonly setters?: readonly ((module: unknown) => void)[];
    readonly execute: () => void;
  },
) => void;

/** Files of a lazy chunk, each with its hash or with what reads it. */
export type PageFiles = readonly (readonly [
  url: string,
  integrity: string | (() => Promise<string>),
])[];

/** The page's loader as built code sees it. */
export interface PageLoader {
  readonly loadFiles?: (files: PageFiles, imports: readonly string[]) => Promise<unknown>;
  readonly get?: (url: string) => unknown;
  readonly resolve?: (specifier: string) => string;
}

/** Executes a built System module with the given modules behind its imports; returns its exports. */
export function loadSystemModule(
  code: string,
  options: {
    readonly url: string;
    readonly imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly loader?: PageLoader;
  },
): Readonly<Record<string, unknown>> {
  const exported: Record<string, unknown> = {};
  const register: Register = (dependencies, declare) => {
    const module = declare((names) => Object.assign(exported, names), {
      meta: { url: options.url },
    });
    for (const [index, specifier] of dependencies.entries()) {
      module.setters?.[index]?.(options.imports[specifier] ?? {});
    }
    module.execute();
  };
  Object.assign(globalThis, { System: { register, ...options.loader } });
  runInThisContext(code);
  return exported;
}
