const FETCHED = ['/list.html', '/assets/list.js'];

/** A base with both bars, the list as a part in its sandbox, what it fetches preloaded. */
export const rival = {
  builds: [
    { entry: { base: './micro-app/base.jsx' } },
    {
      entry: { list: './micro-app/list.jsx' },
      externalsType: 'window',
      externals: {
        react: 'React',
        'react/jsx-runtime': 'JsxRuntime',
        'react-dom/client': 'ReactDOMClient',
      },
    },
  ],
  documents: {
    'index.html': ({ css, page }) =>
      page({
        head: `${css}<script defer src="/assets/base.js"></script>${FETCHED.map(
          (file) => `<link rel="preload" href="${file}" as="fetch" crossorigin>`,
        ).join('')}`,
        body: '<div id="root"></div>',
      }),
    'list.html': ({ page }) =>
      page({
        head: '<script defer src="/assets/list.js"></script>',
        body: '<div id="list"></div>',
      }),
  },
};
