import { BUS_EVENTS } from '@touchline/contracts/plugins';
import { DEADLINES, type Phase } from '@touchline/domain/plugins';
import type {
  BackgroundModule,
  GuardModule,
  HandlerModule,
  PluginContext,
  PluginDefinition,
  View,
  ViewProps,
} from '@touchline/plugin-api';
import { mountView } from '../mount-view.ts';
import { type DeclaredPart, partsOf } from './declaration.ts';
import { samplePayload } from './sample-payload.ts';
import { runRendered } from './server-run.ts';
import { settle } from './settle.ts';

/** What parts are handed in addition to the context. */
export interface PartInputs {
  /** What the owners of slots and modals hand to the views there, by the name of either. */
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  /** What events carry to the handlers, by the event's name; the simplest that fits unless given. */
  readonly payloads?: Readonly<Record<string, unknown>> | undefined;
}

/** Brings a part up and takes it down again. */
export type Run = (context: PluginContext) => Promise<void>;

/** A part with its code. */
export interface Part {
  readonly name: string;
  readonly run: Run;
  /** For views on a page: renders as the server does, then takes that over. */
  readonly runRendered?: ((makeContext: () => Promise<PluginContext>) => Promise<void>) | undefined;
  /** The shell waits for it without holding anything up, and gives it up after its deadline. */
  readonly mayWait: boolean;
}

/** Waits as long as the shell would; a plugin is to be ready long before. */
export function inTime<Result>(phase: Phase, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${phase} takes longer than ${DEADLINES[phase]} ms`)),
      DEADLINES[phase],
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function viewRun(view: View, props: Pick<ViewProps, 'params' | 'input'>): Run {
  return async (context) => {
    const mounted = await inTime('mount', mountView({ view, context, props }));
    await settle();
    let crash: unknown;
    try {
      if (view.update !== undefined) {
        await inTime('update', mounted.update({ query: { rehearsal: '1' } }));
      }
      await settle();
      [crash] = mounted.crashes;
    } finally {
      await inTime('unmount', mounted.unmount());
      await settle();
    }
    if (crash !== undefined) {
      throw crash;
    }
    if (mounted.element.childNodes.length > 0) {
      throw new Error('unmount leaves nodes in the element of the view');
    }
  };
}

function backgroundRun(start: BackgroundModule['start']): Run {
  return async (context) => {
    const stop = await inTime('background', Promise.resolve(start(context)));
    await settle();
    stop();
    await settle();
  };
}

function guardRun(check: GuardModule['check']): Run {
  return async (context) => {
    const { name, path, params, query } = context.navigation.current.get();
    const answer = await inTime(
      'guard',
      Promise.resolve(check(context, { name, path, params, query })),
    );
    if (!['allow', 'cancel', 'redirect', 'status'].includes(answer.kind)) {
      throw new Error(`answers "${answer.kind}", which is no decision`);
    }
  };
}

function handlerRun(handle: HandlerModule['handle'], payload: unknown): Run {
  return async (context) => {
    await handle(context, payload as never);
    await settle();
  };
}

function payloadOf(event: string, payloads: PartInputs['payloads']): unknown {
  const known = BUS_EVENTS[event as keyof typeof BUS_EVENTS] as
    | (typeof BUS_EVENTS)[keyof typeof BUS_EVENTS]
    | undefined;
  // A missing event is reported where the declaration is checked.
  return payloads?.[event] ?? (known && samplePayload(known.schema));
}

function runOf(
  { kind, params, input, place }: DeclaredPart,
  code: unknown,
  { inputs, payloads }: PartInputs,
): Run {
  switch (kind) {
    case 'handle':
      return handlerRun(code as HandlerModule['handle'], payloadOf(place ?? '', payloads));
    case 'start':
      return backgroundRun(code as BackgroundModule['start']);
    case 'check':
      return guardRun(code as GuardModule['check']);
    default:
      return viewRun(code as View, { params, input: inputs?.[place ?? ''] ?? input });
  }
}

function renderedRun(
  { params, input, place }: DeclaredPart,
  view: View,
  { inputs }: PartInputs,
): Part['runRendered'] {
  const props = { params, input: inputs?.[place ?? ''] ?? input };
  return (makeContext) => runRendered({ view, props, makeContext });
}

/** Views, guards, handlers and background parts, each piece of code once. */
export async function loadParts(
  plugin: PluginDefinition,
  given: PartInputs,
): Promise<readonly Part[]> {
  const parts = new Map<unknown, Part>();
  for (const part of partsOf(plugin)) {
    const code = ((await part.load()) as Record<string, unknown>)[part.kind];
    if (!parts.has(code)) {
      parts.set(code, {
        name: part.name,
        run: runOf(part, code, given),
        ...(part.isOnPage && { runRendered: renderedRun(part, code as View, given) }),
        mayWait: part.kind === 'handle',
      });
    }
  }
  return [...parts.values()];
}
