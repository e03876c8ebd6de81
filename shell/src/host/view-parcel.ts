import type { Clock, PluginContext, RenderedProps, View } from '@touchline/plugin-api';
import type { AppProps, Parcel } from 'single-spa';
import { withDeadline } from './deadline.ts';
import type { ViewInput } from './mounted-view.ts';

export type MountParcel = AppProps['mountParcel'];

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

/** Mounts a view as a parcel of the shell application, its lifecycles under their deadlines. */
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
  readonly mountParcel: MountParcel;
  readonly clock: Clock;
}): ViewParcel {
  const { view, context, plugin, element, onCrash, mountParcel, clock } = given;
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
  // single-spa's own deadlines stay as short as they are: each of its timers keeps the view until it fires.
  const parcel: Parcel = mountParcel({ ...view, name } as never, {
    ...propsOf(given.input),
    rendered: given.rendered,
  });
  // A failure is reported once, by `mounted`; single-spa rejects each of its promises with it.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
    promise.catch(() => undefined);
  }
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
