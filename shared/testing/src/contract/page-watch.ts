/** What a plugin leaves or does in the page outside its context. */
export interface PageWatch {
  /** Listeners, timers and nodes there are now, one line each. */
  readonly left: () => readonly string[];
  /** Attempts to reach the network past the context, and errors that were not caught. */
  readonly problems: readonly string[];
  readonly stop: () => void;
}

type Patch = () => void;

function nameOf(target: unknown): string {
  return target === window
    ? 'window'
    : target === document
      ? 'document'
      : `<${(target as Element).localName}>`;
}

/** Counts listeners of what outlives a view; whatever hangs in a view goes with its elements. */
function watchListeners(left: Map<string, number>): Patch {
  const keys = new WeakMap<object, number>();
  let listeners = 0;
  const keyOf = (type: string, listener: object, options: unknown) => {
    const id = keys.get(listener) ?? (listeners += 1);
    keys.set(listener, id);
    const capture =
      typeof options === 'object' && options !== null
        ? (options as AddEventListenerOptions).capture
        : options;
    return `${type}:${id}:${capture === true}`;
  };
  const restores = [window, document, document.documentElement, document.body].map((target) => {
    const known = new Set<string>();
    const { addEventListener, removeEventListener } = target as EventTarget;
    const own = {
      addEventListener: Object.getOwnPropertyDescriptor(target, 'addEventListener'),
      removeEventListener: Object.getOwnPropertyDescriptor(target, 'removeEventListener'),
    };
    const count = (type: string, by: number) => {
      const name = `listener of "${type}" on ${nameOf(target)}`;
      left.set(name, (left.get(name) ?? 0) + by);
    };
    const methods: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = {
      addEventListener: (type, listener, options) => {
        const key = listener === null ? undefined : keyOf(type, listener, options);
        if (key !== undefined && !known.has(key)) {
          known.add(key);
          count(type, 1);
        }
        addEventListener.call(target, type, listener, options);
      },
      removeEventListener: (type, listener, options) => {
        if (listener !== null && known.delete(keyOf(type, listener, options))) {
          count(type, -1);
        }
        removeEventListener.call(target, type, listener, options);
      },
    };
    for (const [name, value] of Object.entries(methods)) {
      Object.defineProperty(target, name, { configurable: true, writable: true, value });
    }
    return () => {
      for (const name of Object.keys(methods)) {
        const before = (own as Record<string, PropertyDescriptor | undefined>)[name];
        if (before === undefined) {
          Reflect.deleteProperty(target, name);
        } else {
          Object.defineProperty(target, name, before);
        }
      }
    };
  });
  return () => {
    for (const restore of restores) {
      restore();
    }
  };
}

function watchTimers(left: Map<string, number>): Patch {
  const { setInterval, clearInterval } = globalThis;
  const intervals = new Set<unknown>();
  const notify = () => left.set('interval of the browser', intervals.size);
  globalThis.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const handle = setInterval(...given);
    intervals.add(handle);
    notify();
    return handle;
  }) as typeof setInterval;
  globalThis.clearInterval = ((handle: Parameters<typeof clearInterval>[0]) => {
    intervals.delete(handle);
    notify();
    clearInterval(handle);
  }) as typeof clearInterval;
  return () => Object.assign(globalThis, { setInterval, clearInterval });
}

function refuseNetwork(problems: string[]): Patch {
  const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'] as const;
  const before = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of names) {
    const refuse = function refuse(): never {
      problems.push(`reaches the network by ${name} instead of its context`);
      throw new Error(`${name} is not for plugins: use context.http or context.live`);
    };
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: refuse });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) {
        Reflect.deleteProperty(globalThis, name);
      } else {
        Object.defineProperty(globalThis, name, descriptor);
      }
    }
  };
}

/** The parts of a browser that jsdom lacks, as far as mounting a view needs them. */
function standIns(): Patch {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  const missing = Object.entries({
    matchMedia,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
  }).filter(([name]) => (globalThis as Record<string, unknown>)[name] === undefined);
  for (const [name, value] of missing) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
    Object.defineProperty(window, name, { configurable: true, writable: true, value });
  }
  const dialog = HTMLDialogElement.prototype as Partial<HTMLDialogElement>;
  const lacksModal = dialog.showModal === undefined;
  if (lacksModal) {
    const open = function open(this: HTMLDialogElement) {
      this.open = true;
    };
    Object.assign(dialog, {
      show: open,
      showModal: open,
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  }
  return () => {
    for (const [name] of missing) {
      Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(window, name);
    }
    if (lacksModal) {
      for (const name of ['show', 'showModal', 'close']) {
        Reflect.deleteProperty(dialog, name);
      }
    }
  };
}

function nodes(): string[] {
  const { documentElement, head, body } = document;
  return [...head.children, ...body.children]
    .map((element) => `<${element.localName}> in the page`)
    .concat(documentElement.getAttributeNames().map((name) => `attribute ${name} of <html>`))
    .concat(body.getAttributeNames().map((name) => `attribute ${name} of <body>`));
}

/** Watches the page until stopped: listeners on what outlives a view, intervals, nodes, network. */
export function watchPage(): PageWatch {
  const counts = new Map<string, number>();
  const problems: string[] = [];
  const patches = [
    standIns(),
    watchListeners(counts),
    watchTimers(counts),
    refuseNetwork(problems),
  ];
  const onRejection = (error: unknown) =>
    void problems.push(`leaves an uncaught rejection: ${String(error)}`);
  const onError = (error: unknown) =>
    void problems.push(`throws an uncaught error: ${String(error)}`);
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onError);
  return {
    problems,
    left: () => [
      ...[...counts].flatMap(([name, count]) =>
        Array.from({ length: Math.max(0, count) }, () => name),
      ),
      ...nodes(),
    ],
    stop: () => {
      process.off('unhandledRejection', onRejection);
      process.off('uncaughtException', onError);
      for (const restore of patches.toReversed()) {
        restore();
      }
    },
  };
}
