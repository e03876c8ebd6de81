import type { RemoteSource } from './context/remotes.ts';
import type { Disposer } from './store.ts';
import type { View, ViewProps } from './view.ts';

interface Props extends ViewProps {
  readonly domElement: HTMLElement;
}

/**
 * Makes a view of what another server writes by the JSON view protocol. It is mounted, retried and
 * taken down like every other: by the host.
 */
export function remoteView(source: RemoteSource): View {
  const shown = new Map<string, Disposer>();
  // single-spa hands the element to every parcel, which its types do not say.
  return {
    bootstrap: async () => undefined,
    mount: async ({ context, domElement, name }: Props) => {
      shown.set(name, await context.remotes.show(source, domElement));
    },
    unmount: async ({ name }: Props) => {
      shown.get(name)?.();
      shown.delete(name);
    },
  } as unknown as View;
}
