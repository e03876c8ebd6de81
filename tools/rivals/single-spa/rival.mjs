const APPLICATIONS = ['header', 'list', 'bottom-nav'];
const VENDORS = {
  'single-spa': 'single-spa',
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
};
const SHARED = Object.keys(VENDORS);

const system = (entry, { externals = SHARED } = {}) => ({
  entry,
  externals: Object.fromEntries(externals.map((name) => [name, name])),
  externalsType: 'system',
  output: { library: { type: 'system' } },
  // `System` is the page's loader, not something for webpack to emulate.
  module: { parser: { javascript: { system: false } } },
});

const IMPORTS = Object.fromEntries([
  ...Object.entries(VENDORS).map(([name, file]) => [name, `/assets/${file}.js`]),
  ...APPLICATIONS.map((name) => [`@rival/${name}`, `/assets/${name}.js`]),
  ['@rival/root-config', '/assets/root-config.js'],
]);

/** As its templates make it: a root config with a layout, an application a part, an import map. */
export const rival = {
  builds: [
    system({ 'root-config': './single-spa/root-config.js' }),
    ...APPLICATIONS.map((name) => system({ [name]: `./single-spa/${name}.jsx` })),
    ...Object.entries(VENDORS).map(([name, file]) =>
      system({ [file]: name }, { externals: SHARED.filter((other) => other !== name) }),
    ),
  ],
  copies: {
    'system.js': 'systemjs/dist/system.min.js',
    'amd.js': 'systemjs/dist/extras/amd.min.js',
  },
  documents: {
    'index.html': ({ css, page }) =>
      page({
        head: `${css}
    <script type="systemjs-importmap">${JSON.stringify({ imports: IMPORTS })}</script>
    <link rel="preload" href="/assets/single-spa.js" as="script">
    <template id="single-spa-layout"><single-spa-router>
      <application name="@rival/header"></application>
      <main><route default><application name="@rival/list"></application></route></main>
      <application name="@rival/bottom-nav"></application>
    </single-spa-router></template>
    <script src="/assets/system.js"></script>
    <script src="/assets/amd.js"></script>`,
        body: `<script>System.import('@rival/root-config')</script>`,
      }),
  },
};
