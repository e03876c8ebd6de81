import type { BonusGameAnswer, FinishedTry } from '@touchline/contracts/bonus-games';
import { type BonusGame, bonusRules, type BonusTile } from '@touchline/domain/bonus-games';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { useState } from 'react';
import { bonusGameResource, openPlace, ownBonusGamesResource } from './bonus-games.resource.ts';

/** What the board shows of a try. */
export interface ShownTry {
  /** What was opened, in order. */
  readonly opened: readonly {
    readonly place: number;
    readonly tile: BonusTile;
    readonly at: number;
  }[];
  /** Once it has ended. */
  readonly ended: FinishedTry | undefined;
}

/** A player's tries of a game, and the press that opens a place. */
export interface Tries {
  readonly data: BonusGameAnswer;
  readonly shown: ShownTry;
  /** The place whose opening is on its way. */
  readonly pending: number | undefined;
  readonly error: unknown;
  /** A place may be pressed. */
  readonly isOpen: boolean;
  readonly clientSeed: string;
  readonly setClientSeed: (seed: string) => void;
  readonly open: (place: number) => void;
  /** Leaves an ended try for the next one. */
  readonly goOn: () => void;
}

const SEED_BYTES = 8;
const FITS = /^[\w-]{1,64}$/;

function randomSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function shownOf({ game, current, finished }: BonusGameAnswer, id: string | undefined): ShownTry {
  const { tiles } = bonusRules(game);
  const opened = (pairs: readonly { readonly place: number; readonly tile: number }[]) =>
    pairs.flatMap(({ place, tile: at }) => {
      const tile = tiles[at];
      return tile === undefined ? [] : [{ place, tile, at }];
    });
  const ended = finished.find((each) => each.id === id);
  return ended === undefined
    ? { opened: opened(current?.opened ?? []), ended }
    : {
        opened: opened(ended.opened.map((place) => ({ place, tile: ended.field[place] ?? -1 }))),
        ended,
      };
}

/**
 * The player's tries of a game; undefined while they are read. The same press may be repeated: it names the try and how
 * many places were open, so that a lost answer or a double tap opens nothing twice.
 */
export function useTries(game: BonusGame): {
  readonly answer: ReturnType<typeof useResource<{ readonly game: BonusGame }, BonusGameAnswer>>;
  readonly tries: Tries | undefined;
} {
  const { http, resources } = usePlugin();
  const answer = useResource(bonusGameResource, { game });
  const [clientSeed, setClientSeed] = useState(randomSeed);
  const [state, setState] = useState<{
    readonly base?: BonusGameAnswer | undefined;
    readonly latest?: BonusGameAnswer;
    readonly playedId?: string | undefined;
    readonly pending?: number | undefined;
    readonly error?: unknown;
  }>({});
  // What was read again since the last press is newer.
  const data = state.base === answer.data ? (state.latest ?? answer.data) : answer.data;
  if (data === undefined) {
    return { answer, tries: undefined };
  }
  const { current } = data;
  const shown = shownOf(data, state.playedId);
  const isUnderWay = shown.ended === undefined && shown.opened.length > 0;
  const open = (place: number) => {
    if (current === undefined || state.pending !== undefined) {
      return;
    }
    const { id, opened } = current;
    setState({ ...state, playedId: id, pending: place, error: undefined });
    const press = { game, id, place, step: opened.length, clientSeed };
    openPlace(http, press).then(
      (latest) => {
        setState({ base: answer.data, latest, playedId: id });
        resources.invalidate(ownBonusGamesResource.name);
      },
      (error: unknown) => {
        setState({ ...state, playedId: id, pending: undefined, error });
        void answer.refresh();
      },
    );
  };
  return {
    answer,
    tries: {
      data,
      shown,
      pending: state.pending,
      error: state.error,
      isOpen:
        current !== undefined &&
        shown.ended === undefined &&
        (isUnderWay || data.tries > 0) &&
        FITS.test(clientSeed),
      clientSeed,
      setClientSeed,
      open,
      goOn: () => setState({ ...state, playedId: undefined, error: undefined }),
    },
  };
}
