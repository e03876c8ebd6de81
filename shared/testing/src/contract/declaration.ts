import { BUS_EVENTS, PluginManifest } from '@touchline/contracts/plugins';
import { isKnownSlot } from '@touchline/domain/plugins';
import { LANGUAGES } from '@touchline/domain/languages';
import { satisfiesApi } from '@touchline/domain/releases';
import { checkRoutes, isListed, parsePattern } from '@touchline/domain/routes';
import { PLUGIN_API_VERSION, type PluginDefinition } from '@touchline/plugin-api';

type Thunk = () => Promise<unknown>;

/** A part that the manifest declares, and what the module behind it has to export. */
export interface DeclaredPart {
  readonly name: string;
  readonly kind: 'view' | 'check' | 'handle' | 'start';
  readonly load: Thunk;
  /** Parameters that fit the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
  /** What the host hands to the view of a route. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The slot or modal of a view, whose owner hands it input; the event of a handler. */
  readonly place: string | undefined;
  /** A view of a route or of a slot, which may be on a first screen. */
  readonly isOnPage: boolean;
}

/** The simplest parameters that a route's pattern takes. */
function sampleParams(path: string): Readonly<Record<string, string>> {
  const segments = isListed(path) ? [] : parsePattern(path);
  return Object.fromEntries(
    segments.flatMap((segment) => {
      if (segment.kind === 'static' || segment.optional) {
        return [];
      }
      const { name, words, expression } = segment;
      const fits = (text: string) => expression === undefined || expression.test(text);
      return [[name, words?.[0] ?? ['1', 'a', 'aa'].find(fits) ?? '1']];
    }),
  );
}

/** Every part a plugin declares, but for its texts and settings. */
export function partsOf(plugin: PluginDefinition): readonly DeclaredPart[] {
  const part = (
    kind: DeclaredPart['kind'],
    what: string,
    load: Thunk,
    given: Partial<Pick<DeclaredPart, 'params' | 'input' | 'place' | 'isOnPage'>> = {},
  ): DeclaredPart => ({
    name: `${kind} of ${what}`,
    kind,
    load,
    params: given.params ?? {},
    input: given.input ?? {},
    place: given.place,
    isOnPage: given.isOnPage ?? false,
  });
  return [
    ...(plugin.routes ?? []).map(({ name, path, title, view }) =>
      part('view', `route "${name}"`, view, {
        params: sampleParams(path),
        input: { title },
        isOnPage: true,
      }),
    ),
    ...(plugin.slots ?? []).map(({ slot, name, view }) =>
      part('view', `"${name}" in slot "${slot}"`, view, { place: slot, isOnPage: true }),
    ),
    ...(plugin.modals ?? []).map(({ name, view }) =>
      part('view', `modal "${name}"`, view, { place: name }),
    ),
    ...(plugin.guards ?? []).map(({ name, check }) => part('check', `guard "${name}"`, check)),
    ...(plugin.handlers ?? []).map(({ event, handle }) =>
      part('handle', `event "${event}"`, handle, { place: event }),
    ),
    ...(plugin.background ?? []).map(({ name, start }) =>
      part('start', `background "${name}"`, start),
    ),
  ];
}

/** The manifest as the build derives it, with a name in the place of every module. */
function manifestOf(plugin: PluginDefinition): unknown {
  const named = <Contribution extends object>(list: readonly Contribution[] | undefined) =>
    (list ?? []).map((contribution) => ({ ...contribution, module: './part.ts' }));
  return {
    id: plugin.id,
    version: '0.0.0',
    api: plugin.api,
    criticality: plugin.criticality ?? 'optional',
    routes: named(plugin.routes),
    slots: named(plugin.slots),
    ownSlots: plugin.ownSlots ?? [],
    modals: named(plugin.modals),
    guards: named(plugin.guards),
    handlers: named(plugin.handlers),
    background: named(plugin.background),
    polling: plugin.polling,
  };
}

async function partProblems({ name, kind, load }: DeclaredPart): Promise<readonly string[]> {
  try {
    const exported = ((await load()) as Record<string, unknown>)[kind];
    const fits =
      kind === 'view'
        ? typeof exported === 'object' && exported !== null && 'mount' in exported
        : typeof exported === 'function';
    return fits ? [] : [`the ${name}: its module exports no "${kind}"`];
  } catch (error) {
    return [`the ${name} cannot be loaded: ${String(error)}`];
  }
}

function twice(what: string, names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${what} "${name}" is declared twice`,
  );
}

function nameProblems(plugin: PluginDefinition): readonly string[] {
  const {
    routes = [],
    slots = [],
    ownSlots = [],
    modals = [],
    guards = [],
    handlers = [],
    background = [],
  } = plugin;
  return [
    ...twice(
      'the route',
      routes.map(({ name }) => name),
    ),
    ...twice(
      'the contribution',
      slots.map(({ slot, name }) => `${slot}/${name}`),
    ),
    ...twice(
      'the modal',
      modals.map(({ name }) => name),
    ),
    ...twice(
      'the guard',
      guards.map(({ name }) => name),
    ),
    ...twice(
      'the background',
      background.map(({ name }) => name),
    ),
    ...slots
      .filter(({ slot }) => !isKnownSlot(slot, (id) => (id === plugin.id ? ownSlots : undefined)))
      .map(({ slot }) => `neither the page nor the plugin has the slot "${slot}"`),
    ...ownSlots
      .filter((slot) => !slot.startsWith(`${plugin.id}.`))
      .map((slot) => `its own slot "${slot}" does not start with "${plugin.id}."`),
    ...handlers
      .filter(({ event }) => !(event in BUS_EVENTS))
      .map(({ event }) => `the catalogue has no event "${event}"`),
    ...checkRoutes(routes.map((route) => ({ ...route }))).conflicts.map(({ message }) => message),
  ];
}

/** How the texts of each language are loaded. */
export type TextsByLanguage = NonNullable<PluginDefinition['translations']>['languages'];

function textAt(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
}

async function textProblems(
  { routes = [] }: PluginDefinition,
  languages: TextsByLanguage | undefined,
): Promise<readonly string[]> {
  if (languages === undefined) {
    return [];
  }
  const titles = routes.flatMap(({ title, titleFromData }) => [title, titleFromData?.title]);
  const keys = titles.filter((title) => title !== undefined);
  const problems = await Promise.all(
    LANGUAGES.map(async (language) => {
      const texts = (await languages[language]?.())?.default;
      return texts === undefined
        ? [`it has no texts in "${language}"`]
        : keys
            .filter((key) => typeof (texts[key] ?? textAt(texts, key)) !== 'string')
            .map((key) => `the title "${key}" has no text in "${language}"`);
    }),
  );
  return problems.flat();
}

/**
 * What of a plugin's declaration is not as its manifest would say.
 * @param texts those that the build finds beside `plugin.ts`, where it declares none
 */
export async function declarationProblems(
  plugin: PluginDefinition,
  texts?: TextsByLanguage,
): Promise<readonly string[]> {
  const parsed = PluginManifest.safeParse(manifestOf(plugin));
  const loaded = await Promise.all(partsOf(plugin).map(partProblems));
  const settings = await plugin.settings?.();
  return [
    ...(parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `manifest ${path.join('.')}: ${message}`)),
    ...(satisfiesApi({ range: plugin.api, version: PLUGIN_API_VERSION })
      ? []
      : [`it needs plugin API ${plugin.api}; this is ${PLUGIN_API_VERSION}`]),
    ...nameProblems(plugin),
    ...loaded.flat(),
    ...(settings === undefined || settings.settings?.safeParse({}).success === true
      ? []
      : ['its settings do not accept the empty ones that a site starts with']),
    ...(await textProblems(plugin, plugin.translations?.languages ?? texts)),
  ];
}
