import { type PluginManifest, unpackManifest } from '@touchline/contracts/plugins';
import type { PageToRender, RenderedView } from '@touchline/contracts/site';
import { evaluateWhen, keysOf, renderedPrefix, type When } from '@touchline/domain/plugins';
import type { Modals, Notify, PluginContext, View, ViewProps } from '@touchline/plugin-api';
import type { ReactNode } from 'react';
import { settingsAttributes } from '@touchline/domain/settings';
import { NO_INPUT, type ViewInput } from '../host/mounted-view.ts';
import type { ServiceHooks } from '../kernel/kernel.ts';
import { createModuleSource, type ModuleSystem } from '../plugins/module-source.ts';
import { createPluginContext } from '../plugins/plugin-context.ts';
import { createPluginLoader } from '../plugins/plugin-loader.ts';
import { compileRegistry } from '../registry/compile-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { createI18n, type ShellI18n } from '../services/i18n/i18n.ts';
import type { LoadI18next } from '../services/i18n/text-store.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import { createServices } from '../start/create-services.ts';
import { createServerNavigation } from './server-navigation.ts';
import { createServerWindow } from './server-window.ts';

declare const System: ModuleSystem;

const loadI18next = () => System.import('i18next') as ReturnType<LoadI18next>;

/** What of the server renders elements. */
export interface PageRenderer {
  /** An element as HTML; throws what the element throws. */
  readonly toHtml: (element: ReactNode, identifierPrefix: string) => string;
  /** Waits for a view's code as long as it may take; rejects when it does not come. */
  readonly inTime: <Loaded>(loading: Promise<Loaded>) => Promise<Loaded>;
  /** A view that was omitted, and why. */
  readonly onOmitted: (
    view: Omit<RenderedView, 'html' | 'links' | 'texts'>,
    error: unknown,
  ) => void;
}

/**
 * What is typed before the code is there would be lost, and a form would send it on its own, a
 * password in the address: a view with fields waits for its code.
 */
const HAS_FIELDS = /<(?:form|input|textarea|select)\b/;

/** What a page that is being rendered never comes to need. */
const never = new Promise<never>(() => undefined);

const MODALS: Modals = {
  open: async () => undefined,
  offer: async () => undefined,
  close: async () => undefined,
};
const NOTIFY: Notify = { show: () => () => undefined, outcomes: () => undefined };

interface Place {
  readonly plugin: string;
  readonly view: string;
  readonly slot?: string;
  readonly input: ViewInput;
  readonly load: () => Promise<{ readonly view: View; readonly context: PluginContext }>;
}

/** What the pages of a release share: its plugins never change, nor do the texts of a language. */
interface Release {
  readonly manifests: readonly PluginManifest[];
  readonly registry: Registry;
  readonly texts: Map<string, ShellI18n>;
}

const releases = new WeakMap<PageToRender['manifests'], Release>();

function releaseOf(packed: PageToRender['manifests']): Release {
  const known = releases.get(packed);
  if (known !== undefined) {
    return known;
  }
  const manifests = packed.map(unpackManifest);
  const snapshot = compileRegistry(manifests);
  const registry: Registry = {
    get: () => snapshot,
    subscribe: () => () => undefined,
    isComplete: () => true,
    change: () => undefined,
  };
  const release = { manifests, registry, texts: new Map<string, ShellI18n>() };
  releases.set(packed, release);
  return release;
}

function textsOf({ texts }: Release, { language, configuration }: PageToRender['state']) {
  const time = settingsAttributes(configuration.settings);
  const key = JSON.stringify([language, time]);
  const i18n =
    texts.get(key) ?? createI18n({ language, time, onMissing: () => undefined, loadI18next });
  texts.set(key, i18n);
  return i18n;
}

/** Makes services, registry and plugin contexts of a page as in a browser that has stored nothing. */
async function openPage(
  { state, manifests: packed, firstData, route, device }: PageToRender,
  onLink: (route: string) => void,
) {
  const release = releaseOf(packed);
  const { registry } = release;
  const i18n = textsOf(release, state);
  const hooks: ServiceHooks = {
    navigation: () => navigation as unknown as ShellNavigation,
    notify: () => NOTIFY,
    modals: () => MODALS,
    runHandlers: async () => undefined,
    deferredKernel: () => never,
  };
  const services = createServices({
    blocks: { state },
    seeds: new Map(Object.entries(firstData)),
    hooks,
    i18n,
    window: createServerWindow(device),
    loadAxios: () => never,
    loadSubject: () => never,
  });
  const log = services.logger('shell');
  const navigation = createServerNavigation({ route, registry, services, onLink });
  const slots = { mount: () => () => undefined };
  const loader = createPluginLoader({
    registry,
    modules: createModuleSource(System),
    services,
    log,
    isAsRendered: () => false,
    createContext: (given) =>
      createPluginContext({
        ...given,
        services,
        kernel: { navigation, modals: MODALS, notify: NOTIFY, slots },
      }),
  });
  return { registry, services, loader };
}

type OpenedPage = Awaited<ReturnType<typeof openPage>>;

/** Keys that the server knows as the browser does; others are what it has stored, or plugins set. */
const KNOWN_KEYS = /^(?:config\..+|authenticated|language|device|platform|nonproduction)$/;

/** Whether the server knows if a contribution is shown. */
function isDecidable(when: When | undefined): boolean {
  return keysOf(when).every((key) => KNOWN_KEYS.test(key));
}

/** The views on the first screen: the route's, then those of the slots in their order. */
function placesOf(
  { route, slots }: PageToRender,
  { registry, services, loader }: OpenedPage,
): readonly Place[] {
  const { table, slots: contributions } = registry.get();
  const contribution = table.routes.find(({ name }) => name === route.name);
  const ofRoute: readonly Place[] =
    contribution === undefined
      ? []
      : [
          {
            plugin: route.plugin,
            view: route.name,
            input: {
              params: route.params,
              query: route.query,
              input: { title: contribution.title },
            },
            load: async () => {
              const { module, context } = await loader.part(
                route.plugin,
                ({ views }) => views?.[contribution.module],
              );
              return { view: module.view, context };
            },
          },
        ];
  const ofSlots = slots.flatMap((slot) =>
    (contributions.get(slot) ?? [])
      .filter(({ when }) => isDecidable(when) && evaluateWhen(when, services.keys.get))
      .map(
        ({ plugin, name }): Place => ({
          plugin,
          view: name,
          slot,
          input: NO_INPUT,
          load: async () => {
            const { module, context } = await loader.part(
              plugin,
              (definition) =>
                definition.slots?.find((known) => known.name === name && known.slot === slot)?.view,
            );
            return { view: module.view, context };
          },
        }),
      ),
  );
  return [...ofRoute, ...ofSlots];
}

/**
 * Renders the views of a page's first screen, one after the other; called on the server, by the
 * renderer of the release. A view that fails is omitted, as is one with fields, and one that renders in
 * browsers alone.
 */
export async function renderPage(
  page: PageToRender,
  { toHtml, inTime, onOmitted }: PageRenderer,
): Promise<readonly RenderedView[]> {
  const links = new Set<string>();
  const opened = await openPage(page, (route) => links.add(route));
  const rendered: RenderedView[] = [];
  const places = placesOf(page, opened).filter(
    ({ plugin, view }) => !page.skipped.includes(`${plugin}/${view}`),
  );
  // Together, so that one whose code does not come holds no other up.
  const loads = places.map(async ({ load, input }) => ({ input, ...(await inTime(load())) }));
  for (const [at, result] of (await Promise.allSettled(loads)).entries()) {
    const { plugin, view: name, slot } = places[at] as Place;
    const place = { plugin, view: name, ...(slot !== undefined && { slot }) };
    try {
      if (result.status === 'rejected') {
        throw result.reason;
      }
      const { view, context, input } = result.value;
      const props: ViewProps = {
        ...input,
        context,
        name: `${place.plugin}/${place.view}`,
        onCrash: () => undefined,
      };
      links.clear();
      const element = view.toElement?.(props);
      if (element === undefined) continue;
      const { result: html, used: texts } = opened.services.i18n.record(() =>
        toHtml(element, renderedPrefix(place)),
      );
      if (!HAS_FIELDS.test(html)) {
        rendered.push({ ...place, html, links: [...links], texts });
      }
    } catch (error) {
      onOmitted(place, error);
    }
  }
  return rendered;
}
