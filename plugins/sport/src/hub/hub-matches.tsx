import type { EventView } from '@touchline/live-client';
import { EventSections } from '../section/event-sections.tsx';

const NONE: ReadonlySet<number> = new Set();

export interface HubMatchesProps {
  readonly name: string;
  readonly events: readonly EventView[];
}

/** A hub's matches to come, by day. */
export function HubMatches({ name, events }: HubMatchesProps) {
  return events.length === 0 ? undefined : (
    <div>
      <EventSections list={`hub:${name}`} events={events} best={NONE} market="result" />
    </div>
  );
}
