import type { PackedManifest } from './packed-manifest.ts';

/**
 * Code that is changed under a mounted page while it is written (ADR 0034). The development build of
 * React offers it under a global name; production has neither.
 */
export const CODE_REFRESH = 'touchline:refresh';

/** The event by which a page of another site is notified of a build that a developer's machine serves. */
export const BUILT_EVENT = 'touchline:built';

/** What that event brings. */
export interface BuiltNews {
  /** Where the build's entry is. */
  readonly address: string;
  readonly manifest: PackedManifest;
}

/** One build of a plugin for development, as its bundle describes itself when it runs. */
export interface DevelopmentBuild {
  readonly plugin: string;
  readonly version: string;
  /** A hash of each module's source and of all that it imports, by the module's id. */
  readonly modules: Readonly<Record<string, string>>;
  /** What `plugin.ts` loads lazily, by the request written there. */
  readonly parts: Readonly<
    Record<
      string,
      {
        /** The module's id. */
        readonly module: string;
        /** Which component its `view` mounts, where it has one. */
        readonly view?: string | undefined;
      }
    >
  >;
}

/** One module about to be executed, as webpack hands it to who intercepts it. */
export interface ModuleExecution {
  readonly id: string;
  readonly module: { exports: unknown };
  factory: (module: { exports: unknown }) => void;
}

/** What one build has that another has not, part by part. */
export interface BuildDifference {
  /** Parts whose own code differs, or the code of something they import. */
  readonly changed: readonly string[];
  /** Parts that have been loaded of the earlier build. */
  readonly loaded: readonly string[];
  /** Views that mount another component than before. */
  readonly exchanged: readonly string[];
}

/** Changes code under what is mounted. */
export interface CodeRefresh {
  /** Registers a component; what has the same family is the same component in another version. */
  readonly register: (component: unknown, family: string) => void;
  /** A function that records how a component uses hooks; React resets it when that changes. */
  readonly sign: () => (component: unknown, ...hooks: unknown[]) => unknown;
  /** Announces a build whose bundle runs from now on, and follows what it executes. */
  readonly enter: (build: DevelopmentBuild) => (execution: ModuleExecution) => void;
  /** Whether code of the plugin has run on this page. */
  readonly knows: (plugin: string) => boolean;
  /** The newest build of the plugin against the one before; undefined where there is no such pair. */
  readonly compare: (plugin: string) => BuildDifference | undefined;
  /** The newest build continues with the modules of the one before that are the same. */
  readonly keep: (plugin: string) => void;
  /** Renders what is mounted with the newest components; state stays wherever React can keep it. */
  readonly refresh: () => void;
}
