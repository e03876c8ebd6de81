import {
  type LineEvent,
  type MarketTuple,
  OutcomesAnswer,
  type TopicSnapshot,
} from '@touchline/contracts/line';
import type { ServerFrame } from '@touchline/contracts/live';
import { type Page, type Route, type WebSocketRoute, expect } from '@playwright/test';
import type { Offer } from './betting.ts';

/** The prices of a page in a journey's hand: nothing moves but what the journey moves. */
export interface HeldFeed {
  /** Holds the events of these offers as the journey has read them; others as the page first requests them. */
  readonly keep: (offers: readonly Offer[]) => void;
  /** Gives an outcome another price, once the page follows it. */
  readonly move: (outcomeId: string, price: string) => Promise<void>;
  /** Takes no bets on an outcome's market, or takes them again. */
  readonly suspend: (outcomeId: string, isSuspended: boolean) => Promise<void>;
  /** Cuts the held connections; from then on the page receives from the server itself. */
  readonly release: () => Promise<void>;
}

interface HeldSocket {
  readonly route: WebSocketRoute;
  /** Each topic with the clock it is at. */
  readonly topics: Map<string, number>;
}

const NEVER_MS = 3_600_000;

/** Intercepts page and server from the page's next connection on. */
export async function holdFeed(page: Page, address: string): Promise<HeldFeed> {
  const events = new Map<number, LineEvent>();
  const sockets = new Set<HeldSocket>();
  let isHeld = true;

  const send = (socket: HeldSocket, frame: ServerFrame) => socket.route.send(JSON.stringify(frame));
  const bring = async (socket: HeldSocket, topic: string) => {
    const answer = await page.request.get(`${address}/line-api/v1/topics/${topic}`);
    if (!answer.ok()) {
      send(socket, ['err', 'topic_unknown', topic]);
      return;
    }
    const snapshot = (await answer.json()) as TopicSnapshot;
    for (const event of snapshot.events) {
      events.set(event.id, keptMarkets(events.get(event.id), event));
    }
    socket.topics.set(topic, 0);
    const held = snapshot.events.map((event) => events.get(event.id) ?? event);
    send(socket, ['snap', { ...snapshot, clk: 'held0', events: held }]);
  };

  const heldPrice = (outcomeId: string) => {
    const [id = '', key, code] = outcomeId.split('~');
    const market = events.get(Number(id))?.markets.find(([known]) => known === key);
    return market?.[4].find(([known]) => known === code)?.[1];
  };
  const quote = async (route: Route) => {
    const response = await route.fetch();
    const answer = OutcomesAnswer.parse(await response.json());
    const outcomes = answer.outcomes.map((one) => ({
      ...one,
      price: heldPrice(one.outcomeId) ?? one.price,
    }));
    await route.fulfill({ response, json: { ...answer, outcomes } });
  };
  await page.route('**/line-api/v1/outcomes?*', (route) =>
    // A page that has gone needs no answer.
    isHeld ? quote(route).catch(() => undefined) : route.continue(),
  );

  await page.routeWebSocket(/live-api/, (route) => {
    if (!isHeld) {
      route.connectToServer();
      return;
    }
    const socket: HeldSocket = { route, topics: new Map() };
    sockets.add(socket);
    route.onMessage((message) => {
      const [kind, topic] = JSON.parse(String(message)) as [string, string];
      if (kind === 'sub') {
        void bring(socket, topic).catch(() => undefined);
      } else if (kind === 'unsub') {
        socket.topics.delete(topic);
      }
    });
    send(socket, [
      'hi',
      { protocol: 1, time: Date.now(), heartbeatMs: NEVER_MS, staleAfterMs: NEVER_MS },
    ]);
  });

  const change = async (
    outcomeId: string,
    act: (market: MarketTuple, code: string) => MarketTuple,
  ) => {
    const [id = '', key, code = ''] = outcomeId.split('~');
    const isFollowed = () => events.get(Number(id))?.markets.some(([known]) => known === key);
    await expect.poll(isFollowed, `the page follows ${outcomeId}`).toBe(true);
    const event = events.get(Number(id));
    const market = event?.markets.find(([known]) => known === key);
    if (event === undefined || market === undefined) {
      throw new Error(`The page follows no market of ${outcomeId}.`);
    }
    const [, version] = market;
    const next = act(market, code);
    next[1] = version + 1;
    events.set(event.id, {
      ...event,
      markets: event.markets.map((known) => (known === market ? next : known)),
    });
    const [marketKey, newVersion, status, reason, outcomes] = next;
    const prices = outcomes.map(([, price]) => price);
    for (const socket of sockets) {
      for (const [topic, clock] of socket.topics) {
        socket.topics.set(topic, clock + 1);
        send(socket, [
          'delta',
          topic,
          `held${clock}`,
          `held${clock + 1}`,
          [['m', event.id, marketKey, newVersion, status, reason, prices]],
        ]);
      }
    }
  };

  return {
    keep: (offers) => {
      for (const { event } of offers) {
        events.set(event.id, event);
      }
    },
    move: (outcomeId, price) =>
      change(outcomeId, ([key, version, , , outcomes], code) => [
        key,
        version,
        0,
        null,
        outcomes.map(([known, old]) => [known, known === code ? price : old]),
      ]),
    suspend: (outcomeId, isSuspended) =>
      change(outcomeId, ([key, version, , , outcomes]) => [
        key,
        version,
        isSuspended ? 1 : 0,
        isSuspended ? 'operator' : null,
        outcomes,
      ]),
    release: async () => {
      isHeld = false;
      await Promise.all([...sockets].map(({ route }) => route.close()));
      sockets.clear();
    },
  };
}

/** An event that is held already keeps its markets; others of its markets may be new. */
function keptMarkets(held: LineEvent | undefined, event: LineEvent): LineEvent {
  const known = new Map(held?.markets.map((market) => [market[0], market]));
  return { ...event, markets: event.markets.map((market) => known.get(market[0]) ?? market) };
}
