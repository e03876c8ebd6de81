import {
  Activity,
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { RenderedProps, View, ViewProps } from '../view.ts';
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

type ParcelProps = ViewProps & RenderedProps & { readonly domElement: HTMLElement };

interface Mounted {
  readonly waiting: Set<() => void>;
  /** Absent until the first render, which may take over what the server wrote. */
  root?: Root;
  /** What was rendered last, and from what: shown again as it was, nothing is rendered. */
  last?: { readonly props: ViewProps; readonly content: ReactNode };
}

/** One tree in the browser and on the server: the ids that React makes depend on its shape. */
function contentOf(
  View: ComponentType<ViewProps>,
  props: ViewProps,
  onCommit: () => void = () => undefined,
): ReactNode {
  return (
    <>
      <Boundary onCrash={props.onCrash}>
        <PluginProvider value={props.context}>
          <View {...props} />
        </PluginProvider>
      </Boundary>
      <Committed onCommit={onCommit} />
    </>
  );
}

/** While it is hidden, its effects have ended and its state is kept. */
function treeOf(content: ReactNode, hidden?: { readonly onHidden: () => void }): ReactNode {
  return (
    <>
      <Activity mode={hidden === undefined ? 'visible' : 'hidden'}>{content}</Activity>
      {hidden === undefined ? undefined : <Committed onCommit={hidden.onHidden} />}
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
 * React hides the outermost elements by `display: none`, by which the browser forgets where everything
 * was. The host hides the view around them, and the browser does not.
 */
function keepLayout(domElement: HTMLElement): void {
  for (const child of domElement.children) {
    (child as HTMLElement).style.removeProperty('display');
  }
}

function isSame(left: ViewProps | undefined, right: ViewProps): boolean {
  return left?.params === right.params && left.query === right.query && left.input === right.input;
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
  const contentFor = (entry: Mounted, props: ViewProps) => {
    const { waiting } = entry;
    // React may write two renders together; both pending callers have it.
    const content = contentOf(View, props, () => {
      for (const done of waiting) {
        done();
      }
      waiting.clear();
    });
    entry.last = { props, content };
    return content;
  };
  // Resolves when the view, or the nothing that replaces a crashed one, is in the DOM.
  const render = (entry: Mounted, props: ParcelProps) =>
    new Promise<void>((resolve) => {
      entry.waiting.add(resolve);
      const tree = treeOf(contentFor(entry, props));
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
    ...(server && { toElement: (props: ViewProps) => treeOf(contentOf(View, props)) }),
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
    hide: ({ domElement }) => {
      const { root, last } = mounted.get(domElement) ?? {};
      const onHidden = () => keepLayout(domElement);
      flushSync(() => root?.render(treeOf(last?.content, { onHidden })));
    },
    show: ({ domElement, ...props }) => {
      const entry = mounted.get(domElement);
      if (entry?.root !== undefined) {
        const { root, last } = entry;
        const content = isSame(last?.props, props) ? last?.content : contentFor(entry, props);
        // Whatever has changed meanwhile is on screen with it, never after it.
        flushSync(() => root.render(treeOf(content)));
      }
    },
    unmount: async (given) => {
      const { domElement } = given as unknown as ParcelProps;
      mounted.get(domElement)?.root?.unmount();
      mounted.delete(domElement);
    },
  };
}
