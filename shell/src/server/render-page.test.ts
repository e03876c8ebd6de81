import { packManifest, PluginManifest } from '@touchline/contracts/plugins';
import { AllowedSettings, GlobalSettings } from '@touchline/contracts/configuration';
import type { PageToRender } from '@touchline/contracts/site';
import { EMPTY_MANIFEST } from '@touchline/contracts/testing';
import { reactView, type View, usePlugin } from '@touchline/plugin-api';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from './render-page.ts';

const manifest = PluginManifest.parse({
  ...EMPTY_MANIFEST,
  id: 'demo',
  routes: [
    {
      name: 'home',
      path: '/',
      layout: 'default',
      access: 'any',
      title: 'title.home',
      module: './home',
    },
    {
      name: 'event',
      path: '/:id',
      layout: 'default',
      access: 'any',
      title: 't',
      module: './event',
    },
  ],
  slots: [
    { slot: 'header', name: 'bar', order: 0, module: './bar' },
    {
      slot: 'header',
      name: 'mobile',
      order: 1,
      when: { key: 'device', equals: 'mobile' },
      module: './m',
    },
    {
      slot: 'header',
      name: 'visited',
      order: 2,
      when: { not: { key: 'storage.demo.visited' } },
      module: './v',
    },
  ],
});

const STATE = {
  language: 'en',
  texts: {},
  authenticated: false,
  configuration: {
    languages: ['en'],
    flags: {},
    abTests: [],
    betting: {},
    settings: GlobalSettings.parse({}),
    allowedSettings: AllowedSettings.parse({}),
  },
  plugins: {},
  development: false,
  release: 'r1',
  decisions: { maintenance: false, plan: {}, isRedirectChecked: true },
  configurationVersion: 'c1',
  time: 1_700_000_000_000,
} as unknown as PageToRender['state'];

const text = (read: (props: { params: Readonly<Record<string, string>> }) => string) =>
  reactView((props) => createElement('p', {}, read(props)));

let views: Record<string, View | Promise<View>>;
const modules = { '@touchline/demo': {} };

beforeEach(() => {
  views = {
    './home': text(() => 'home'),
    './event': text(({ params }) => `event ${params['id']}`),
    bar: text(() => 'bar'),
    mobile: text(() => 'mobile'),
    visited: text(() => 'visited'),
  };
  const thunk = (name: string) => async () => ({ view: await views[name] });
  modules['@touchline/demo'] = {
    plugin: {
      id: 'demo',
      views: { './home': thunk('./home'), './event': thunk('./event') },
      slots: ['bar', 'mobile', 'visited'].map((name) => ({
        slot: 'header',
        name,
        view: thunk(name),
      })),
    },
  };
  vi.stubGlobal('System', {
    import: async (name: keyof typeof modules) => modules[name],
    resolve: (name: string) => name,
    delete: () => true,
    entries: () => [],
  });
});

async function render(changes: Partial<PageToRender> = {}) {
  const onOmitted = vi.fn();
  const rendered = await renderPage(
    {
      state: STATE,
      manifests: [packManifest(manifest)],
      firstData: {},
      route: { name: 'home', plugin: 'demo', path: '/', params: {}, query: {} },
      device: 'mobile',
      slots: ['header'],
      skipped: [],
      ...changes,
    },
    {
      onOmitted,
      toHtml: (element) => renderToString(element),
      inTime: (loading) =>
        Promise.race([
          loading,
          new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 50)),
        ]),
    },
  );
  return { onOmitted, html: Object.fromEntries(rendered.map(({ view, html }) => [view, html])) };
}

describe('a page rendered on the server', () => {
  it('a rendered page has the view of its route and those of its slots', async () => {
    const { html, onOmitted } = await render();
    expect(html).toEqual({ home: '<p>home</p>', bar: '<p>bar</p>', mobile: '<p>mobile</p>' });
    expect(onOmitted).not.toHaveBeenCalled();
  });

  it('a view is rendered with the parameters of its route and for its device', async () => {
    const route = { name: 'event', plugin: 'demo', path: '/7', params: { id: '7' }, query: {} };
    const { html } = await render({ route, device: 'desktop' });
    expect(html).toEqual({ event: '<p>event 7</p>', bar: '<p>bar</p>' });
  });

  it('a view knows links, first data, the current route and nothing of a player or a browser', async () => {
    views['./home'] = reactView(() => {
      const { navigation, live, session, storage, keys } = usePlugin();
      const stored = storage.open({
        name: 'x',
        version: 1,
        initial: 'nothing',
        schema: { parse: String },
      });
      const known = [
        navigation.href({ route: 'event', params: { id: '7' } }),
        navigation.current.get().name,
        live.topic('top:live').get().ready,
        String(session.state.get().userId),
        stored.get(),
        String(keys.get('device')),
      ];
      return createElement('p', {}, known.join(' '));
    });
    const topic = { topic: 'top:live', epoch: 'e', clk: 1, events: [], markets: [] };
    const { html, onOmitted } = await render({
      firstData: { '/line-api/v1/topics/top:live': topic },
    });
    expect(onOmitted.mock.calls).toEqual([]);
    expect(html['home']).toBe('<p>/en/7 home true undefined nothing mobile</p>');
  });

  it('a view that throws, and one whose code cannot be had, cost their own HTML', async () => {
    views['./home'] = text(() => {
      throw new Error('broken');
    });
    delete views['bar'];
    const { html, onOmitted } = await render();
    expect(html).toEqual({ mobile: '<p>mobile</p>' });
    expect(onOmitted.mock.calls.map(([{ view }]) => view)).toEqual(['home', 'bar']);
  });

  it('a view whose code never comes holds no other up', async () => {
    views['bar'] = new Promise<View>(() => undefined);
    const { html, onOmitted } = await render();
    expect(html).toEqual({ home: '<p>home</p>', mobile: '<p>mobile</p>' });
    expect(onOmitted.mock.calls.map(([{ view }]) => view)).toEqual(['bar']);
  });

  it('a view that renders in browsers alone, one with fields and one to be skipped are omitted', async () => {
    views['./home'] = reactView(() => createElement('p'), { server: false });
    views['bar'] = reactView(() => createElement('form', {}, createElement('input')));
    const { html, onOmitted } = await render({ skipped: ['demo/mobile'] });
    expect(html).toEqual({});
    expect(onOmitted).not.toHaveBeenCalled();
  });
});
