import { isAbsolute, relative } from 'node:path';
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { BuildError } from '../build-error.ts';
import type { ChunkDeclaration } from './declared-chunks.ts';

const NAME = 'TouchlineDeclaredChunks';

/** Where a module lies in the sources, with forward slashes; undefined for modules of others. */
function placeOf(directory: string, module: Module | null): string | undefined {
  const { resource } = (module ?? {}) as { readonly resource?: string };
  const place = resource === undefined ? '' : relative(directory, resource).replaceAll('\\', '/');
  const isOwn = place !== '' && !place.startsWith('..') && !isAbsolute(place);
  return isOwn ? place : undefined;
}

function matches(place: string, declared: readonly string[]): boolean {
  return declared.some((path) => (path.endsWith('/') ? place.startsWith(path) : place === path));
}

/**
 * Puts the modules of a package into the chunks that its `chunks.json` declares: lazily imported files
 * that are used together share one, and what is not declared for the first chunk is refused there.
 * Errors: `chunk_module_unknown` for a declared file that no lazy import loads,
 * `first_chunk_undeclared` for a module in the first chunk.
 */
export class DeclaredChunksPlugin {
  readonly #directory: string;
  readonly #declaration: ChunkDeclaration;

  constructor({
    directory,
    declaration,
  }: {
    /** The folder of the package's sources, absolute. */
    readonly directory: string;
    readonly declaration: ChunkDeclaration;
  }) {
    this.#directory = directory;
    this.#declaration = declaration;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => this.#share(compilation, modules));
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => this.#checkFirst(compilation));
    });
  }

  /** Before the chunks are made: lazy imports with one name become one chunk. */
  #share(compilation: Compilation, modules: Iterable<Module>): void {
    const chunkOf = new Map(
      Object.entries(this.#declaration.shared).flatMap(([chunk, files]) =>
        files.map((file) => [file, chunk] as const),
      ),
    );
    const unknown = new Set(chunkOf.keys());
    for (const block of [...modules].flatMap(({ blocks }) => blocks)) {
      const place = this.#placeOfLazy(compilation, block);
      const chunk = place === undefined ? undefined : chunkOf.get(place);
      if (place !== undefined && chunk !== undefined) {
        block.chunkName = chunk;
        unknown.delete(place);
      }
    }
    for (const file of unknown) {
      this.#refuse(compilation, 'chunk_module_unknown', `${file} is imported lazily by nothing.`);
    }
  }

  #placeOfLazy({ moduleGraph }: Compilation, block: AsyncDependenciesBlock): string | undefined {
    const [dependency] = block.dependencies;
    return dependency && placeOf(this.#directory, moduleGraph.getModule(dependency));
  }

  #checkFirst(compilation: Compilation): void {
    const { first } = this.#declaration;
    const main = [...compilation.chunks].find(({ name }) => name === 'main');
    if (first === undefined || main === undefined) {
      return;
    }
    for (const module of compilation.chunkGraph.getChunkModulesIterable(main)) {
      const place = placeOf(this.#directory, module);
      if (place !== undefined && !matches(place, first)) {
        this.#refuse(
          compilation,
          'first_chunk_undeclared',
          `${place} is in the first chunk. Import it lazily, or declare it under "first".`,
        );
      }
    }
  }

  #refuse(
    compilation: Compilation,
    code: 'chunk_module_unknown' | 'first_chunk_undeclared',
    message: string,
  ): void {
    compilation.errors.push(new BuildError(code, `chunks.json: ${message}`) as never);
  }
}
