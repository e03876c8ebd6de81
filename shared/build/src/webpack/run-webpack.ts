import webpack, {
  type ChunkGroup,
  type Compilation,
  type Configuration,
  type NormalModule,
  type Stats,
} from 'webpack';
import { BuildError } from '../build-error.ts';
import { lazyImportsOf } from './chunk-loading-plugin.ts';

export interface LazyModule {
  readonly files: readonly string[];
  /** Shared modules that load with it. */
  readonly imports: readonly string[];
}

export interface Bundle {
  /** File name of the entry. */
  readonly entry: string;
  /** Stylesheets of the entry itself. */
  readonly stylesheets: readonly string[];
  /** What each lazily imported module loads, by its absolute path. */
  readonly lazy: ReadonlyMap<string, LazyModule>;
}

function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => (stats && !error ? resolve(stats) : reject(error)));
    });
  });
}

function lazyModule(compilation: Compilation, group: ChunkGroup): LazyModule {
  const chunks = group.chunks.filter((chunk) => !chunk.hasRuntime());
  return {
    files: [...new Set(chunks.flatMap((chunk) => [...chunk.files]))],
    imports: [...new Set(chunks.flatMap((chunk) => lazyImportsOf(compilation, chunk)))],
  };
}

function lazyModules(compilation: Compilation): Bundle['lazy'] {
  const modules = new Map<string, LazyModule>();
  for (const group of compilation.chunkGroups) {
    for (const block of group.blocksIterable) {
      for (const dependency of block.dependencies) {
        const module = compilation.moduleGraph.getResolvedModule(dependency) as NormalModule | null;
        if (module?.resource) {
          modules.set(module.resource, lazyModule(compilation, group));
        }
      }
    }
  }
  return modules;
}

/**
 * Runs webpack once and returns what it emitted.
 * @throws BuildError `build_failed`, `shared_name_unavailable`
 */
export async function runWebpack(configuration: Configuration): Promise<Bundle> {
  const stats = await compile(configuration);
  const { compilation } = stats;
  if (stats.hasErrors()) {
    const [first] = compilation.errors;
    const code = (first as unknown as Partial<BuildError>).code ?? 'build_failed';
    throw new BuildError(code, stats.toString({ all: false, errors: true, colors: false }));
  }
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const entry = files.find((file) => file.endsWith('.js'));
  if (entry === undefined) {
    throw new BuildError('build_failed', `${configuration.name} emitted no entry.`);
  }
  return {
    entry,
    stylesheets: files.filter((file) => file.endsWith('.css')),
    lazy: lazyModules(compilation),
  };
}
