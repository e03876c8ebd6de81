import type { Clock, PluginContext, RenderedProps, View, ViewProps } from '@touchline/plugin-api';
import type { AppProps, Parcel } from 'single-spa';
import { withDeadline } from './deadline.ts';
import type { ViewInput } from './mounted-view.ts';

export type MountParcel = AppProps['mountParcel'];

/** What the lifecycles of a view are given. */
type LifecycleProps = ViewProps & RenderedProps & { readonly domElement: HTMLElement };

/** A view whose lifecycles run: what single-spa calls a parcel. */
type RunView = (
  view: View,
  props: LifecycleProps,
) => Pick<Parcel, 'mountPromise' | 'update' | 'unmount'>;

/** Runs a view as a parcel of the shell application. */
export function runAsParcel(mountParcel: MountParcel): RunView {
  return (view, props) => {
    // single-spa's own deadlines stay as short as they are: each of its timers keeps the view until it fires.
    const parcel = mountParcel({ ...view, name: props.name } as never, { ...props });
    // A failure is reported once, by `mounted`; single-spa rejects each of its promises with it.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
      promise.catch(() => undefined);
    }
    return parcel;
  };
}

type Lifecycle = View['mount'] | View['update'];

async function run(lifecycle: Lifecycle, props: LifecycleProps): Promise<null> {
  for (const step of [lifecycle ?? []].flat()) {
    await step(props as never);
  }
  return null;
}

/**
 * Runs a view by its lifecycles alone: one that takes over what the server rendered, while single-spa
 * is not there yet.
 */
export const runLifecycles: RunView = (view, props) => ({
  mountPromise: run(view.bootstrap, props).then(() => run(view.mount, props)),
  ...(view.update && { update: (next) => run(view.update, next as never) }),
  unmount: () => run(view.unmount, props),
});

/** One attempt at a view: a parcel in an element. */
export interface ViewParcel {
  readonly mounted: Promise<void>;
  /** `undefined` where the view has no update lifecycle. */
  readonly update: ((input: ViewInput) => Promise<void>) | undefined;
  /** Takes the parcel down, when it has come up if it is still on its way. */
  readonly discard: () => Promise<void>;
}

/**
 * single-spa refuses to update or unmount what is being updated: one after the other, and of several
 * updates that wait only the last.
 */
function queueUpdates(
  up: Promise<void>,
  act: (input: ViewInput) => Promise<void>,
): {
  readonly update: (input: ViewInput) => Promise<void>;
  /** Resolves when no update is under way, whatever came of the last. */
  readonly settled: () => Promise<void>;
} {
  let updates = up;
  let wanted: ViewInput | undefined;
  return {
    update: (input) => {
      wanted = input;
      updates = updates.then(() => (wanted === input ? act(input) : undefined));
      return updates;
    },
    settled: () => updates.catch(() => undefined),
  };
}

let instances = 0;

/** Mounts a view, its lifecycles under their deadlines. */
export function startParcel(given: {
  readonly view: View;
  readonly context: PluginContext;
  readonly plugin: string;
  readonly name: string;
  readonly element: HTMLElement;
  readonly input: ViewInput;
  /** The element has what the server rendered, and the view would render the same. */
  readonly rendered: RenderedProps['rendered'];
  readonly onCrash: (error: unknown) => void;
  readonly runView: RunView;
  readonly clock: Clock;
}): ViewParcel {
  const { view, context, plugin, element, onCrash, runView, clock } = given;
  // single-spa and framework adapters distinguish instances by this name alone.
  instances += 1;
  const name = `${plugin}/${given.name}#${instances}`;
  const propsOf = (input: ViewInput) => ({
    ...input,
    name,
    context,
    onCrash,
    domElement: element,
  });
  const parcel = runView(view, { ...propsOf(given.input), rendered: given.rendered });
  const up = parcel.mountPromise.then(() => undefined);
  up.catch(() => undefined);
  const { update, settled } = queueUpdates(up, (input) => {
    const promise = parcel.update?.(propsOf(input)) ?? Promise.resolve();
    return withDeadline({ promise, phase: 'update', plugin, clock });
  });
  return {
    mounted: withDeadline({ promise: up, phase: 'mount', plugin, clock }),
    get update() {
      return parcel.update === undefined ? undefined : update;
    },
    discard: async () => {
      const cameUp = await up.then(
        () => true,
        () => false,
      );
      if (cameUp) {
        await settled();
        await withDeadline({ promise: parcel.unmount(), phase: 'unmount', plugin, clock });
      }
    },
  };
}
