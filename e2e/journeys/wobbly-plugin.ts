import { createHash } from 'node:crypto';
import { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';

/**
 * A plugin of a page and of a strip above every page, written by hand. Every fifth mount of its version
 * 2 throws; `window.wobble` says instead whether it does, so that a journey can choose.
 */
function codeOf(version: string): string {
  const throws = version.startsWith('2') ? 'globalThis.wobble ?? Math.random() < 0.2' : 'false';
  return `System.register(['@touchline/plugin-api', 'react'], (exported) => {
    let api, react;
    const view = (render) => ({ view: api.reactView((props) => {
      react.useState(() => { if (${throws}) throw new Error('it wobbles'); });
      return render(props);
    }) });
    const strip = () => react.createElement('a', { href: '/en/wobbly' }, 'Wobbly ${version}');
    const page = () => react.createElement('h1', null, 'Page ${version}',
      react.createElement('input', { 'aria-label': 'Note' }));
    return {
      setters: [(module) => { api = module; }, (module) => { react = module; }],
      execute: () => { exported('plugin', {
        id: 'wobbly', api: '^1.0',
        slots: [{ slot: 'notice', name: 'strip', view: async () => view(strip) }],
        views: { './page.js': async () => view(page) },
      }); },
    };
  });`;
}

/** What publishes a version of it: the body of `PUT …/plugins/wobbly/versions/<version>`. */
export function wobblyVersion(version: string) {
  const code = Buffer.from(codeOf(version));
  const entry = 'wobbly.js';
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  const manifest = PluginManifest.parse({
    id: 'wobbly',
    version,
    api: '^1.0',
    criticality: 'optional',
    routes: [
      { name: 'wobbly', path: '/wobbly', layout: 'default', access: 'any', module: './page.js' },
    ],
    slots: [{ slot: 'notice', name: 'strip', module: './strip.js' }],
    modals: [],
    guards: [],
    handlers: [],
    background: [],
  });
  const artefact: Artefact = {
    id: 'wobbly',
    kind: 'plugin',
    version,
    specifiers: ['@touchline/wobbly'],
    entry,
    stylesheets: [],
    dependencies: ['@touchline/plugin-api', 'react'],
    files: { [entry]: { integrity, bytes: code.length, size: code.length } },
    manifest,
    modules: {},
    headTexts: {},
  };
  return { artefact, files: { [entry]: code.toString('base64') } };
}
