/** One bundle, one root: nothing that React itself does not need. */
export const rival = {
  builds: [{ entry: { main: './monolith/main.jsx' } }],
  documents: {
    'index.html': ({ css, page }) =>
      page({
        head: `${css}<script defer src="/assets/main.js"></script>`,
        body: '<div id="root"></div>',
      }),
  },
};
