import { createHash } from 'node:crypto';
import {
  AllowedSettings,
  GlobalSettings,
  type CoreConfiguration,
} from '@touchline/contracts/configuration';
import { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact, Composition } from '@touchline/contracts/releases';
import { SeoPage } from '@touchline/contracts/site';
import type { ReadAsset } from '../inline-text.ts';
import type { PageSeo } from '../page-head.ts';
import { prepareSite, type Site } from '../site.ts';
import { EMPTY_MANIFEST } from '@touchline/contracts/testing';

export const CONFIGURATION: CoreConfiguration = {
  languages: ['en', 'ru', 'ar'],
  defaultLanguage: 'en',
  hiddenLanguages: [],
  brand: 'Touchline',
  currencies: ['EUR'],
  countryCode: 'mt',
  currentCountryCode: '',
  registrationAllowed: true,
  minimumAge: 18,
  flags: { champs: false },
  abTests: [],
  bannedAddress: '/banned',
  betting: { changeCoefAction: 2, couponForVisitors: true },
  settings: GlobalSettings.parse({}),
  allowedSettings: AllowedSettings.parse({}),
};

/** Each file of the fixture contains its own name as a comment. */
export const contentOf = (name: string): string => `/* ${name} */`;

function integrityOf(name: string): string {
  return `sha256-${createHash('sha256').update(contentOf(name)).digest('base64')}`;
}

type Given = Partial<Artefact> & { readonly lazy?: readonly string[] };

function artefact(id: string, rest: Given = {}): Artefact {
  const { lazy = [], ...given } = rest;
  const entry = `${id}.js`;
  const files = [entry, ...(given.stylesheets ?? []), ...lazy];
  return {
    id,
    kind: 'plugin',
    version: '1.0.0-a',
    specifiers: [`@touchline/${id}`],
    entry,
    stylesheets: [],
    dependencies: [],
    modules: given.manifest ? modulesOf(given.manifest) : {},
    headTexts: {},
    files: Object.fromEntries(
      files.map((file) => [
        file,
        { integrity: integrityOf(`${id}/${file}`), bytes: 100, size: 40 },
      ]),
    ),
    ...given,
  };
}

/** What the build records of a plugin's modules; views of sign-in use the forms. */
function modulesOf(manifest: PluginManifest): Artefact['modules'] {
  const { routes, slots, translations } = manifest;
  const loaded = [...routes, ...slots, ...Object.values(translations?.languages ?? {})];
  const imports = manifest.id === 'auth' ? ['@touchline/ui/forms'] : [];
  return Object.fromEntries(loaded.map(({ module, files }) => [module, { files, imports }]));
}

const plugin = (id: string, contributions: object) =>
  PluginManifest.parse({ ...EMPTY_MANIFEST, id, version: '1.0.0-a', ...contributions });

const route = (name: string, path: string, rest: object = {}) => ({
  name,
  path,
  layout: 'default',
  access: 'any',
  module: `./${name}.view.tsx`,
  files: [`${name}.js`, `${name}.css`],
  ...rest,
});

const artefacts: readonly Artefact[] = [
  artefact('react', { kind: 'vendor', specifiers: ['react', 'react-dom'] }),
  artefact('single-spa', { kind: 'vendor', specifiers: ['single-spa'] }),
  artefact('axios', { kind: 'vendor', specifiers: ['axios'] }),
  artefact('ui', { kind: 'shared', dependencies: ['react'], stylesheets: ['ui.css'] }),
  artefact('ui-forms', {
    kind: 'shared',
    specifiers: ['@touchline/ui/forms'],
    dependencies: ['@touchline/ui'],
  }),
  artefact('root-config', { kind: 'root', dependencies: ['single-spa'] }),
  artefact('shell', {
    kind: 'shell',
    dependencies: ['react', 'single-spa'],
    stylesheets: ['shell.css'],
    headTexts: { en: { main_close: 'Close' }, ru: { main_close: 'Закрыть' } },
    lazy: ['texts-en.js', 'texts-ru.js', 'modal.js'],
    modules: {
      './translations/en/shared.json': { files: ['texts-en.js'], imports: [] },
      './translations/ru/shared.json': { files: ['texts-ru.js'], imports: [] },
      './modal.ts': { files: ['modal.js'], imports: [] },
    },
  }),
  artefact('sport', {
    dependencies: ['react', '@touchline/ui'],
    lazy: ['home.js', 'home.css', 'game.js', 'game.css', 'tree.js', 'en.js', 'ru.js'],
    headTexts: {
      en: {
        'title.home': 'Bets </title><script>',
        'description.home': 'All & more',
        'title.game': 'Event',
        'title.event': '{{home}} at home',
      },
      ru: { 'title.home': 'Ставки' },
    },
    manifest: plugin('sport', {
      routes: [
        route('home', '/', {
          title: 'title.home',
          firstData: ['/line-api/v1/topics/top:live', '/line-api/v1/sports'],
        }),
        route('game', '/:section(live|line)/:sport/:champ/:game', {
          title: 'title.game',
          titleFromData: { title: 'title.event', values: { home: 'events.0.home.name' } },
          firstData: ['/line-api/v1/topics/event:{game:id}', '/line-api/v1/x/{absent}'],
        }),
        route('champs', '/champs', { when: { key: 'config.champs' } }),
      ],
      slots: [
        { slot: 'left', name: 'tree', module: './tree.tsx', files: ['tree.js'] },
        { slot: 'elsewhere', name: 'other', module: './o.tsx', files: ['game.js'] },
      ],
      translations: {
        namespace: 'sport',
        languages: {
          en: { module: './en.json', files: ['en.js'] },
          ru: { module: './ru.json', files: ['ru.js'] },
        },
      },
      assets: { 'sport.js': { file: 'sport.js', integrity: 'sha256-secret-to-server', size: 1 } },
    }),
  }),
  artefact('header', {
    dependencies: ['react'],
    lazy: ['bar.js', 'balance.js', 'footer.js'],
    manifest: plugin('header', {
      slots: [
        { slot: 'header', name: 'bar', module: './bar.tsx', files: ['bar.js'] },
        { slot: 'footer', name: 'legal', module: './footer.tsx', files: ['footer.js'] },
        {
          slot: 'header',
          name: 'balance',
          when: { key: 'authenticated' },
          module: './b.tsx',
          files: ['balance.js'],
        },
      ],
    }),
  }),
  artefact('auth', {
    dependencies: ['react'],
    lazy: ['login.js', 'login.css'],
    manifest: plugin('auth', { routes: [route('login', '/user/login', { layout: 'clear' })] }),
  }),
  artefact('technical', {
    lazy: ['notFound.js', 'notFound.css'],
    manifest: plugin('technical', {
      routes: [route('notFound', '/:path(.*)', { layout: 'empty', status: 404 })],
    }),
  }),
];

/** A small site: what the real one has, in the same shapes. */
export function fixtureSite(readAsset?: ReadAsset): Site {
  const url = ({ id, version, entry }: Artefact) => `/assets/${id}/${version}/${entry}`;
  const composition: Composition = {
    release: 'r1',
    artefacts,
    criticalCss: ':root{--size:1px}',
    importMap: {
      imports: Object.fromEntries(
        artefacts.flatMap((one) => one.specifiers.map((name) => [name, url(one)])),
      ),
      integrity: {},
      depcache: {},
      stylesheets: {},
    },
  };
  return prepareSite(composition, readAsset);
}

/** Operators have said nothing about any page. */
export const NO_SEO: PageSeo = {
  page: SeoPage.parse({ stream: 'home' }),
  site: { licences: [], robots: [], isoCodes: {} },
};
