import type { TradingControl } from '@touchline/contracts/trading';
import { isControlValue, takesScope } from '@touchline/domain/trading';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ControlledBook } from '../book/market-book.ts';
import { compileControls } from './compile-controls.ts';
import {
  type ControlChange,
  readControls,
  releaseControl,
  setControl,
  TRADING_CHANNEL,
} from './control-store.ts';
import { labelOf } from './scope-label.ts';

/** A decision as an operator requests it. */
export type RequestedControl = Pick<ControlChange, 'kind' | 'scope' | 'value' | 'reason' | 'actor'>;

/** What operators decide while events are traded, in force in this process. */
export interface Trading {
  /** Reads what is in force and shows the book by it. */
  readonly refresh: () => Promise<void>;
  /** Follows what other processes decide. @returns stops it */
  readonly follow: (listener: Listener) => () => void;
  /** The share of the largest stake that a scope has; undefined where it has none of its own. */
  readonly stakeShareOf: (scope: string) => number | undefined;
  /** What is in force about an event: itself, its parts, its competition, its sport and types of market there. */
  readonly about: (event: {
    readonly id: number;
    readonly sport: string;
    readonly champ: { readonly id: number };
  }) => readonly TradingControl[];
  /** How many suspensions and changed prices of an event and its parts are in force. */
  readonly countOf: (eventId: number) => number;
  /** Decides something; players see it before this resolves. @throws ApiError `validation_failed`, `not_found` */
  readonly set: (requested: RequestedControl, audit: RecordAct) => Promise<TradingControl>;
  /** Takes it back. */
  readonly release: (
    released: Pick<ControlChange, 'kind' | 'scope'>,
    audit: RecordAct,
  ) => Promise<void>;
}

/** What a notification has not told is read after this long. */
const REREAD_EVERY_MS = 2_000;

function refuse(path: string, problem: string): never {
  throw new ApiError('validation_failed', problem, { details: [{ path, problem }] });
}

function assertSound({ kind, scope, value }: RequestedControl): void {
  if (!takesScope(kind, scope)) {
    refuse('/scope', `a ${kind} cannot be decided about this`);
  }
  if (!isControlValue(kind, value)) {
    refuse('/value', `this value is not within the bounds of a ${kind}`);
  }
}

function sharesOf(controls: readonly TradingControl[]): ReadonlyMap<string, number> {
  return new Map(
    controls.flatMap(({ kind, scope, value }) =>
      kind === 'stake' && value !== undefined ? [[scope, value] as const] : [],
    ),
  );
}

/** The scopes of an event and its parts. */
function partsOf(eventId: number): RegExp {
  return new RegExp(`^(?:event|market|outcome):${eventId}(?:~|$)`);
}

/** Whether a decision concerns an event. */
function isAbout({
  id,
  sport,
  champ,
}: Parameters<Trading['about']>[0]): (control: TradingControl) => boolean {
  const own = new Set([`sport:${sport}`, `champ:${champ.id}`]);
  const parts = partsOf(id);
  return ({ scope }) => own.has(scope) || parts.test(scope) || scope.startsWith(`type:${sport}~`);
}

/** Keeps what operators decide in the database, and the book of this process by it. */
export function createTrading({
  pool,
  clock,
  log,
  book,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly book: ControlledBook;
}): Trading {
  let current: readonly TradingControl[] = [];
  let shares: ReadonlyMap<string, number> = new Map();
  let shown = '';
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const controls = await readControls(pool);
    const text = JSON.stringify(controls);
    if (text === shown) {
      return;
    }
    shown = text;
    current = controls;
    shares = sharesOf(controls);
    book.setControls(compileControls(controls));
  }
  /** One reading after the other: an earlier answer never replaces a later one. */
  function refresh(): Promise<void> {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  }

  return {
    refresh,
    follow(listener) {
      const reread = () =>
        void refresh().catch((error: unknown) =>
          log.warn({ err: error }, 'failed to read what operators decide; will retry'),
        );
      const timer = setInterval(reread, REREAD_EVERY_MS);
      timer.unref();
      const stop = listener.subscribe(TRADING_CHANNEL, reread);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    stakeShareOf: (scope) => shares.get(scope),
    about: (event) => current.filter(isAbout(event)),
    countOf: (eventId) => current.filter(({ scope }) => partsOf(eventId).test(scope)).length,
    async set(requested, audit) {
      assertSound(requested);
      const change = { ...requested, label: labelOf(book, requested.scope), at: clock() };
      const control = await inTransaction(pool, (client) => setControl(client, { change, audit }));
      await refresh();
      return control;
    },
    async release(released, audit) {
      await inTransaction(pool, (client) =>
        releaseControl(client, { change: { ...released, at: clock() }, audit }),
      );
      await refresh();
    },
  };
}
