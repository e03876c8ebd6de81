import { describe, expect, it } from 'vitest';
import { PluginManifest } from './manifest.ts';
import { packManifest, unpackManifest } from './packed-manifest.ts';

const view = './page.view.tsx';
const manifest = PluginManifest.parse({
  id: 'sport',
  version: '1.0.0',
  api: '^1.0',
  criticality: 'optional',
  routes: [
    {
      name: 'home',
      path: '/',
      layout: 'default',
      access: 'any',
      title: 'title.home',
      module: view,
    },
    { name: 'plain', path: '/plain', layout: 'clear', access: 'guest', module: './other.view.tsx' },
    {
      name: 'office',
      path: '/office/:part?',
      layout: 'third-party',
      access: 'auth',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title.account',
      module: view,
    },
    {
      name: 'odd',
      path: '/odd',
      layout: 'empty',
      access: 'any',
      when: { key: 'config.odd' },
      statusWhenOff: 500,
      playersOnlyWhen: { key: 'config.closed' },
      redirectTo: 'home',
      bannedOnly: true,
      hide: ['footer'],
      hideWhen: { 'bottom-nav': { key: 'test' } },
      status: 404,
      dictionaries: ['odd'],
      title: 'title.odd',
      module: view,
    },
  ],
  slots: [],
  modals: [],
  guards: [],
  handlers: [],
  background: [],
});

describe('a manifest in a document', () => {
  it('a packed manifest is unpacked as it was', () => {
    const travelled = JSON.parse(JSON.stringify(packManifest(manifest)));
    expect(JSON.parse(JSON.stringify(unpackManifest(travelled)))).toEqual(
      JSON.parse(JSON.stringify(manifest)),
    );
  });

  it('a packed manifest omits what is usual of a route, and has its title and module once', () => {
    const { routes, modules } = packManifest(manifest);
    expect(routes[0]).toEqual(['home', '/', 0]);
    expect(routes[2]?.slice(2)).toEqual([0, expect.any(Number), 'title.account']);
    expect(modules).toEqual([view, './other.view.tsx']);
  });
});
