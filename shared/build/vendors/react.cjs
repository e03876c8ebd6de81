// React 19 ships no System or UMD build. One bundle answers all four specifiers, so that the page
// can only ever hold one React; every specifier's consumer finds its own names here.
const client = require('react-dom/client');
const dom = require('react-dom');
const jsx = require('react/jsx-runtime');
const react = require('react');

const all = { ...client, ...dom, ...jsx, ...react };
module.exports = { ...all, jsxDEV: jsx.jsx, default: all };
