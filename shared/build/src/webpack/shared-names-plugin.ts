import type { Compilation, Compiler, Dependency, NormalModule } from 'webpack';
import { BuildError } from '../build-error.ts';

const NAME = 'TouchlineSharedNames';

/** An import of one name of another module, as webpack records it. */
interface ImportedName extends Dependency {
  readonly request: string;
  readonly getIds: (graph: Compilation['moduleGraph']) => readonly string[];
}

function isImportedName(dependency: Dependency): dependency is ImportedName {
  return 'request' in dependency && 'getIds' in dependency;
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
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          for (const dependency of module.dependencies) {
            this.#check(compilation, module as NormalModule, dependency);
          }
        }
      });
    });
  }

  #check(compilation: Compilation, module: NormalModule, dependency: Dependency): void {
    const names = isImportedName(dependency) ? this.#names.get(dependency.request) : undefined;
    if (!names || !isImportedName(dependency)) {
      return;
    }
    const name = dependency.getIds(compilation.moduleGraph)[0] ?? '*';
    if (!names.has(name)) {
      compilation.errors.push(
        new BuildError(
          'shared_name_unavailable',
          `${module.resource}: the shared "${dependency.request}" does not carry "${name}". ` +
            'Use one of its names, or add it to shared/build/vendors.',
        ) as never,
      );
    }
  }
}
