import type { ChoicesPart } from '@touchline/contracts/live';
import * as z from 'zod/mini';
import { errorCode } from './application-error.ts';
import type { PluginContext } from './context/plugin-context.ts';
import type { PersistentStore, PluginStorage } from './context/services.ts';
import type { Disposer } from './store.ts';

/** Several changes in a row are one request. */
const REST_MS = 1_000;
const RETRY_MS = 30_000;

/** Whose choices this device has, and what the account had of them when they last spoke. */
export interface Kept<Value> {
  readonly userId: string;
  readonly value: Value;
}

/**
 * Opens what a device knows of its account's choices.
 * @param former the name that the value had in the first version
 */
export function openKept<Value>(
  storage: PluginStorage,
  {
    name,
    schema,
    former,
  }: {
    readonly name: string;
    readonly schema: z.ZodMiniType<Value>;
    readonly former: string;
  },
): PersistentStore<Kept<Value> | undefined> {
  return storage.open<Kept<Value> | undefined>({
    name,
    version: 2,
    schema: z.object({ userId: z.string(), value: schema }),
    initial: undefined,
    isEmpty: (kept) => kept === undefined,
    migrate: (stored) => {
      const first = z.record(z.string(), z.unknown()).safeParse(stored).data;
      return first && { userId: first['userId'], value: first[former] };
    },
  });
}

/** Choices of a player that are on the device and with the account: what they are, and how changes are told apart. */
export interface KeptPart<Value, Change> {
  /** What the warnings in the log are about: `the favourites`. */
  readonly subject: string;
  /** As what the account announces a change of them, maybe of another device. */
  readonly announcedAs: ChoicesPart;
  readonly kept: PersistentStore<Kept<Value> | undefined>;
  readonly device: {
    readonly get: () => Value;
    readonly set: (value: Value) => void;
    readonly subscribe: (listener: () => void) => Disposer;
  };
  /** What a device has on which no one has chosen anything. */
  readonly nothing: () => Value;
  /** What has changed on this device since the account had `known`. */
  readonly changesSince: (known: Value, now: Value) => Change;
  readonly isNothing: (change: Change) => boolean;
  /** What a device that no account knows yet adds to what the account has. */
  readonly joining: (device: Value, account: Value) => Change;
  /** What the account has, with a change of this device on top. */
  readonly rebased: (account: Value, change: Change) => Value;
  /** Sends a change, or nothing but the question. @returns what the account has then */
  readonly request: (change: Change | undefined) => Promise<Value>;
  /** A change that the account will never accept was rolled back. */
  readonly onRefused?: (error: unknown) => void;
}

/** Calls when the account announces a change, and when a connection is back that may have missed one. */
function followAccount(
  live: PluginContext['live'],
  part: ChoicesPart,
  onChanged: () => void,
): Disposer {
  let wasAway = false;
  const stops = [
    live.onPlayerEvent((event) => {
      if (event.type === 'choices-changed' && event.of === part) onChanged();
    }),
    live.status.subscribe(({ state }) => {
      if (state === 'live' && wasAway) onChanged();
      wasAway = state !== 'live';
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Keeps choices of a signed-in player with the account. They apply on the device at once and are sent after a rest;
 * a lost request is repeated, also by the next load. What the account refuses is rolled back. On a device that is
 * new to the account the account's choices come first and the device's join them; what another player has left
 * behind does not. An open page takes over what another device changes, and never what it is changing itself.
 */
export function keepWithAccount<Value, Change>(
  context: Pick<PluginContext, 'clock' | 'live' | 'log' | 'session'>,
  part: KeptPart<Value, Change>,
): Disposer {
  const { clock, live, log, session } = context;
  const { device, kept, changesSince, isNothing, rebased, request } = part;
  const { userId } = session.state.get();
  let isOver = userId === undefined;
  let isSyncing = false;
  let isSetting = false;
  /** The account announced a change while it was being spoken to: what it answers may be older. */
  let isStale = false;
  let isDue = false;
  let cancel: Disposer = () => undefined;

  function set(value: Value): void {
    isSetting = true;
    device.set(value);
    isSetting = false;
  }
  const later = (ms: number) => {
    cancel();
    isDue = true;
    cancel = clock.after(ms, () => {
      isDue = false;
      void sync();
    });
  };
  /** What is due anyway brings what another device has changed as well. */
  const takeOver = () => {
    if (isSyncing) isStale = true;
    else if (!isDue) void sync();
  };
  const known = () => (kept.get()?.userId === userId ? kept.get()?.value : undefined);

  /** Sends what the account does not know, on a new device after what it knows. */
  async function exchange(sent: Value): Promise<Value> {
    const before = known();
    const account = before ?? (await request(undefined));
    const change = before === undefined ? part.joining(sent, account) : changesSince(before, sent);
    if (isOver) return account;
    if (isNothing(change)) return before === undefined ? account : request(undefined);
    return request(change);
  }

  async function sync(): Promise<void> {
    if (isOver || isSyncing || userId === undefined) return;
    isSyncing = true;
    isStale = false;
    const sent = device.get();
    try {
      const value = await exchange(sent);
      if (isOver) return;
      const meanwhile = changesSince(sent, device.get());
      kept.set({ userId, value });
      set(rebased(value, meanwhile));
      if (!isNothing(meanwhile)) later(REST_MS);
      else if (isStale) later(0);
    } catch (error) {
      if (isOver) return;
      log.warn(`${part.subject} could not be kept with the account`, error);
      if (errorCode(error) === 'validation_failed') {
        const before = known();
        if (before !== undefined) set(rebased(before, changesSince(sent, device.get())));
        part.onRefused?.(error);
      } else {
        later(RETRY_MS);
      }
    } finally {
      isSyncing = false;
    }
  }

  const other = kept.get();
  if (userId !== undefined && other !== undefined && other.userId !== userId) {
    // Of the player who was here before; they have them with their account.
    set(part.nothing());
    kept.clear();
  }
  void sync();
  const stop = device.subscribe(() => {
    if (!isSetting) later(REST_MS);
  });
  const stopNotices = followAccount(live, part.announcedAs, takeOver);
  return () => {
    isOver = true;
    cancel();
    stop();
    stopNotices();
  };
}
