import { renderedPrefix } from '@touchline/domain/plugins';
import type { PluginContext, RenderedProps, View, ViewProps } from '@touchline/plugin-api';
import { renderToString } from 'react-dom/server';
import { settle } from './settle.ts';

/** What a server does not have. */
const BROWSER_ALONE = ['window', 'document', 'navigator', 'location', 'matchMedia', 'localStorage'];

/** Runs an act as code runs on a server. */
function withoutBrowser<Result>(act: () => Result): Result {
  const known = BROWSER_ALONE.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of BROWSER_ALONE) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  }
  try {
    return act();
  } finally {
    for (const [name, descriptor] of known) {
      if (descriptor === undefined) {
        Reflect.deleteProperty(globalThis, name);
      } else {
        Object.defineProperty(globalThis, name, descriptor);
      }
    }
  }
}

/** What React reports of a tree that is not the one that was rendered. */
function watchMismatches(context: PluginContext) {
  const found: string[] = [];
  const { error } = console;
  // React reports there what it finds in development.
  // oxlint-disable-next-line no-console
  console.error = (...parts: readonly unknown[]) => {
    const text = parts.map(String).join(' ');
    if (/hydrat/i.test(text)) {
      found.push(text);
    } else {
      error(...parts);
    }
  };
  const log = {
    ...context.log,
    info: (message: string, details?: unknown) => {
      found.push(`${message}: ${String(details)}`);
    },
  };
  return {
    found,
    context: { ...context, log },
    stop: () => {
      // oxlint-disable-next-line no-console
      console.error = error;
    },
  };
}

type Lifecycle = (
  props: ViewProps & RenderedProps & { readonly domElement: HTMLElement },
) => Promise<unknown>;

/**
 * Renders a view as the server does and lets the browser take it over.
 * @param makeContext a context in the same state each time it is called
 * @throws Error when the view cannot be rendered without a browser, or renders otherwise in one
 */
export async function runRendered({
  view,
  props: given,
  makeContext,
}: {
  readonly view: View;
  readonly props: Pick<ViewProps, 'params' | 'input'>;
  readonly makeContext: () => Promise<PluginContext>;
}): Promise<void> {
  const { toElement } = view;
  if (toElement === undefined) {
    return;
  }
  const identifierPrefix = renderedPrefix({ plugin: 'test', view: 'test' });
  const crashes: unknown[] = [];
  const common = {
    ...given,
    name: 'test',
    query: {},
    onCrash: (error: unknown) => crashes.push(error),
  };
  const server = await makeContext();
  const html = withoutBrowser(() =>
    renderToString(toElement({ ...common, context: server }), { identifierPrefix }),
  );
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const { context, found, stop } = watchMismatches(await makeContext());
  const props = { ...common, context, domElement: element, rendered: { identifierPrefix } };
  const run = async (lifecycle: unknown) => {
    for (const step of [lifecycle].flat()) {
      await (step as Lifecycle | undefined)?.(props);
    }
  };
  try {
    await run(view.bootstrap);
    await run(view.mount);
    await settle();
    await run(view.unmount);
  } finally {
    stop();
    element.remove();
  }
  const [mismatch] = found;
  if (mismatch !== undefined) {
    throw new Error(`renders otherwise in the browser than on the server: ${mismatch}`);
  }
  if (crashes.length > 0) {
    throw crashes[0];
  }
}
