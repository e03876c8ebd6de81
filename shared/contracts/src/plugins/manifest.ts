import * as z from 'zod/mini';
import { LAYOUTS } from '@touchline/domain/plugins';
import { ACCESS, HIDEABLE } from './route-flags.ts';
import { WhenSchema } from './when.schema.ts';
import { text } from '../text.ts';

/** Also a key of plain objects, which inherit `constructor`. */
const Id = text().check(z.regex(/^(?!constructor$)[a-z][a-z0-9-]*$/));
/** What a lazy thunk loads, as written in `plugin.ts`, e.g. `./home/home.view.tsx`. */
const ModuleRequest = text().check(z.regex(/^\.{1,2}\//));

/** A hashed file below `/assets/<plugin>/<version>/` that a contribution needs. */
export const AssetFile = z.object({
  file: text(),
  integrity: text(),
  /** Size in bytes after brotli compression. */
  size: z.number(),
});

const Loaded = {
  module: ModuleRequest,
  /** Files to preload for this contribution in addition to the plugin's entry; filled in by the build. */
  files: z._default(z.array(text()), []),
};

export const RouteContribution = z.object({
  name: text(),
  /**
   * Pattern without the language segment; see `@touchline/domain` routes for its syntax. With
   * `config:<key>` the addresses are those that the site configuration lists.
   */
  path: text(),
  layout: z.enum(LAYOUTS),
  access: z.enum(ACCESS),
  /** The route answers `statusWhenOff` while this is false. */
  when: z.optional(WhenSchema),
  /** 404 unless said otherwise. */
  statusWhenOff: z.optional(z.number()),
  /** Where all may enter: while this is true, only players do. */
  playersOnlyWhen: z.optional(WhenSchema),
  /** Name of the route that took its place: same parameters, same query. */
  redirectTo: z.optional(text()),
  hide: z._default(z.array(z.enum(HIDEABLE)), []),
  /** Parts that are hidden only while a condition is true, e.g. in an A/B test. */
  hideWhen: z.optional(z.record(text(), WhenSchema)),
  /** The header stays while the page is scrolled, as on games pages. */
  keepHeader: z.optional(z.boolean()),
  allowedWhenBanned: z._default(z.boolean(), false),
  /** Others than banned players are led home. */
  bannedOnly: z.optional(z.boolean()),
  exemptFromIdentification: z._default(z.boolean(), false),
  /** Paths of the first data this route shows, sent in the document; `{name}` stands for a parameter of the
   * route, `{name:id}` for the number it begins with. */
  firstData: z._default(z.array(text()), []),
  /** Dictionaries the route needs, beside those that the site configuration names. */
  dictionaries: z.optional(z.array(text())),
  /** HTTP status of the document when this route is shown; 200 unless said otherwise. */
  status: z.optional(z.number()),
  /** Key of the document title in the plugin's namespace. */
  title: z.optional(text()),
  /**
   * A title with names in it, for the document: its key, and for each value of the text its place
   * in the route's first data, e.g. `events.0.home.name`. In the browser the view sets the title.
   */
  titleFromData: z.optional(z.object({ title: text(), values: z.record(text(), text()) })),
  ...Loaded,
});
export type RouteContribution = z.infer<typeof RouteContribution>;

export const SlotContribution = z.object({
  slot: text(),
  name: text(),
  order: z._default(z.number(), 100),
  when: z.optional(WhenSchema),
  /** What a failure shows: a card with a retry button, or nothing. */
  onFailure: z._default(z.enum(['retry', 'nothing']), 'retry'),
  ...Loaded,
});
export type SlotContribution = z.infer<typeof SlotContribution>;

export const ModalContribution = z.object({
  /** Also the value of the modal query parameter. */
  name: text(),
  when: z.optional(WhenSchema),
  ...Loaded,
});
export type ModalContribution = z.infer<typeof ModalContribution>;

export const GuardContribution = z.object({
  name: text(),
  order: z._default(z.number(), 100),
  when: z.optional(WhenSchema),
  ...Loaded,
});
export type GuardContribution = z.infer<typeof GuardContribution>;

export const HandlerContribution = z.object({ event: text(), ...Loaded });
export type HandlerContribution = z.infer<typeof HandlerContribution>;

export const BackgroundContribution = z.object({
  name: text(),
  when: z.optional(WhenSchema),
  ...Loaded,
});
export type BackgroundContribution = z.infer<typeof BackgroundContribution>;

/** Topics that pages poll at an interval of their own before their events begin. */
export const PollingContribution = z.object({
  /** The bus event that names the outcomes; its last value holds. */
  event: text(),
  /** The field of its payload that lists them. */
  outcomeIds: text(),
  /** A subject of the refresh intervals. */
  subject: text(),
});
export type PollingContribution = z.infer<typeof PollingContribution>;

export const TranslationsContribution = z.object({
  namespace: text(),
  /** Loader by language, e.g. `{ en: './translations/en.json' }`. */
  languages: z.record(text(), z.object(Loaded)),
});
export type TranslationsContribution = z.infer<typeof TranslationsContribution>;

/**
 * A plugin's static description: everything the shell knows of it before one byte of it is loaded.
 * Derived from `src/plugin.ts` by the build; it contains no code.
 */
export const PluginManifest = z.object({
  id: Id,
  version: text(),
  /** Range of plugin API versions the plugin was written against, e.g. `^1.0`. */
  api: text(),
  criticality: z.enum(['optional', 'mandatory']),
  routes: z.array(RouteContribution),
  slots: z.array(SlotContribution),
  /** Slots of its own views, `<id>.<name>`; absent in artefacts built before plugins declared them. */
  ownSlots: z.optional(z.array(text())),
  modals: z.array(ModalContribution),
  guards: z.array(GuardContribution),
  handlers: z.array(HandlerContribution),
  background: z.array(BackgroundContribution),
  polling: z.optional(z.array(PollingContribution)),
  translations: z.optional(TranslationsContribution),
  settings: z.optional(z.object(Loaded)),
  /** The plugin's setting that lists the origins whose pages may show the site in a frame. */
  frameAncestors: z.optional(text()),
  /** Every file of the artefact by name; present in published manifests. */
  assets: z._default(z.record(text(), AssetFile), {}),
});
export type PluginManifest = z.infer<typeof PluginManifest>;
