import { LRUCache } from 'lru-cache';

/** Bytes of pictures that are kept: some 400 of them. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Pictures that wait to be drawn; more than that are refused. */
const MOST_WAITING = 20;

/** Pictures by what they show, drawn one after another. */
export interface CardPictures {
  /** The picture of this version, drawn unless it is kept; undefined while too many wait. */
  readonly get: (version: string, draw: () => Promise<Buffer>) => Promise<Buffer | undefined>;
}

/**
 * Keeps pictures within bounds: each is drawn once for all who want it, one at a time, and what nobody has wanted for
 * longest goes first.
 */
export function createCardPictures({
  keptBytes = KEPT_BYTES,
  mostWaiting = MOST_WAITING,
}: {
  readonly keptBytes?: number;
  readonly mostWaiting?: number;
} = {}): CardPictures {
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  function start(version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = last.then(draw);
    last = picture.catch(() => undefined);
    drawing.set(version, picture);
    picture
      .then((bytes) => kept.set(version, bytes))
      .catch(() => undefined)
      .finally(() => drawing.delete(version));
    return picture;
  }

  return {
    get: async (version, draw) => {
      const known = kept.get(version) ?? drawing.get(version);
      if (known !== undefined) return known;
      return drawing.size >= mostWaiting ? undefined : start(version, draw);
    },
  };
}
