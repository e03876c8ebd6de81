import type { Clock, Disposer } from '@touchline/plugin-api';

/** How long a topic is followed on after the last view of it has gone, ms: players go back. */
export const LINGER = 15_000;
/** More topics than this are not kept for a return: the one left first is released. */
const MOST_LINGERING = 8;

/** The topics that the page follows, counted by those who follow them. */
export interface FollowedTopics {
  readonly follow: (topic: string) => Disposer;
  readonly has: (topic: string) => boolean;
  readonly all: () => readonly string[];
}

/**
 * Counts the followers of topics. A topic whose last follower has gone is followed for a while longer,
 * so that a page that one returns to is there with the prices of now.
 */
export function createFollowedTopics({
  clock,
  lingers,
  onFirst,
  onReleased,
}: {
  readonly clock: Pick<Clock, 'after'>;
  /** Whether topics outlive their followers: not where the player saves data. */
  readonly lingers: () => boolean;
  /** A topic is followed that was not. */
  readonly onFirst: (topic: string) => void;
  readonly onReleased: (topic: string) => void;
}): FollowedTopics {
  const followers = new Map<string, number>();
  /** Topics without a follower, the one left first at the beginning, with what cancels their release. */
  const lingering = new Map<string, Disposer>();

  const release = (topic: string) => {
    lingering.get(topic)?.();
    lingering.delete(topic);
    followers.delete(topic);
    onReleased(topic);
  };
  const leave = (topic: string) => {
    const left = (followers.get(topic) ?? 1) - 1;
    followers.set(topic, left);
    if (left > 0) {
      return;
    }
    if (!lingers()) {
      release(topic);
      return;
    }
    lingering.set(
      topic,
      clock.after(LINGER, () => release(topic)),
    );
    const [oldest] = lingering.keys();
    if (oldest !== undefined && lingering.size > MOST_LINGERING) {
      release(oldest);
    }
  };
  return {
    has: (topic) => followers.has(topic),
    all: () => [...followers.keys()],
    follow: (topic) => {
      const isFirst = !followers.has(topic);
      lingering.get(topic)?.();
      lingering.delete(topic);
      followers.set(topic, (followers.get(topic) ?? 0) + 1);
      if (isFirst) {
        onFirst(topic);
      }
      let isFollowed = true;
      return () => {
        if (isFollowed) {
          isFollowed = false;
          leave(topic);
        }
      };
    },
  };
}
