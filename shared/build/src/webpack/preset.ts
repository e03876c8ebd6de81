import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CODE_REFRESH } from '@touchline/contracts/plugins';
import { chunkQueueOf } from '@touchline/domain/plugins';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { LAZY_SPECIFIERS, SHARED_SPECIFIERS, type Target } from '../targets.ts';
import { BUILD_PACKAGE } from '../workspace.ts';
import { CHUNK_OUTPUT, ChunkLoadingPlugin } from './chunk-loading-plugin.ts';
import { CssLayerPlugin } from './css-layer-plugin.ts';
import { curatedNames } from './curated-names.ts';
import { DeclaredChunksPlugin } from './declared-chunks-plugin.ts';
import { readChunkDeclaration } from './declared-chunks.ts';
import { RefreshPlugin } from './refresh-plugin.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';

const require = createRequire(import.meta.url);

export interface PresetOptions {
  readonly root: string;
  readonly target: Target;
  readonly version: string;
  readonly output: string;
  readonly mode: 'production' | 'development';
  /** Code in the place of the entry's own, see `pluginEntry`. */
  readonly entrySource?: string | undefined;
}

/** Plugins being written are built so that React can change them where they are mounted. */
function isRefreshed({ mode, target }: PresetOptions): boolean {
  return mode === 'development' && target.kind === 'plugin';
}

function scriptLoaders(options: PresetOptions) {
  const refresh = isRefreshed(options);
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        target: 'es2022',
        experimental: { keepImportAttributes: true },
      },
    },
  };
  // Before the types go: the path is a template literal in both.
  const oneImportAFile = join(BUILD_PACKAGE, 'runtime/one-import-a-file.cjs');
  if (!refresh) {
    return [swc, oneImportAFile];
  }
  const module = {
    loader: join(BUILD_PACKAGE, 'runtime/refresh-module.cjs'),
    options: { refresh: CODE_REFRESH, family: options.target.id, root: options.root },
  };
  return [module, swc, oneImportAFile];
}

function cssRule(options: PresetOptions, modules: boolean) {
  return {
    test: modules ? /\.module\.css$/ : /(?<!\.module)\.css$/,
    // Importing a stylesheet is its use, whatever a package says of its side effects.
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: modules && {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: `${options.target.id}_[local]_[hash:base64:5]`,
            // Two live versions of one plugin must not style each other.
            localIdentHashSalt: options.version,
          },
        },
      },
    ],
  };
}

/** The entry with the code it is given instead of the original. */
function entryRule({ target, entrySource }: PresetOptions) {
  return entrySource === undefined
    ? []
    : [
        {
          resource: target.entry,
          enforce: 'pre' as const,
          loader: join(BUILD_PACKAGE, 'runtime/given-source.cjs'),
          options: { source: entrySource },
        },
      ];
}

/** A lazy module is read when a chunk that imports it runs: it was loaded together with the chunk. */
function externalOf(name: string): string {
  return LAZY_SPECIFIERS.has(name)
    ? `var System.get(System.resolve(${JSON.stringify(name)}))`
    : name;
}

/**
 * What follows a chunk's id in the names of its files. A version has a folder of its own; a build that
 * is served in the place of another has not, and must differ in names.
 */
function chunkSuffix({ mode, version }: PresetOptions): string {
  return mode === 'production' ? '' : `.${version}`;
}

/** The chunks that the target's package declares. Vendors have no package. */
function declaredChunks({ source }: Target) {
  if (source === undefined) {
    return [];
  }
  const directory = join(source.directory, 'src');
  return [new DeclaredChunksPlugin({ directory, declaration: readChunkDeclaration(directory) })];
}

function optimizationOf(options: PresetOptions): NonNullable<Configuration['optimization']> {
  return {
    chunkIds: options.mode === 'production' ? 'deterministic' : 'named',
    // By name where one build is compared with another.
    moduleIds: isRefreshed(options) ? 'named' : 'deterministic',
    // Smaller shared pieces cost more by compressing alone than they save by not being there twice.
    splitChunks: { chunks: 'async', minSize: 24_000 },
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 2 }, mangle: true },
      }),
    ],
  };
}

function pluginsOf(options: PresetOptions): NonNullable<Configuration['plugins']> {
  const { target, version, mode } = options;
  return [
    new MiniCssExtractPlugin({
      filename: `${target.id}.[contenthash:10].css`,
      chunkFilename: `[id]${chunkSuffix(options)}.css`,
      runtime: false,
      // Each module's classes are its own: the order between chunks decides nothing.
      ignoreOrder: true,
    }),
    new CssLayerPlugin({ layer: target.layer, minify: mode === 'production' }),
    new ChunkLoadingPlugin({ suffix: chunkSuffix(options) }),
    new SharedNamesPlugin(curatedNames()),
    ...declaredChunks(target),
    ...(isRefreshed(options)
      ? [new RefreshPlugin({ plugin: target.id, version, entry: target.entry })]
      : []),
  ];
}

/** The one webpack configuration: a System module whose files are immutable and integrity-checked. */
export function webpackPreset(options: PresetOptions): Configuration {
  const { target, version, mode } = options;
  const production = mode === 'production';
  const external = [...SHARED_SPECIFIERS].filter((name) => !target.specifiers.includes(name));
  return {
    name: target.id,
    context: options.root,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    entry: { main: [join(BUILD_PACKAGE, 'runtime/public-path.js'), target.entry] },
    output: {
      path: options.output,
      filename: `${target.id}.[contenthash:10].js`,
      chunkFilename: `[id]${chunkSuffix(options)}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      library: { type: 'system' },
      uniqueName: `${target.id}@${version}`,
      chunkLoadingGlobal: chunkQueueOf({ id: target.id, version }),
      ...CHUNK_OUTPUT,
      // Set by the first module; see runtime/public-path.js.
      publicPath: '',
    },
    // React must not be external to itself, but stays external to everybody else.
    externalsType: 'system',
    externals: {
      ...Object.fromEntries(external.map((name) => [name, externalOf(name)])),
      ...(isRefreshed(options) && { 'react/jsx-dev-runtime': 'react/jsx-runtime' }),
    },
    resolve: {
      conditionNames: ['touchline-source', 'es2015', 'module', 'import', 'browser', 'default'],
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    },
    module: {
      rules: [
        // `System` is the page's loader, not something for webpack to emulate.
        { test: /\.[cm]?[jt]sx?$/, parser: { system: false } },
        ...entryRule(options),
        // Our own packages are sources wherever they are installed.
        {
          test: /\.tsx?$/,
          exclude: /node_modules\/(?!@touchline\/)/,
          use: scriptLoaders(options),
          sideEffects: target.kind === 'root',
        },
        cssRule(options, true),
        cssRule(options, false),
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset' },
      ],
    },
    optimization: optimizationOf(options),
    plugins: pluginsOf(options),
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-only',
  };
}
