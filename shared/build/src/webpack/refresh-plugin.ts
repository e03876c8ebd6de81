import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CODE_REFRESH, type DevelopmentBuild } from '@touchline/contracts/plugins';
import type { Chunk, Compilation, Compiler, Module, NormalModule } from 'webpack';

const NAME = 'TouchlineRefresh';
const EXPORTS_VIEW = /export\s+(?:const view\b|\{[^}]*\bview\b)/;
const VIEW_OF_NAMED = /export const view\s*=\s*reactView\(\s*(\w+)\s*\)/;

/** Whose build it is. */
interface Described {
  readonly plugin: string;
  readonly version: string;
  /** Absolute path of the module that loads the parts. */
  readonly entry: string;
}

/**
 * Lets a bundle for development describe itself when it runs, so that a page can put it in the place
 * of an earlier one module by module (`refresh/code-refresh.ts`).
 */
export class RefreshPlugin {
  readonly #described: Described;

  constructor(described: Described) {
    this.#described = described;
  }

  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { interceptModuleExecution } = RuntimeGlobals;
    const described = this.#described;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      class Refresh extends RuntimeModule {
        constructor() {
          super('touchline refresh', RuntimeModule.STAGE_ATTACH);
        }
        override generate(): string {
          const build = JSON.stringify(describe(compilation, described));
          return `
            var refresh = globalThis[${JSON.stringify(CODE_REFRESH)}];
            if (refresh) ${interceptModuleExecution}.push(refresh.enter(${build}));`;
        }
      }
      compilation.hooks.additionalTreeRuntimeRequirements.tap(
        NAME,
        (chunk: Chunk, requirements: Set<string>) => {
          // Stylesheets are run while building, as separate chunks.
          if (chunk.name === 'main') {
            requirements.add(interceptModuleExecution);
            compilation.addRuntimeModule(chunk, new Refresh());
          }
        },
      );
    });
  }
}

function sourceOf(module: Module): string | undefined {
  const { resource } = module as NormalModule;
  // The file itself: the output of a stylesheet names the version in its classes.
  return resource ? readFileSync(resource.replace(/\?.*$/, ''), 'utf8') : undefined;
}

/** Which component a view mounts; one without a name is another with every change of its file. */
function mountedBy(source = ''): { readonly view?: string } {
  if (!EXPORTS_VIEW.test(source)) {
    return {};
  }
  return { view: VIEW_OF_NAMED.exec(source)?.[1] ?? hash(source) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** The modules that a module imports, however far, itself included; lazily imported ones count. */
function closureOf(compilation: Compilation, module: Module): ReadonlySet<Module> {
  const found = new Set([module]);
  for (const one of found) {
    for (const { module: imported } of compilation.moduleGraph.getOutgoingConnections(one)) {
      if (imported) {
        found.add(imported);
      }
    }
  }
  return found;
}

function describe(
  compilation: Compilation,
  { plugin, version, entry }: Described,
): DevelopmentBuild {
  const { chunkGraph, moduleGraph } = compilation;
  const sources = new Map([...compilation.modules].map((module) => [module, sourceOf(module)]));
  const own = new Map(
    [...sources].map(([module, source]) => [
      module,
      `${module.identifier().replaceAll(version, '')}\0${source ?? ''}`,
    ]),
  );
  const idOf = (module: Module) => String(chunkGraph.getModuleId(module));
  const hashOf = (module: Module) => {
    const parts = [...closureOf(compilation, module)].map((one) => own.get(one) ?? '').toSorted();
    return hash(parts.join('\n'));
  };
  const parts: Record<string, DevelopmentBuild['parts'][string]> = {};
  const main = [...compilation.modules].find(
    (module) => (module as NormalModule).resource === entry,
  );
  for (const dependency of main?.blocks.flatMap((block) => block.dependencies) ?? []) {
    const module = moduleGraph.getModule(dependency);
    if (module && 'request' in dependency) {
      parts[String(dependency.request)] = {
        module: idOf(module),
        ...mountedBy(sources.get(module)),
      };
    }
  }
  return {
    plugin,
    version,
    modules: Object.fromEntries(
      [...compilation.modules]
        .filter((module) => chunkGraph.getModuleId(module) !== null)
        .map((module) => [idOf(module), hashOf(module)]),
    ),
    parts,
  };
}
