import { dirname, join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { BuildError } from '../build-error.ts';

const PLUGIN_API = '@touchline/plugin-api';
/** The part of the plugin API that only writes data, and so runs here. */
const ROUTES = `${PLUGIN_API}/routes`;
/** Marks the resolving of a package that a thunk imports, which is esbuild's own. */
const PACKAGE = 'package';
const RELATIVE = /^\.{1,2}\//;

/**
 * Lets through what a manifest may depend on: `definePlugin` and the makers of routes of the plugin
 * API, and relative data.
 */
function onlyData(source: string): Plugin {
  return {
    name: 'only-data',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === PACKAGE) {
          return undefined;
        }
        if (kind === 'dynamic-import') {
          // Written relative to plugin.ts, wherever the thunk or the package is.
          const found = RELATIVE.test(path)
            ? { path: join(resolveDir, path), errors: [] }
            : await resolve(path, { kind, importer, resolveDir, pluginData: PACKAGE });
          if (found.errors.length > 0) {
            return { errors: found.errors };
          }
          const request = relative(source, found.path).replaceAll('\\', '/');
          return { path: request.startsWith('.') ? request : `./${request}`, external: true };
        }
        if (path === PLUGIN_API) {
          return { path, external: true };
        }
        if (path === ROUTES || RELATIVE.test(path)) {
          return undefined;
        }
        throw new BuildError(
          'manifest_import_refused',
          `${relative(source, importer)} imports "${path}". What plugin.ts imports statically is ` +
            `loaded before the plugin is used: only ${PLUGIN_API}, ${ROUTES} and relative data ` +
            'are allowed; put the rest behind import().',
        );
      });
    },
  };
}

/** The plugin API as the declaration sees it at build time. */
const stub = new Proxy(
  { definePlugin: (definition: unknown) => definition },
  {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol' || name === '__esModule') {
        return Reflect.get(target, name) as unknown;
      }
      throw new BuildError(
        'manifest_import_refused',
        `plugin.ts uses "${name}" of ${PLUGIN_API}; a declaration uses definePlugin only.`,
      );
    },
  },
);

/**
 * Evaluates a plugin's declaration without any of its code: static imports are limited to data,
 * dynamic ones are left in place as thunks.
 * @param file absolute path of `src/plugin.ts`
 * @throws BuildError `manifest_import_refused`, `manifest_plugin_missing`, `build_failed`
 */
export async function evaluateDefinition(file: string): Promise<Record<string, unknown>> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    supported: { 'dynamic-import': true },
    plugins: [onlyData(dirname(file))],
    conditions: ['touchline-source'],
    logLevel: 'silent',
  }).catch((error: unknown) => {
    const detail = (error as { errors?: { detail?: unknown; text: string }[] }).errors?.[0];
    throw (detail?.detail as Error | undefined) ?? new BuildError('build_failed', String(error));
  });
  const module = { exports: {} as { plugin?: Record<string, unknown> } };
  runInNewContext(result.outputFiles[0]?.text ?? '', {
    module,
    exports: module.exports,
    require: () => stub,
  });
  const { plugin } = module.exports;
  if (plugin === undefined) {
    throw new BuildError('manifest_plugin_missing', `${file} exports no "plugin".`);
  }
  return plugin;
}
