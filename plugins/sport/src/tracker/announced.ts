import type { TimelineIncident } from '@touchline/contracts/timeline';

/** What is worth interrupting a listener for: it decides the match, or a part of it ends. */
const ANNOUNCED: ReadonlySet<TimelineIncident['kind']> = new Set([
  'start',
  'period-end',
  'end',
  'goal',
  'set',
  'wicket',
  'map',
]);

/** The last incident to be read out; a page of many points says nothing of each of them. */
export function lastAnnounced(
  incidents: readonly TimelineIncident[],
): TimelineIncident | undefined {
  return incidents.findLast(
    ({ kind, note, isTakenBack }) =>
      ANNOUNCED.has(kind) || isTakenBack === true || (kind === 'card' && note !== 'yellow'),
  );
}

/** What a timeline shows: the commentary has the rest. */
export function isKey({ kind, note, value = 1 }: TimelineIncident): boolean {
  switch (kind) {
    case 'shot':
    case 'corner':
    case 'points':
    case 'period-start':
      return false;
    case 'runs':
      return value >= 4;
    case 'game':
      return note === 'break';
    case 'round':
      return false;
    default:
      return true;
  }
}
