import type { PluginContext, View, ViewProps } from '@touchline/plugin-api';

export interface MountedTestView {
  readonly element: HTMLElement;
  /** What the view reported through `onCrash`. */
  readonly crashes: readonly unknown[];
  readonly update: (props: Partial<ViewProps>) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

type Lifecycle = (props: ViewProps & { readonly domElement: HTMLElement }) => Promise<unknown>;

/** Runs a view through its lifecycles in an element of the page, as the shell's host does. */
export async function mountView({
  view,
  context,
  props: given = {},
}: {
  readonly view: View;
  readonly context: PluginContext;
  readonly props?: Partial<ViewProps>;
}): Promise<MountedTestView> {
  const element = document.createElement('div');
  document.body.append(element);
  const crashes: unknown[] = [];
  let props: ViewProps & { readonly domElement: HTMLElement } = {
    context,
    name: 'test',
    params: {},
    query: {},
    input: {},
    onCrash: (error) => void crashes.push(error),
    ...given,
    domElement: element,
  };
  const run = async (lifecycle: unknown) => {
    for (const step of [lifecycle].flat()) {
      await (step as Lifecycle | undefined)?.(props);
    }
  };
  try {
    await run(view.bootstrap);
    await run(view.mount);
  } catch (error) {
    element.remove();
    throw error;
  }
  return {
    element,
    crashes,
    update: async (change) => {
      props = { ...props, ...change };
      await run(view.update);
    },
    unmount: async () => {
      await run(view.unmount);
      element.remove();
    },
  };
}
