import type { EventGroup } from './section-rows.ts';

/** The first groups are open until they have this many events together; below, a heading is enough. */
const OPEN_EVENTS = 40;

/**
 * Which groups are open before the player opens or closes any: the first ones, as far as their events fill
 * some screens. A group that was in the list before stays as it was, so that events that come and go
 * neither open nor close any.
 * @param before what this function answered for the list as it was
 */
export function openAtFirst(
  groups: readonly Pick<EventGroup, 'id' | 'events'>[],
  before: ReadonlyMap<number, boolean>,
): ReadonlyMap<number, boolean> {
  const after = new Map(before);
  let room = OPEN_EVENTS;
  for (const [at, { id, events }] of groups.entries()) {
    const isOpen = after.get(id) ?? (at === 0 || events.length <= room);
    after.set(id, isOpen);
    room = isOpen ? room - events.length : 0;
  }
  return after.size === before.size ? before : after;
}
