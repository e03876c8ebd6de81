// React 19 ships no System or UMD build. One bundle answers all four specifiers, so that the page
// can only ever contain one React; every specifier's consumer finds its own names here.
if (process.env.NODE_ENV !== 'production') {
  // For plugins being written (ADR 0034). React DOM looks for it when it is evaluated.
  const refresh = require('react-refresh/runtime');
  const { createCodeRefresh } = require('../src/refresh/code-refresh.ts');
  refresh.injectIntoGlobalHook(globalThis);
  globalThis['touchline:refresh'] = createCodeRefresh(refresh);
}
const client = require('react-dom/client');
const dom = require('react-dom');
const jsx = require('react/jsx-runtime');
const react = require('react');

const all = { ...client, ...dom, ...jsx, ...react };
// Production has no `jsxDEV`; builds for development call it wherever they run.
const jsxDEV =
  process.env.NODE_ENV === 'production' ? jsx.jsx : require('react/jsx-dev-runtime').jsxDEV;
module.exports = { ...all, jsxDEV, default: all };
