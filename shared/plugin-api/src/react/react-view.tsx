import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { View, ViewProps } from '../view.ts';
import { PluginProvider } from './plugin-provider.tsx';

class Boundary extends Component<
  { readonly onCrash: (error: unknown) => void; readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

/** Reports when its content has been written to the DOM, before the browser paints. */
function Committed({ onCommit }: { readonly onCommit: () => void }) {
  useLayoutEffect(onCommit);
  return null;
}

type ParcelProps = ViewProps & { readonly domElement: HTMLElement };

interface Mounted {
  readonly root: Root;
  readonly waiting: Set<() => void>;
}

/**
 * Makes a mountable view of a React component: its own root, the plugin's context around it, and a
 * boundary that reports a crash to the host.
 *
 * The lifecycles are written here rather than taken from single-spa-react: that one reports a
 * mount through a timer, so a frame with both skeleton and view could be painted, and it keeps its
 * instances by name instead of by element.
 */
export function reactView(View: ComponentType<ViewProps>): View {
  const mounted = new WeakMap<HTMLElement, Mounted>();
  // Resolves when the view, or the nothing that replaces a crashed one, is in the DOM.
  const render = ({ root, waiting }: Mounted, props: ParcelProps) =>
    new Promise<void>((resolve) => {
      waiting.add(resolve);
      // React may write two renders together; both pending callers have it.
      const onCommit = () => {
        for (const done of waiting) {
          done();
        }
        waiting.clear();
      };
      root.render(
        <>
          <Boundary onCrash={props.onCrash}>
            <PluginProvider value={props.context}>
              <View {...props} />
            </PluginProvider>
          </Boundary>
          <Committed onCommit={onCommit} />
        </>,
      );
    });
  return {
    bootstrap: async () => undefined,
    mount: async (given) => {
      const props = given as unknown as ParcelProps;
      const root = createRoot(props.domElement, {
        // Caught errors reach the host through the boundary, which logs them under the plugin.
        onCaughtError: () => undefined,
      });
      const entry = { root, waiting: new Set<() => void>() };
      mounted.set(props.domElement, entry);
      await render(entry, props);
    },
    update: async (given) => {
      const props = given as unknown as ParcelProps;
      const entry = mounted.get(props.domElement);
      if (entry !== undefined) {
        await render(entry, props);
      }
    },
    unmount: async (given) => {
      const { domElement } = given as unknown as ParcelProps;
      mounted.get(domElement)?.root.unmount();
      mounted.delete(domElement);
    },
  };
}
