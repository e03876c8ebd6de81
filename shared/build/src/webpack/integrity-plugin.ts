import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { integrityOf } from '../integrity.ts';

const NAME = 'TouchlineIntegrity';
const TABLE = '__webpack_require__.touchlineIntegrity';
const PLACEHOLDER = '__TOUCHLINE_INTEGRITY__';

/**
 * Makes the bundle check the integrity of the scripts and stylesheets it loads lazily; the import
 * map covers entries only. The table goes into the entry after all hashes are final: the entry
 * already names each chunk by its content hash, so its own hash still covers the table.
 *
 * The published plugin of this kind (5.1) keeps one hash for a chunk's script and stylesheet.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      addTable(compiler, compilation);
      checkOnLoad(compiler, compilation);
      fillTable(compiler, compilation);
    });
  }
}

function addTable(compiler: Compiler, compilation: Compilation): void {
  class IntegrityTable extends compiler.webpack.RuntimeModule {
    constructor() {
      super('touchline integrity table');
    }
    override generate(): string {
      return `${TABLE} = "${PLACEHOLDER}";`;
    }
  }
  const { ensureChunkHandlers } = compiler.webpack.RuntimeGlobals;
  compilation.hooks.runtimeRequirementInTree.for(ensureChunkHandlers).tap(NAME, (chunk) => {
    compilation.addRuntimeModule(chunk, new IntegrityTable());
  });
}

function checkOnLoad(compiler: Compiler, compilation: Compilation): void {
  const nameOf = (url: string) => `${url}.slice(${url}.lastIndexOf('/') + 1)`;
  const { LoadScriptRuntimeModule } = compiler.webpack.runtime as unknown as {
    LoadScriptRuntimeModule: {
      getCompilationHooks: (compilation: Compilation) => {
        createScript: { tap: (name: string, change: (source: string) => string) => void };
      };
    };
  };
  LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    NAME,
    (source) => `${source}\nscript.integrity = ${TABLE}[${nameOf('url')}] || '';`,
  );
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
    NAME,
    (source, names) => `${source}\n${names.tag}.integrity = ${TABLE}[${nameOf(names.href)}] || '';`,
  );
}

function fillTable(compiler: Compiler, compilation: Compilation): void {
  const { Compilation: Stages, sources } = compiler.webpack;
  const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  compilation.hooks.processAssets.tap(
    { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
    (assets) => {
      const table: Record<string, string> = {};
      const entries: string[] = [];
      for (const [file, source] of Object.entries(assets)) {
        if (quoted.test(source.source().toString())) {
          entries.push(file);
        } else if (/\.(js|css)$/.test(file)) {
          table[file] = integrityOf(source.buffer());
        }
      }
      for (const file of entries) {
        compilation.updateAsset(
          file,
          (source) =>
            new sources.RawSource(
              source.source().toString().replace(quoted, JSON.stringify(table)),
            ),
        );
      }
    },
  );
}
