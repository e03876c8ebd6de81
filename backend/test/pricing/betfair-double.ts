import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createStreamServer, type Socket } from 'node:net';

/** The account that the double and the feed under test share. */
export const BETFAIR_ACCOUNT = {
  appKey: 'app-key-of-these-tests',
  username: 'user-of-these-tests',
  password: 'password-of-these-tests',
};

/** A market as the double has it; names as in the exchange's documentation. */
export interface DoubleMarket {
  /** As of listMarketCatalogue. */
  readonly catalogue: { readonly marketId: string } & Readonly<Record<string, unknown>>;
  definition: { status: string; version: number } & Record<string, unknown>;
  /** Best price to back and to lay by runner. */
  prices: Readonly<Record<number, readonly [back: number, lay: number]>>;
}

/** A change that tests publish. */
export interface DoubleChange {
  readonly marketId: string;
  readonly definition?: Readonly<Record<string, unknown>>;
  readonly prices?: DoubleMarket['prices'];
  /** Published so many milliseconds before now: what comes late. */
  readonly late?: number;
  /** Sent so many times. */
  readonly times?: number;
  /** Only kept, as if nobody had been connected. */
  readonly isUnsent?: boolean;
}

interface Client {
  readonly socket: Socket;
  /** A change was not sent to it: a heartbeat, which carries the clock, would say that it was. */
  isBehind: boolean;
  isSignedIn: boolean;
  subscription: number | undefined;
  markets: readonly string[];
}

const LATE_STATUS = 503;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

function levels(prices: DoubleMarket['prices']) {
  return Object.entries(prices).map(([id, [back, lay]]) => ({
    id: Number(id),
    batb: [[0, back, 120.5]],
    batl: [[0, lay, 80]],
  }));
}

/**
 * Servers that speak the part of the exchange's protocols that the feed uses: sign-in, catalogue and books over
 * HTTP, and the stream: lines of JSON over TCP, images in two segments, deltas with clocks, heartbeats, a resumed
 * subscription that is told what it missed.
 */
export async function startBetfairDouble({ heartbeatMs }: { readonly heartbeatMs: number }) {
  const markets = new Map<string, DoubleMarket>();
  const sessions = new Set<string>();
  const clients = new Set<Client>();
  const calls: string[] = [];
  /** What was published, by which a resumed subscription is told what it missed. */
  const log: { readonly id: string; readonly change: object; readonly pt: number }[] = [];
  let isSilent = false;

  const clk = () => `clk${log.length}`;
  function send({ socket }: Client, message: object): void {
    socket.write(`${JSON.stringify(message)}\r\n`);
  }
  function publish(client: Client, message: object): void {
    send(client, { op: 'mcm', id: client.subscription, clk: clk(), pt: Date.now(), ...message });
  }
  function image({ catalogue: { marketId: id }, definition, prices }: DoubleMarket) {
    return { id, img: true, marketDefinition: definition, rc: levels(prices) };
  }

  function subscribe(client: Client, request: Record<string, unknown>): void {
    const { marketIds } = request['marketFilter'] as { readonly marketIds: readonly string[] };
    client.subscription = Number(request['id']);
    client.markets = marketIds;
    send(client, {
      op: 'status',
      id: client.subscription,
      statusCode: 'SUCCESS',
      connectionClosed: false,
    });
    const from = /^clk(\d+)$/.exec(String(request['clk'] ?? ''))?.[1];
    if (from !== undefined && request['initialClk'] === 'initial') {
      calls.push(`resume ${from}`);
      const missed = log.slice(Number(from)).filter(({ id }) => marketIds.includes(id));
      publish(client, {
        ct: 'RESUB_DELTA',
        initialClk: 'initial',
        heartbeatMs,
        conflateMs: 0,
        mc: missed.map(({ change }) => change),
      });
      return;
    }
    calls.push('image');
    // Closed markets are in no image.
    const shown = marketIds
      .flatMap((id) => markets.get(id) ?? [])
      .filter(({ definition }) => definition.status !== 'CLOSED')
      .map(image);
    const half = Math.ceil(shown.length / 2);
    const head = { ct: 'SUB_IMAGE', initialClk: 'initial', heartbeatMs, conflateMs: 0 };
    publish(client, { ...head, segmentType: 'SEG_START', mc: shown.slice(0, half) });
    publish(client, { ...head, segmentType: 'SEG_END', mc: shown.slice(half) });
  }

  function read(client: Client, line: string): void {
    const request = JSON.parse(line) as Record<string, unknown>;
    if (request['op'] === 'authentication') {
      client.isSignedIn =
        sessions.has(String(request['session'])) && request['appKey'] === BETFAIR_ACCOUNT.appKey;
      send(client, {
        op: 'status',
        id: request['id'],
        ...(client.isSignedIn
          ? { statusCode: 'SUCCESS', connectionClosed: false }
          : {
              statusCode: 'FAILURE',
              errorCode: 'INVALID_SESSION_INFORMATION',
              connectionClosed: true,
            }),
      });
      if (!client.isSignedIn) {
        client.socket.end();
      }
    } else if (request['op'] === 'marketSubscription' && client.isSignedIn) {
      subscribe(client, request);
    }
  }

  const stream = createStreamServer((socket) => {
    const client: Client = {
      socket,
      isSignedIn: false,
      isBehind: false,
      subscription: undefined,
      markets: [],
    };
    clients.add(client);
    let rest = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach((line) => read(client, line));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => clients.delete(client));
    send(client, { op: 'connection', connectionId: randomUUID() });
  });
  const heartbeats = setInterval(() => {
    for (const client of clients) {
      if (!isSilent && !client.isBehind && client.subscription !== undefined) {
        publish(client, { ct: 'HEARTBEAT' });
      }
    }
  }, heartbeatMs);

  function isKnown(headers: IncomingMessage['headers']): boolean {
    return (
      headers['x-application'] === BETFAIR_ACCOUNT.appKey &&
      sessions.has(String(headers['x-authentication']))
    );
  }
  async function answerLogin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request));
    const isRight =
      form.get('username') === BETFAIR_ACCOUNT.username &&
      form.get('password') === BETFAIR_ACCOUNT.password &&
      request.headers['x-application'] === BETFAIR_ACCOUNT.appKey;
    const token = isRight ? randomUUID() : '';
    if (isRight) {
      sessions.add(token);
    }
    response.end(
      JSON.stringify({
        token,
        product: BETFAIR_ACCOUNT.appKey,
        status: isRight ? 'SUCCESS' : 'FAIL',
        error: isRight ? '' : 'INVALID_USERNAME_OR_PASSWORD',
      }),
    );
  }
  function booksOf(marketIds: readonly string[]) {
    return marketIds
      .flatMap((id) => markets.get(id) ?? [])
      .map(({ catalogue: { marketId }, definition }) => ({
        marketId,
        isMarketDataDelayed: false,
        status: definition.status,
        version: definition.version,
        runners: (definition['runners'] as readonly { id: number; status: string }[]).map(
          ({ id: selectionId, status }) => ({ selectionId, handicap: 0, status }),
        ),
      }));
  }
  const http = createServer((request, response) => {
    void (async () => {
      const operation = request.url?.split('/').at(-2) ?? '';
      response.setHeader('content-type', 'application/json');
      if (request.url === '/api/login') {
        calls.push('login');
        await answerLogin(request, response);
        return;
      }
      calls.push(operation);
      if (!isKnown(request.headers)) {
        response.statusCode = 400;
        response.end(
          JSON.stringify({
            detail: { APINGException: { errorCode: 'INVALID_SESSION_INFORMATION' } },
          }),
        );
        return;
      }
      const body = JSON.parse(await bodyOf(request)) as { readonly marketIds?: readonly string[] };
      const open = [...markets.values()].filter(({ definition }) => definition.status !== 'CLOSED');
      response.end(
        JSON.stringify(
          operation === 'listMarketBook'
            ? booksOf(body.marketIds ?? [])
            : open.map(({ catalogue }) => catalogue),
        ),
      );
    })();
  });
  stream.listen(0, '127.0.0.1');
  http.listen(0, '127.0.0.1');
  await Promise.all([once(stream, 'listening'), once(http, 'listening')]);
  const portOf = (address: unknown) => (address as AddressInfo).port;

  return {
    httpUrl: `http://127.0.0.1:${portOf(http.address())}`,
    streamUrl: `tcp://127.0.0.1:${portOf(stream.address())}`,
    add(market: DoubleMarket): void {
      markets.set(market.catalogue.marketId, market);
    },
    change({
      marketId,
      definition,
      prices,
      late = 0,
      times = 1,
      isUnsent = false,
    }: DoubleChange): void {
      const market = markets.get(marketId);
      if (market === undefined) {
        throw new Error(`there is no market ${marketId}`);
      }
      const pt = Date.now() - late;
      if (late === 0) {
        market.definition = { ...market.definition, ...definition };
        market.prices = { ...market.prices, ...prices };
      }
      const change = {
        id: marketId,
        ...(definition === undefined
          ? {}
          : { marketDefinition: { ...market.definition, ...definition } }),
        ...(prices === undefined ? {} : { rc: levels(prices) }),
      };
      log.push({ id: marketId, change, pt });
      for (const client of clients) {
        if (isUnsent) {
          client.isBehind = true;
          continue;
        }
        for (let sent = 0; sent < times && client.markets.includes(marketId); sent += 1) {
          publish(client, { pt, mc: [change] });
        }
      }
    },
    /** Nothing is sent any more, as from a producer that hangs. */
    setSilent(silent: boolean): void {
      isSilent = silent;
    },
    /** The exchange says that what it reads from is late, or that it no longer is. */
    setLate(isLate: boolean): void {
      for (const client of clients) {
        publish(client, { status: isLate ? LATE_STATUS : null, mc: [] });
      }
    },
    /** Ends every connection, and the sessions with them where told so. */
    cut({ withSessions = false }: { readonly withSessions?: boolean } = {}): void {
      if (withSessions) {
        sessions.clear();
      }
      clients.forEach(({ socket }) => socket.destroy());
    },
    /** Sends a line that is none of the protocol's. */
    babble(): void {
      clients.forEach(({ socket }) => socket.write('{"op":"mcm","pt":"soon"}\r\nnonsense\r\n'));
    },
    calls: (): readonly string[] => [...calls],
    async stop(): Promise<void> {
      clearInterval(heartbeats);
      clients.forEach(({ socket }) => socket.destroy());
      stream.close();
      http.close();
      http.closeAllConnections();
    },
  };
}

export type BetfairDouble = Awaited<ReturnType<typeof startBetfairDouble>>;
