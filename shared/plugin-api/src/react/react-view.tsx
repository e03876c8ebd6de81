import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { RefreshedProps, RenderedProps, View, ViewProps } from '../view.ts';
import { PluginProvider, RefreshProvider } from './plugin-provider.tsx';

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

type ParcelProps = ViewProps &
  RenderedProps &
  RefreshedProps & { readonly domElement: HTMLElement };

interface Mounted {
  readonly waiting: Set<() => void>;
  /** Absent until the first render, which may take over what the server wrote. */
  root?: Root;
}

/** One tree in the browser and on the server: the ids that React makes depend on its shape. */
function treeOf(
  View: ComponentType<ViewProps>,
  { refreshes = 0, ...props }: ViewProps & RefreshedProps,
  onCommit: () => void = () => undefined,
): ReactNode {
  return (
    <>
      <Boundary onCrash={props.onCrash}>
        <PluginProvider value={props.context}>
          <RefreshProvider value={refreshes}>
            <View {...props} />
          </RefreshProvider>
        </PluginProvider>
      </Boundary>
      <Committed onCommit={onCommit} />
    </>
  );
}

// Caught errors reach the host through the boundary, which logs them under the plugin.
const OPTIONS = { onCaughtError: () => undefined };

/** Takes over what the server wrote; what differs from it is rendered again in its place. */
function hydrate({ domElement, rendered, context, name }: ParcelProps, tree: ReactNode): Root {
  return hydrateRoot(domElement, tree, {
    ...OPTIONS,
    ...(rendered && { identifierPrefix: rendered.identifierPrefix }),
    onRecoverableError: (error) =>
      context.log.info(`"${name}" differs from what the server rendered`, error),
  });
}

/**
 * Makes a mountable view of a React component: its own root, the plugin's context around it, and a
 * boundary that reports a crash to the host.
 *
 * The lifecycles are written here rather than taken from single-spa-react: that one reports a
 * mount through a timer, so a frame with both skeleton and view could be painted, and it keeps its
 * instances by name instead of by element.
 *
 * @param options `server: false` for a view that only a browser can render
 */
export function reactView(
  View: ComponentType<ViewProps>,
  { server = true }: { readonly server?: boolean } = {},
): View {
  const mounted = new WeakMap<HTMLElement, Mounted>();
  // Resolves when the view, or the nothing that replaces a crashed one, is in the DOM.
  const render = (entry: Mounted, props: ParcelProps) =>
    new Promise<void>((resolve) => {
      const { waiting } = entry;
      waiting.add(resolve);
      // React may write two renders together; both pending callers have it.
      const onCommit = () => {
        for (const done of waiting) {
          done();
        }
        waiting.clear();
      };
      const tree = treeOf(View, props, onCommit);
      if (entry.root === undefined && props.rendered !== undefined) {
        // What is taken over is on screen already: in slices, so that a tap is never kept waiting.
        startTransition(() => {
          entry.root = hydrate(props, tree);
        });
      } else {
        entry.root ??= createRoot(props.domElement, OPTIONS);
        entry.root.render(tree);
      }
    });
  return {
    ...(server && { toElement: (props: ViewProps) => treeOf(View, props) }),
    bootstrap: async () => undefined,
    mount: async (given) => {
      const props = given as unknown as ParcelProps;
      const entry = { waiting: new Set<() => void>() };
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
      mounted.get(domElement)?.root?.unmount();
      mounted.delete(domElement);
    },
  };
}
