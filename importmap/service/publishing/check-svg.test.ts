import { describe, expect, it } from 'vitest';
import { svgProblems } from './check-svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${content}</svg>`;

describe('an SVG picture', () => {
  it.each([
    svg('<title>A ball</title><circle cx="4" cy="4" r="3" fill="url(#shade)"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${svg('<path d="M0 0h9"/>')}`,
    svg('<defs><path id="a" d="M0 0"/></defs><use href="#a"/><use xlink:href="#a"/>'),
    svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
    svg('<style>.a { fill: #fff; clip-path: url(#cut) }</style><g class="a" style="opacity:.5"/>'),
    svg('<rect><animate attributeName="opacity" from="0" to="1" dur="1s"/></rect>'),
  ])('an SVG picture is accepted: %s', (text) => {
    expect(svgProblems(text)).toEqual([]);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
    ['a script of HTML', svg('<script xmlns="http://www.w3.org/1999/xhtml">1</script>')],
    ['an event handler', svg('<g/>', ' onload="alert(1)"')],
    ['an event handler in capitals', svg('<g ONCLICK="alert(1)"/>')],
    [
      'foreign content',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    ],
    ['a frame', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="#"/>')],
    ['a link', svg('<a href="#b"><text>press</text></a>')],
    ['a picture of another place', svg('<image href="https://evil.example/a.png"/>')],
    ['a picture in SVG', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['a used shape of another file', svg('<use xlink:href="other.svg#a"/>')],
    ['a script address', svg('<use href="javascript:alert(1)"/>')],
    ['a style that imports', svg('<style>@import "//evil.example/a.css";</style>')],
    ['a style that fetches', svg('<style><![CDATA[g{fill:url(//evil.example/a)}]]></style>')],
    ['a style that hides an address', svg('<style>g{fill:\\75rl(//evil.example/a)}</style>')],
    ['a style attribute that fetches', svg('<g style="fill:url(https://evil.example/a)"/>')],
    ['a filter of another file', svg('<g filter="url(other.svg#f)"/>')],
    ['an animated reference', svg('<use href="#a"><set attributeName="href" to="//evil"/></use>')],
    ['an animated event handler', svg('<set attributeName="onclick" to="alert(1)"/>')],
    ['another base', svg('<g/>', ' xml:base="https://evil.example/"')],
    ['a style sheet instruction', `<?xml-stylesheet href="//evil.example/a.xsl"?>${svg('')}`],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`],
    ['a page of HTML', '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>'],
    ['no XML', '<svg><script>alert(1)'],
    ['no text', ''],
  ])('an SVG picture with %s is refused', (_name, text) => {
    expect(svgProblems(text)).not.toEqual([]);
  });
});
