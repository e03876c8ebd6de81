import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';

const NAMES = ['monolith', 'single-spa', 'micro-app', 'piral'];
const [target] = process.argv.slice(2);
const folder = import.meta.dirname;
const require = createRequire(import.meta.url);

const CSS = '<link rel="stylesheet" href="/assets/app.css">';

const page = ({ head, body }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>List</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>${body}</body>
</html>`;

function configurationOf({ sharedDependencies, banner, output, module, ...given }, assets) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: false,
    ...given,
    output: { path: assets, filename: '[name].js', ...output },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js'] },
    module: {
      ...module,
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        {
          test: /app\.codegen$/,
          type: 'javascript/auto',
          loader: './piral-codegen-loader.cjs',
          options: { sharedDependencies },
        },
      ],
    },
    plugins: banner ? [new webpack.BannerPlugin({ banner, raw: true })] : [],
    performance: false,
    stats: 'errors-only',
  };
}

function run(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats.hasErrors()) {
        reject(error ?? new Error(stats.toString('errors-only')));
      } else {
        resolve();
      }
    });
  });
}

for (const name of NAMES) {
  const { rival } = await import(`./${name}/rival.mjs`);
  const place = join(target, name);
  const assets = join(place, 'assets');
  await rm(place, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  for (const build of rival.builds) {
    await run(configurationOf(build, assets));
  }
  await copyFile(join(folder, 'touchline/src/app/app.css'), join(assets, 'app.css'));
  for (const [file, source] of Object.entries(rival.copies ?? {})) {
    await copyFile(require.resolve(source), join(assets, file));
  }
  for (const [file, write] of Object.entries(rival.documents)) {
    await writeFile(join(place, file), write({ css: CSS, page }));
  }
}
