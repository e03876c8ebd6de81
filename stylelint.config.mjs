/**
 * Layout follows the direction of the language, so that right-to-left needs no stylesheets of its
 * own: properties and keywords are logical, and shorthands are the same on both sides.
 */
export default {
  plugins: ['stylelint-plugin-logical-css', './tools/checks/same-sides.mjs'],
  ignoreFiles: ['**/dist/**', '**/.build/**', '**/.data/**'],
  reportNeedlessDisables: true,
  rules: {
    // Chromium does not support overflow-inline and overflow-block.
    'logical-css/require-logical-properties': [true, { ignore: ['overflow-x', 'overflow-y'] }],
    // What is resized vertically is so in every language of the site.
    'logical-css/require-logical-keywords': [true, { ignore: ['resize'] }],
    'touchline/same-sides': true,
  },
};
