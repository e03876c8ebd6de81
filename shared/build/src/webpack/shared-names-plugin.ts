import type { Compiler, NormalModule } from 'webpack';
import { BuildError } from '../build-error.ts';

const NAME = 'TouchlineSharedNames';

interface ImportParser {
  hooks: {
    importSpecifier: {
      tap: (
        name: string,
        check: (statement: unknown, source: string, exported: string | null, local: string) => void,
      ) => void;
    };
  };
  state: { module: NormalModule };
}

/**
 * Refuses imports of names that a curated shared module does not carry: they would be undefined at
 * run time and nothing else notices.
 */
export class SharedNamesPlugin {
  readonly #names: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param names exported names by specifier, for the curated modules only */
  constructor(names: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#names = names;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const check = (parser: ImportParser): void => {
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, exported) => {
          const names = this.#names.get(source);
          if (names && !names.has(exported ?? '*')) {
            compilation.errors.push(
              new BuildError(
                'shared_name_unavailable',
                `${parser.state.module.resource}: the shared "${source}" does not carry ` +
                  `"${exported ?? '*'}". Use one of its names, or add it to shared/build/vendors.`,
              ) as never,
            );
          }
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, check as never);
      }
    });
  }
}
