import type { PluginContext, View, ViewProps } from '@touchline/plugin-api';
import { mountView } from '../mount-view.ts';
import { settle } from './settle.ts';

/**
 * Keeps a view as the shell does when its page is left, and returns to it.
 * @param whileKept is called while it is hidden: nothing of it may go on
 * @throws Error when it cannot be kept, or shows something else when it is returned to
 */
export async function runKept({
  view,
  context,
  props,
  whileKept,
}: {
  readonly view: View;
  readonly context: PluginContext;
  readonly props: Pick<ViewProps, 'params' | 'input'>;
  readonly whileKept: () => void;
}): Promise<void> {
  if (view.hide === undefined || view.show === undefined) {
    throw new Error('is declared as kept and has no "hide" and "show"');
  }
  const mounted = await mountView({ view, context, props });
  await settle();
  try {
    const shown = mounted.element.innerHTML;
    mounted.hide();
    await settle();
    whileKept();
    mounted.show();
    await settle();
    // React writes an empty attribute where it has taken a style away again.
    const again = mounted.element.innerHTML.replaceAll(' style=""', '');
    if (again !== shown.replaceAll(' style=""', '')) {
      throw new Error('shows something else after it was kept, though nothing has changed');
    }
    if (mounted.crashes.length > 0) {
      throw mounted.crashes[0];
    }
  } finally {
    await mounted.unmount();
    await settle();
  }
}
