import type { Chunk, Compilation, Compiler, Configuration, ExternalModule } from 'webpack';
import { integrityOf } from '../integrity.ts';
import { LAZY_SPECIFIERS } from '../targets.ts';

const NAME = 'TouchlineChunkLoading';
const TYPE = 'touchline';
const PLACEHOLDER = '__TOUCHLINE_CHUNKS__';

/** What one lazy chunk needs: files with their integrity, and shared modules loaded on demand. */
type ChunkTable = Record<string, [files: [file: string, integrity: string][], imports: string[]]>;

/**
 * Loads lazy chunks through the page's loader (`System.loadFiles`, part of the document), which
 * checks the integrity of scripts and stylesheets and waits for both. webpack's own runtime for this
 * is 1.7 KB of every plugin's entry, covers no integrity, and makes the entry import every shared
 * module that only a lazy chunk uses.
 *
 * The table goes into the entry after all hashes are final: it names each chunk by its content, so
 * the entry's own name and integrity cover it.
 */
export class ChunkLoadingPlugin {
  apply(compiler: Compiler): void {
    compiler.webpack.javascript.EnableChunkLoadingPlugin.setEnabled(compiler, TYPE);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      addRuntime(compiler, compilation);
      fillTable(compiler, compilation);
    });
  }
}

/** Options of `output` that go with the plugin. */
export const CHUNK_OUTPUT: Configuration['output'] & object = {
  chunkLoading: TYPE,
  enabledChunkLoadingTypes: [TYPE],
  chunkFormat: 'array-push',
};

function addRuntime(compiler: Compiler, compilation: Compilation): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
  const { ensureChunkHandlers, hasOwnProperty, moduleFactories, publicPath } = RuntimeGlobals;
  const global = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);

  class ChunkLoading extends RuntimeModule {
    constructor() {
      super('touchline chunk loading', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return `
        var chunks = "${PLACEHOLDER}";
        var loads = {};
        var add = function (chunk) {
          for (var id in chunk[1]) ${moduleFactories}[id] = chunk[1][id];
          if (chunk[2]) chunk[2](__webpack_require__);
        };
        ${ensureChunkHandlers}.t = function (id, promises) {
          if (chunks[id] && !loads[id]) promises.push(System.loadFiles(
            chunks[id][0].map(function (file) { return [${publicPath} + file[0], file[1]]; }), chunks[id][1]
          ).then(function () { loads[id] = 1; }));
        };
        var queue = globalThis[${global}] = globalThis[${global}] || [];
        queue.forEach(add);
        queue.push = add;`;
    }
  }
  compilation.hooks.runtimeRequirementInTree
    .for(ensureChunkHandlers)
    .tap(NAME, (chunk, requirements) => {
      for (const requirement of [hasOwnProperty, moduleFactories, publicPath]) {
        requirements.add(requirement);
      }
      compilation.addRuntimeModule(chunk, new ChunkLoading());
    });
}

/**
 * Shared modules that a chunk's modules import and that its entry must not. webpack puts every
 * external module into the entry chunk, so what counts is who is connected to it.
 */
export function lazyImportsOf(compilation: Compilation, chunk: Chunk): string[] {
  const { chunkGraph, moduleGraph } = compilation;
  const imported = [...chunkGraph.getChunkModulesIterable(chunk)]
    .flatMap((module) => [...moduleGraph.getOutgoingConnections(module)])
    .filter((connection) => connection.isTargetActive(chunk.runtime))
    .map((connection) => (connection.module as ExternalModule).userRequest);
  return [...new Set(imported)].filter((request) => LAZY_SPECIFIERS.has(request));
}

function fillTable(compiler: Compiler, compilation: Compilation): void {
  const { Compilation: Stages, sources } = compiler.webpack;
  const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  compilation.hooks.processAssets.tap(
    { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
    (assets) => {
      const table: ChunkTable = {};
      const entries: string[] = [];
      for (const chunk of compilation.chunks) {
        const files = [...chunk.files].filter((file) => /\.(js|css)$/.test(file));
        if (chunk.hasRuntime()) {
          entries.push(...files.filter((file) => file.endsWith('.js')));
        } else {
          table[String(chunk.id)] = [
            files.map((file) => [file, integrityOf(assets[file]?.buffer() ?? Buffer.alloc(0))]),
            lazyImportsOf(compilation, chunk),
          ];
        }
      }
      for (const entry of entries) {
        compilation.updateAsset(
          entry,
          (source) =>
            new sources.RawSource(
              source
                .source()
                .toString()
                .replace(quoted, () => JSON.stringify(table)),
            ),
        );
      }
    },
  );
}
