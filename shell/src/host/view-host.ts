import type { Clock, Disposer, I18n, Logger } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import { RENDERED_ATTRIBUTE, STYLE_ATTRIBUTE } from '@touchline/contracts/site';
import { renderedPrefix } from '@touchline/domain/plugins';
import { withDeadline } from './deadline.ts';
import type { LoadOptions, MountedView, ViewDescription, ViewInput } from './mounted-view.ts';
import {
  canMove,
  mayReload,
  NO_RETRIES,
  type RemoteState,
  type RetryRecord,
  retryDelay,
} from './remote-state.ts';
import {
  crash,
  createFailedViewCard,
  type FailureCard,
  isLate,
  isRetried,
} from './view-failure.ts';
import {
  asParcel,
  type MountParcel,
  startParcel,
  takingOver,
  type ViewParcel,
} from './view-parcel.ts';

export interface ViewHost {
  /** Mounts a view at the end of the parent, or before one of its children. */
  readonly mount: (given: {
    readonly description: ViewDescription;
    readonly parent: HTMLElement;
    readonly before?: Node | null;
    readonly input: ViewInput;
  }) => MountedView;
  /** Renders the views in the page again, those that can be. */
  readonly refresh: () => void;
  /** Tries again to show what failed. */
  readonly retry: () => void;
}

/** The result of one attempt to show a view. */
export interface ViewResult {
  readonly plugin: string;
  readonly view: string;
  /** Absent when the view is shown. */
  readonly failure?: {
    readonly error: unknown;
    /** The shell retried automatically, without a press. */
    readonly isRetry: boolean;
  };
}

export interface ViewHostDependencies {
  /** Loads what mounts parcels: it comes behind the first screen. */
  readonly parcels: () => Promise<MountParcel>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly texts: Pick<I18n, 't'>;
  readonly report: (outcome: ViewResult) => void;
  /** What to show in the place of a view that failed for a reason that has its own words. */
  readonly failureCard?: FailureCard;
  /** Whether views render here as the server has rendered them for a kind of device. */
  readonly isAsRendered?: (rendered: {
    readonly plugin: string;
    readonly device: string | null;
  }) => boolean;
}

function createRoot({ plugin, name }: ViewDescription): HTMLElement {
  const root = document.createElement('div');
  root.dataset['plugin'] = plugin;
  root.dataset['view'] = name;
  return root;
}

/** The element that the server has filled for a view. */
function findRendered(
  parent: HTMLElement,
  { plugin, name }: ViewDescription,
): HTMLElement | undefined {
  return [...parent.querySelectorAll<HTMLElement>(`:scope > [${RENDERED_ATTRIBUTE}]`)].find(
    ({ dataset }) => dataset['plugin'] === plugin && dataset['view'] === name,
  );
}

/** Gives rendered elements the styles of their own, which the document could not carry as such. */
function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}

/**
 * Mounts views so that none can harm another: each in its own element, every lifecycle against a
 * deadline, a failure confined to a retry card (or to nothing) that heals without a reload.
 */
export function createViewHost(dependencies: ViewHostDependencies): ViewHost {
  const { parcels, clock, log, texts, report } = dependencies;
  const refreshes = new Set<() => void>();
  const retries = new Set<() => void>();
  return {
    retry: () => {
      for (const retry of retries) retry();
    },
    refresh: () => {
      for (const refresh of refreshes) refresh();
    },
    mount: ({ description, parent, before, input: initial }) => {
      const { plugin } = description;
      const state = createStore<RemoteState>('not-exist');
      // What was rendered stays on screen until the view has taken it over.
      const rendered = findRendered(parent, description);
      let isRendered = rendered !== undefined;
      let root = rendered ?? createRoot(description);
      let input = initial;
      let record: RetryRecord = NO_RETRIES;
      let failure: unknown;
      let parcel: ViewParcel | undefined;
      let cancelRetry: Disposer | undefined;
      // Whatever an attempt that is no longer the current one brings is thrown away.
      let attempt = 0;
      let begunAt = clock.now();
      let isRetry = false;

      const move = (to: RemoteState) => {
        if (!canMove(state.get(), to)) {
          throw new Error(`a view cannot go from ${state.get()} to ${to}`);
        }
        root.dataset['state'] = to;
        state.set(to);
      };
      const discardParcel = () => {
        const old = parcel;
        parcel = undefined;
        old?.discard().catch((error: unknown) => {
          log.warn(`view "${description.name}" of plugin "${plugin}" did not unmount`, error);
        });
      };
      /** A new root in the place of the old: what hangs in the old one can no longer be seen. */
      const replaceRoot = () => {
        const old = root;
        isRendered = false;
        root = createRoot(description);
        root.hidden = old.hidden;
        old.replaceWith(root);
      };
      const takeOver = () =>
        dependencies.isAsRendered?.({
          plugin,
          device: root.getAttribute(RENDERED_ATTRIBUTE),
        }) === true
          ? { identifierPrefix: renderedPrefix({ plugin, view: description.name }) }
          : undefined;
      /** Automatic retries leave the card where it is until there is something to show. */
      const reload = (asked: boolean) => {
        const now = clock.now();
        if (asked && !mayReload(record, now)) {
          return;
        }
        if (
          asked &&
          state.get() === 'loading' &&
          isRetry &&
          mayReload({ ...record, askedAt: begunAt }, now)
        ) {
          move('error');
        }
        // The connection may be back, or the button of the old card pressed, while it loads already.
        if (state.get() !== 'error') {
          return;
        }
        isRetry = !asked;
        if (asked) {
          record = { ...record, askedAt: now };
          root.replaceChildren();
        }
        cancelRetry?.();
        void start({ isAsked: asked });
      };
      const fail = (error: unknown) => {
        attempt += 1;
        failure = error;
        replaceRoot();
        discardParcel();
        move('error');
        log.error(`view "${description.name}" of plugin "${plugin}" failed`, error);
        report({ plugin, view: description.name, failure: { error, isRetry } });
        if (description.onFailure === 'retry') {
          root.append(
            createFailedViewCard({
              description,
              root,
              error,
              texts,
              failureCard: dependencies.failureCard,
              onRetry: () => reload(true),
            }),
          );
        }
        const delay = isRetried(error) ? retryDelay(record) : undefined;
        if (delay !== undefined) {
          record = { ...record, automatic: record.automatic + 1 };
          cancelRetry = clock.after(delay, () => reload(false));
        }
      };
      const onCrash = (number: number) => (cause: unknown) => {
        if (number !== attempt) {
          return;
        }
        const hasRun = state.get() === 'ready';
        if (hasRun) {
          // It ran and then broke: no automatic retry, or it would break in a loop for ever.
          record = { ...record, automatic: Number.POSITIVE_INFINITY };
          move('not-exist');
          move('loading');
        }
        fail(crash(description, cause, hasRun ? 'run' : 'mount'));
      };
      /** The view's code, and what runs its lifecycles: only what the server rendered needs no parcel. */
      const load = async (options: LoadOptions) => {
        const early = isRendered ? undefined : parcels();
        early?.catch(() => undefined);
        const loaded = await description.load(options);
        const taken = isRendered ? takeOver() : undefined;
        const runView = taken === undefined ? asParcel(await (early ?? parcels())) : takingOver;
        return { ...loaded, runView, rendered: taken };
      };
      async function start(options: LoadOptions = {}): Promise<void> {
        attempt += 1;
        const number = attempt;
        begunAt = clock.now();
        move('loading');
        const promise = load(options);
        try {
          const loaded = await withDeadline({ promise, phase: 'load', plugin, clock });
          if (number !== attempt) {
            return;
          }
          if (isRendered) {
            restoreStyles(root);
          } else {
            root.replaceChildren();
          }
          const given = input;
          parcel = startParcel({
            ...loaded,
            plugin,
            name: description.name,
            element: root,
            input,
            onCrash: onCrash(number),
            clock,
          });
          await parcel.mounted;
          if (number !== attempt) {
            return;
          }
          record = NO_RETRIES;
          isRetry = false;
          isRendered = false;
          failure = undefined;
          root.removeAttribute(RENDERED_ATTRIBUTE);
          move('ready');
          report({ plugin, view: description.name });
          if (given !== input) {
            update(input);
          }
        } catch (error) {
          if (number === attempt) {
            fail(error);
            if (isLate(error)) {
              goOnAfter(promise);
            }
          }
        }
      }
      /** Code that comes after its deadline, or fails at last, is as good as a retry. */
      function goOnAfter(promise: Promise<unknown>): void {
        const failed = attempt;
        const goOn = () => failed === attempt && reload(false);
        promise.then(goOn, goOn);
      }
      function update(next: ViewInput): void {
        input = next;
        if (state.get() !== 'ready' || parcel === undefined) {
          return;
        }
        const number = attempt;
        if (parcel.update === undefined) {
          attempt += 1;
          move('not-exist');
          replaceRoot();
          discardParcel();
          void start();
          return;
        }
        parcel.update(next).catch((error: unknown) => {
          if (number === attempt && state.get() === 'ready') {
            move('not-exist');
            move('loading');
            fail(error);
          }
        });
      }

      const refresh = () => parcel?.update && update(input);
      const retry = () => reload(false);
      refreshes.add(refresh);
      retries.add(retry);
      root.dataset['state'] = 'not-exist';
      if (rendered === undefined) {
        parent.insertBefore(root, before ?? null);
      }
      void start();
      return {
        state,
        error: () => failure,
        element: () => root,
        update,
        unmount: () => {
          refreshes.delete(refresh);
          retries.delete(retry);
          attempt += 1;
          cancelRetry?.();
          if (state.get() !== 'not-exist') {
            move('not-exist');
          }
          root.remove();
          discardParcel();
        },
      };
    },
  };
}
