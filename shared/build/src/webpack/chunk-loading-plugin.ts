import type { Chunk, Compilation, Compiler, Configuration, ExternalModule } from 'webpack';
import { integrityOf } from '../integrity.ts';
import { LAZY_SPECIFIERS } from '../targets.ts';

const NAME = 'TouchlineChunkLoading';
const TYPE = 'touchline';
const PLACEHOLDER = '__TOUCHLINE_CHUNKS__';

/** The file of hashes; a name that no chunk's id has. */
const HASHES = 'integrity';

/** What an entry knows of its lazy chunks. Their scripts are named by their ids alone. */
interface ChunkTable {
  /** Ids of chunks that have a stylesheet. */
  readonly styled: readonly string[];
  /** Shared modules that chunks load on demand, by id. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The file with the integrity of every chunk's files, and its own. */
  readonly hashes: readonly [file: string, integrity: string];
}

/**
 * Loads lazy chunks through the page's loader (`System.loadFiles`, part of the document), which
 * checks the integrity of scripts and stylesheets and waits for both. webpack's own runtime for this
 * is 1.7 KB of every plugin's entry, covers no integrity, and makes the entry import every shared
 * module that only a lazy chunk uses.
 *
 * Hashes do not compress: those of a section's chunks would be half of its entry, which is on the
 * way to the first screen, where chunks travel in the document. They have a file of their own, whose
 * hash is in the entry, and which the first chunk loads that is not in the document.
 */
export class ChunkLoadingPlugin {
  readonly #suffix: string;

  constructor({
    suffix,
  }: {
    /** What follows a chunk's id in the names of its files. */
    readonly suffix: string;
  }) {
    this.#suffix = suffix;
  }

  apply(compiler: Compiler): void {
    compiler.webpack.javascript.EnableChunkLoadingPlugin.setEnabled(compiler, TYPE);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      addRuntime(compiler, compilation, this.#suffix);
      fillTable(compiler, compilation, this.#suffix);
    });
  }
}

/** Options of `output` that go with the plugin. */
export const CHUNK_OUTPUT: Configuration['output'] & object = {
  chunkLoading: TYPE,
  enabledChunkLoadingTypes: [TYPE],
  chunkFormat: 'array-push',
};

function addRuntime(compiler: Compiler, compilation: Compilation, suffix: string): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
  const { ensureChunkHandlers, hasOwnProperty, moduleFactories, publicPath } = RuntimeGlobals;
  const global = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);

  class ChunkLoading extends RuntimeModule {
    constructor() {
      super('touchline chunk loading', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return `
        var table = "${PLACEHOLDER}";
        var hashes;
        var loads = {};
        var add = function (chunk) {
          if (!chunk[0]) { hashes = chunk[1]; return; }
          for (var id in chunk[1]) ${moduleFactories}[id] = chunk[1][id];
          if (chunk[2]) chunk[2](__webpack_require__);
        };
        var file = function (id, type) {
          var name = id + ${JSON.stringify(suffix)} + type;
          return [${publicPath} + name, function () {
            return System.loadFiles([[${publicPath} + table.hashes[0], table.hashes[1]]], [])
              .then(function () { return hashes[name]; });
          }];
        };
        ${ensureChunkHandlers}.t = function (id, promises) {
          if (loads[id]) return;
          var files = [file(id, ".js")];
          if (table.styled.includes("" + id)) files.push(file(id, ".css"));
          promises.push(System.loadFiles(files, table.imports[id] || [])
            .then(function () { loads[id] = 1; }));
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

function fillTable(compiler: Compiler, compilation: Compilation, suffix: string): void {
  const { Compilation: Stages, sources } = compiler.webpack;
  const { chunkLoadingGlobal: global } = compilation.outputOptions;
  const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  compilation.hooks.processAssets.tap(
    { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
    (assets) => {
      const chunks = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime());
      const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
      if (chunks.length === 0) {
        return;
      }
      const files = chunks.flatMap((chunk) => [...chunk.files]);
      const hashes = files
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => [file, integrityOf(assets[file]?.buffer() ?? Buffer.alloc(0))] as const);
      const queue = `(globalThis[${JSON.stringify(global)}]||=[])`;
      const code = `${queue}.push([0,${JSON.stringify(Object.fromEntries(hashes))}])`;
      const name = `${HASHES}${suffix}.js`;
      // Nothing may change it any more: its hash is in the entry.
      compilation.emitAsset(name, new sources.RawSource(code), { minimized: true });
      const table: ChunkTable = {
        styled: chunks
          .filter((chunk) => [...chunk.files].some((file) => file.endsWith('.css')))
          .map(({ id }) => String(id)),
        imports: Object.fromEntries(
          chunks
            .map((chunk) => [String(chunk.id), lazyImportsOf(compilation, chunk)] as const)
            .filter(([, imports]) => imports.length > 0),
        ),
        hashes: [name, integrityOf(Buffer.from(code))],
      };
      const fill = (code: string) => code.replace(quoted, () => JSON.stringify(table));
      for (const entry of entries.flatMap((chunk) => [...chunk.files])) {
        if (entry.endsWith('.js')) {
          compilation.updateAsset(
            entry,
            (source) => new sources.RawSource(fill(source.source().toString())),
          );
        }
      }
    },
  );
}
