import { RENDERED_ATTRIBUTE } from '@touchline/contracts/site';
import { renderedPrefix } from '@touchline/domain/plugins';
import type { Clock, Disposer, I18n, Logger } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import { withDeadline } from './deadline.ts';
import type {
  LoadOptions,
  MountedView,
  ViewDescription,
  ViewInput,
  ViewResult,
} from './mounted-view.ts';
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
  type MountParcel,
  runAsParcel,
  runLifecycles,
  startParcel,
  type ViewParcel,
} from './view-parcel.ts';
import { createRoot, findRendered, restoreStyles } from './view-root.ts';

/** What mounting a view takes. */
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

/** Where a view is mounted, and with what. */
export interface MountPlace {
  readonly description: ViewDescription;
  readonly parent: HTMLElement;
  /** The child before which it stands; at the end without it. */
  readonly before?: Node | null;
  readonly input: ViewInput;
}

/** A view that its host can have rendered again, or tried again. */
export interface HostedView extends MountedView {
  readonly refresh: () => void;
  readonly retry: () => void;
}

/**
 * Mounts one view in an element of its own: each lifecycle against its deadline, a failure confined to
 * a card that heals without a reload, late code as good as a retry.
 */
export function mountView(
  dependencies: ViewHostDependencies,
  { description, parent, before, input: initial }: MountPlace,
): HostedView {
  const { parcels, clock, log, texts, report } = dependencies;
  const { plugin } = description;
  const state = createStore<RemoteState>('not-exist');
  // What was rendered stays on screen until the view has taken it over.
  const rendered = findRendered(parent, description);
  let isRendered = rendered !== undefined;
  let root = rendered ?? createRoot(description);
  let input = initial;
  let refreshes = 0;
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
    const runView = taken === undefined ? runAsParcel(await (early ?? parcels())) : runLifecycles;
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
    input = { ...next, refreshes };
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
    parcel.update(input).catch((error: unknown) => {
      if (number === attempt && state.get() === 'ready') {
        move('not-exist');
        move('loading');
        fail(error);
      }
    });
  }

  const refresh = () => {
    if (parcel?.update) {
      refreshes += 1;
      update(input);
    }
  };
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
    refresh,
    retry: () => reload(false),
    unmount: () => {
      attempt += 1;
      cancelRetry?.();
      if (state.get() !== 'not-exist') {
        move('not-exist');
      }
      root.remove();
      discardParcel();
    },
  };
}
