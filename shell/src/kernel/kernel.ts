import type { BusEnvelope, PluginManifest } from '@touchline/contracts/plugins';
import type { Disposer, Modals, Notify } from '@touchline/plugin-api';
import type { DeferredKernel } from './deferred-kernel.ts';
import type { MountParcel } from '../host/view-parcel.ts';
import type { HistoryDriver } from '../navigation/driver.ts';
import type { Connection } from '../navigation/prefetch.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ModuleSource } from '../plugins/module-source.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';

/** What the kernel needs of the world. */
export interface KernelDependencies {
  readonly document: Document;
  readonly driver: HistoryDriver;
  readonly modules: ModuleSource;
  /** Loads single-spa, which mounts all views but those that the server has rendered. */
  readonly parcels: () => Promise<MountParcel>;
  readonly manifests: readonly PluginManifest[];
  /** Fetches the whole of the release; absent where the document carried it. */
  readonly fetchRelease?: (() => Promise<Response>) | undefined;
  /** The shell's own texts, by key. */
  readonly texts: Readonly<Record<string, string>>;
  readonly whenIdle: (act: () => void, timeout: number) => void;
  readonly connection: () => Connection | undefined;
  /** New builds of plugins are applied immediately. */
  readonly isDevelopment: boolean;
  /** Makes the services; they get what of the kernel they need, to be used after the start. */
  readonly createServices: (kernel: ServiceHooks) => ShellServices;
  /** The first screen is on: what can wait begins now. */
  readonly onFirstScreen: () => void;
}

/** The kernel as its services see it. */
export interface ServiceHooks {
  readonly navigation: () => ShellNavigation;
  readonly notify: () => Notify;
  readonly modals: () => Modals;
  readonly runHandlers: (envelope: BusEnvelope) => Promise<void>;
  /** The parts that arrive after the first screen, or with the first that needs them. */
  readonly deferredKernel: () => Promise<DeferredKernel>;
}

export interface Kernel {
  readonly registry: Registry;
  readonly navigation: ShellNavigation;
  readonly services: ShellServices;
  /** Shows the page the document was made for. */
  readonly start: () => Promise<void>;
  readonly dispose: Disposer;
}
