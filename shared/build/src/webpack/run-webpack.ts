import webpack, {
  type ChunkGroup,
  type Compilation,
  type Configuration,
  type NormalModule,
  type Stats,
} from 'webpack';
import { BuildError } from '../build-error.ts';

export interface Bundle {
  /** File name of the entry. */
  readonly entry: string;
  /** Stylesheets of the entry itself. */
  readonly stylesheets: readonly string[];
  /** Emitted files by absolute path of each lazily imported module. */
  readonly filesOf: ReadonlyMap<string, readonly string[]>;
}

function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => (stats && !error ? resolve(stats) : reject(error)));
    });
  });
}

function filesOfGroup(group: ChunkGroup): string[] {
  return [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))];
}

function lazyFiles(compilation: Compilation, initial: ReadonlySet<string>) {
  const files = new Map<string, readonly string[]>();
  for (const group of compilation.chunkGroups) {
    for (const block of group.blocksIterable) {
      for (const dependency of block.dependencies) {
        const module = compilation.moduleGraph.getResolvedModule(dependency) as NormalModule | null;
        if (module?.resource) {
          files.set(
            module.resource,
            filesOfGroup(group).filter((file) => !initial.has(file)),
          );
        }
      }
    }
  }
  return files;
}

/**
 * Runs webpack once and says what it emitted.
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
    filesOf: lazyFiles(compilation, new Set(files)),
  };
}
