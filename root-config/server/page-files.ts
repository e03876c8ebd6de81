import { evaluateWhen, PAGE_SLOTS, slotsOfRoute } from '@touchline/domain/plugins';
import type { Artefact } from '@touchline/contracts/releases';
import type { Page } from './decide-page.ts';
import type { OwnedRoute, Site } from './site.ts';

/** A file that the first screen of a page needs. */
export interface PageFile {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity: string;
  /** Bytes after brotli compression. */
  readonly size: number;
  /** The content of the file, when it travels in the document instead of in a separate request. */
  readonly text?: string;
  /** It is the module that an address of the import map names. */
  readonly isEntry: boolean;
  /** It has nothing but texts: of a plugin, or those that all sections share. */
  readonly textsOf?: string;
}

/** In the place of a plugin's id: the texts that all sections share. */
export const SHARED_TEXTS = '*';

const FIRST_MODULES = ['@touchline/root-config', '@touchline/shell'] as const;
/** Slots that the frame's stylesheet shows from the desktop width on, or only below it. */
const DESKTOP_SLOTS: ReadonlySet<string> = new Set(['left', 'right']);
const MOBILE_SLOTS: ReadonlySet<string> = new Set(['bottom-nav', 'quick-slip']);
/** Slots below the first screen: their files would only compete with it for the network. */
const LATER_SLOTS: ReadonlySet<string> = new Set(
  PAGE_SLOTS.filter(({ isLate }) => isLate).map(({ name }) => name),
);

/**
 * Entries that every page has and no team ships. Those of plugins, the shell and React are requested by
 * their addresses: faults are confined to them, and large ones would be sent again with each document.
 */
const CARRIED_ENTRIES: ReadonlySet<Artefact['kind']> = new Set(['root', 'shared']);

/** Files of one artefact that are needed, in the order they were requested. */
interface Need {
  readonly artefact: Artefact;
  readonly files: readonly string[];
  readonly textsOf?: string;
}

function isOnFirstScreen(device: Page['device'], slot: string): boolean {
  const elsewhere = device === 'mobile' ? DESKTOP_SLOTS : MOBILE_SLOTS;
  return !elsewhere.has(slot) && !LATER_SLOTS.has(slot);
}

/** An artefact's entry with its stylesheets, after everything it imports. */
function entryWithDependencies(
  site: Site,
  artefact: Artefact,
  visited = new Set<string>(),
): readonly Need[] {
  if (visited.has(artefact.id)) {
    return [];
  }
  visited.add(artefact.id);
  const dependencies = artefact.dependencies.flatMap((name) => {
    const dependency = site.artefactOfSpecifier.get(name);
    return dependency ? entryWithDependencies(site, dependency, visited) : [];
  });
  return [...dependencies, { artefact, files: [...artefact.stylesheets, artefact.entry] }];
}

/** What lazily imported modules of an artefact load: their files and their own shared modules. */
function moduleNeeds(site: Site, artefact: Artefact, modules: readonly string[]): readonly Need[] {
  return modules.flatMap((name) => {
    const { files = [], imports = [] } = artefact.modules[name] ?? {};
    const shared = imports.flatMap((specifier) => {
      const dependency = site.artefactOfSpecifier.get(specifier);
      return dependency ? entryWithDependencies(site, dependency) : [];
    });
    return [...shared, { artefact, files }];
  });
}

/** The shell's modules of what all sections share, by their naming: texts in a language, names of markets. */
function shellTexts(artefact: Artefact, language: string): readonly string[] {
  const names = [`/${language}/shared.json`, '/market-names.ts'];
  return Object.keys(artefact.modules).filter((module) =>
    names.some((name) => module.endsWith(name)),
  );
}

/** The slots of a route that are on a page's first screen. */
export function firstScreenSlots(
  route: OwnedRoute,
  { device, lookup }: Pick<Page, 'device' | 'lookup'>,
): readonly string[] {
  return slotsOfRoute(route, lookup).filter((slot) => isOnFirstScreen(device, slot));
}

/** The views of a plugin that are on the first screen of a page. */
function viewsOf(site: Site, plugin: string, page: Page) {
  const { route } = page;
  const manifest = site.artefactOfPlugin.get(plugin)?.manifest;
  if (!manifest || !route) {
    return [];
  }
  const slots = new Set(firstScreenSlots(route, page));
  return [
    ...(manifest.id === route.plugin ? [route] : []),
    ...manifest.slots.filter(
      ({ slot, when }) => slots.has(slot) && evaluateWhen(when, page.lookup),
    ),
  ];
}

/** The plugins whose views on the first screen of a page are all among these. */
export function wholePlugins(
  site: Site,
  page: Page,
  rendered: readonly { readonly plugin: string; readonly view: string }[],
): ReadonlySet<string> {
  const names = new Set(rendered.map(({ plugin, view }) => `${plugin}/${view}`));
  const plugins = [...site.artefactOfPlugin.keys()];
  return new Set(
    plugins.filter((plugin) =>
      viewsOf(site, plugin, page).every(({ name }) => names.has(`${plugin}/${name}`)),
    ),
  );
}

/** What one plugin needs for the contributions it has on this page. */
function pluginNeeds(site: Site, artefact: Artefact, page: Page): readonly Need[] {
  const { manifest } = artefact;
  const views = manifest === undefined ? [] : viewsOf(site, manifest.id, page);
  if (manifest === undefined || views.length === 0) {
    return [];
  }
  const { languages = {} } = manifest.translations ?? {};
  const texts = languages[page.language] ?? languages['en'];
  const modules = views.map(({ module }) => module);
  return [
    ...entryWithDependencies(site, artefact),
    ...moduleNeeds(site, artefact, modules),
    ...moduleNeeds(site, artefact, texts ? [texts.module] : []).map((need) => ({
      ...need,
      textsOf: manifest.id,
    })),
  ];
}

/**
 * Exactly the files that the first screen of a page loads, each once: loader modules, the shell,
 * the matched route's view and the views of the page's slots, with their CSS and the texts of the
 * page's language. Preloaded together they cost one round trip.
 */
export function pageFiles(site: Site, page: Page): readonly PageFile[] {
  const first = FIRST_MODULES.flatMap((name) => {
    const artefact = site.artefactOfSpecifier.get(name);
    return artefact
      ? [
          ...entryWithDependencies(site, artefact),
          ...moduleNeeds(site, artefact, shellTexts(artefact, page.language)).map((need) => ({
            ...need,
            textsOf: SHARED_TEXTS,
          })),
        ]
      : [];
  });
  const plugins = [...site.artefactOfPlugin.values()].flatMap((artefact) =>
    pluginNeeds(site, artefact, page),
  );
  const found = new Map<string, PageFile>();
  for (const { artefact, files, textsOf } of [...first, ...plugins]) {
    for (const file of files) {
      const described = artefact.files[file];
      const href = `/assets/${artefact.id}/${artefact.version}/${file}`;
      if (described && !found.has(href)) {
        const as = file.endsWith('.css') ? 'style' : 'script';
        const { integrity, size } = described;
        const isEntry = file === artefact.entry;
        const isCarried = !isEntry || CARRIED_ENTRIES.has(artefact.kind);
        const text = isCarried ? site.inlineText(href, described) : undefined;
        found.set(href, {
          href,
          as,
          integrity,
          size,
          isEntry,
          ...(text !== undefined && { text }),
          ...(textsOf !== undefined && { textsOf }),
        });
      }
    }
  }
  // Stylesheets first: a module waits for its own before it runs. Then the largest first, so that
  // over few connections the small ones pass beside them.
  return [...found.values()].toSorted(
    (one, other) =>
      Number(one.as === 'script') - Number(other.as === 'script') || other.size - one.size,
  );
}
