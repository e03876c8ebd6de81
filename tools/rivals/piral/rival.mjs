const PILETS = ['header', 'list', 'bottom-nav'];
const SHARED = ['react', 'react/jsx-runtime'];
const referenceOf = (name) => `rival_${name.replaceAll('-', '_')}`;

const PILET_LIST = PILETS.map((name) => ({
  name,
  version: '1.0.0',
  spec: 'v2',
  requireRef: referenceOf(name),
  link: `/assets/${name}.js`,
  dependencies: {},
}));

/** Piral's core without what it calls batteries, its pilets named in the document and preloaded. */
export const rival = {
  builds: [
    { entry: { shell: './piral/shell.jsx' }, sharedDependencies: SHARED },
    ...PILETS.map((name) => ({
      entry: { [name]: `./piral/${name}.jsx` },
      externalsType: 'system',
      externals: Object.fromEntries(SHARED.map((shared) => [shared, shared])),
      output: { library: { type: 'system' } },
      banner: `//@pilet v:2(${referenceOf(name)},{})`,
    })),
  ],
  documents: {
    'index.html': ({ css, page }) =>
      page({
        head: `${css}<script defer src="/assets/shell.js"></script>${PILETS.map(
          (name) => `<link rel="preload" href="/assets/${name}.js" as="script">`,
        ).join('')}<script>window.pilets=${JSON.stringify(PILET_LIST)}</script>`,
        body: '<div id="root"></div>',
      }),
  },
};
