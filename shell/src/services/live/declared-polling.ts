import type { BusEventName, PollingContribution } from '@touchline/contracts/plugins';
import type { Bus, Disposer } from '@touchline/plugin-api';
import type { Registry } from '../../registry/registry.ts';

/** The `event:` topics of the outcomes that an event's payload names in a field. */
function topicsOf(payload: object, field: string): readonly string[] {
  const outcomeIds: unknown = (payload as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(outcomeIds)
    ? outcomeIds.map((outcomeId) => `event:${String(outcomeId).split('~', 1)[0]}`)
    : [];
}

export interface DeclaredPolling {
  /** The refresh interval that a plugin declares for a topic at the moment, by its subject. */
  readonly subjectOf: (topic: string) => string | undefined;
  readonly dispose: Disposer;
}

/** Follows what plugins declare in `polling`; their code is not loaded for it. */
export function followDeclaredPolling({
  registry,
  bus,
}: {
  readonly registry: Registry;
  readonly bus: Pick<Bus, 'on'>;
}): DeclaredPolling {
  const followed = new Map<PollingContribution, Disposer>();
  const topics = new Map<PollingContribution, readonly string[]>();
  const update = () => {
    const { plugins } = registry.get();
    const declared = new Set([...plugins.values()].flatMap(({ polling = [] }) => polling));
    for (const [polling, stop] of followed) {
      if (!declared.has(polling)) {
        stop();
        followed.delete(polling);
        topics.delete(polling);
      }
    }
    for (const polling of declared) {
      if (!followed.has(polling)) {
        const stop = bus.on(polling.event as BusEventName, (payload) =>
          topics.set(polling, topicsOf(payload, polling.outcomeIds)),
        );
        followed.set(polling, stop);
      }
    }
  };
  update();
  const stop = registry.subscribe(update);
  return {
    subjectOf: (topic) => [...topics].find(([, list]) => list.includes(topic))?.[0].subject,
    dispose: () => {
      stop();
      for (const end of followed.values()) {
        end();
      }
    },
  };
}
