import type { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import type { PlayerEvent, SystemEvent } from '@touchline/contracts/live';
import { text } from '@touchline/contracts/text';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SessionChange } from '../../identity/auth/session-statuses.ts';
import { createAddressQuota } from '../../platform/http/address-quota.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { requestsPerMinute } from '../../platform/http/rate-limits.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import {
  type ConnectionOptions,
  createConnection,
  defaultLiveLimits,
  greeting,
  type LiveLimits,
  type LiveLink,
  type CurrentVersions,
} from './connection.ts';
import { type Admission, createConnections } from './connections.ts';
import type { LiveBus } from './live-bus.ts';
import { createSocketServer } from './socket-server.ts';
import type { TopicHub } from './topic-hub.ts';

export interface LiveOptions {
  readonly hub: TopicHub;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly verifyToken: ConnectionOptions['verifyToken'];
  /** The access token that a request for a stream carries in its cookies. */
  readonly tokenOf?: (request: FastifyRequest) => string | undefined;
  /** Additional origins that may connect, e.g. `https://m.example.com`. */
  readonly allowedOrigins?: readonly string[];
  readonly limits?: Partial<LiveLimits>;
  /**
   * Decides whether a connecting page may stay connected, now and on every later call.
   * The result is the code to close the connection with.
   */
  readonly admission?: (request: FastifyRequest) => Admission;
  /** The current versions for the sender of these cookies: pages with others request them. */
  readonly currentVersions?: (cookies: string | undefined) => CurrentVersions;
}

/** The push service: its routes, and how the rest of the backend reaches open pages. */
export interface Live {
  /** Adds the socket, SSE and polling addresses below `/live-api/v1`. */
  register(app: App): void;
  /** Notifies the pages of one player. */
  publishToPlayer(playerId: string, event: PlayerEvent): void;
  /** Notifies every open page. */
  broadcast(event: SystemEvent): void;
  /** Closes the pages that may not stay connected any longer. */
  recheck(): Promise<void>;
  /** Closes the pages whose session has ended or changed, or whose token has expired. */
  reviewSessions(changes: readonly SessionChange[]): void;
  /** How many pages are connected. */
  connectionCount(): number;
}

const SOCKET_PATH = '/live-api/v1/ws';
const STAYS: Admission = async () => undefined;
const PING_MS = 30_000;

/** Empty where a page shows no prices: the greeting has the site's versions all the same. */
const TopicList = text().check(z.maxLength(2_000));
/** A browser lets no page choose the headers of a stream: its language is in the address. */
const PageLanguage = z._default(text().check(z.maxLength(2)), 'en');
const SocketQuery = z.object({ lng: PageLanguage });
const SseQuery = z.object({ topics: TopicList, clk: z.optional(text()), lng: PageLanguage });
const PollQuery = z.object({ topics: TopicList, clk: z.optional(text()) });

/** `a,b` and their clocks `1,2` (each may be empty) as pairs. */
function topicsOf(query: { topics: string; clk?: string | undefined }, most: number) {
  const names = query.topics.split(',').filter((name) => name !== '');
  if (names.length > most) {
    throw new ApiError('bad_request', `at most ${most} topics per request`);
  }
  const clocks = query.clk?.split(',') ?? [];
  return names.map((name, at) => ({ name, clk: clocks[at] || undefined }));
}

function streamLink(
  stream: PassThrough,
  { backlogBytes, language }: { readonly backlogBytes: number; readonly language: string },
): LiveLink {
  return {
    language,
    send(frame) {
      if (stream.writableEnded || stream.writableLength > backlogBytes) {
        return false;
      }
      stream.write(`data: ${frame.text}\n\n`);
      return true;
    },
    isClear: () => !stream.writableEnded && stream.writableLength < backlogBytes / 8,
    close: () => void stream.end(),
  };
}

/** Makes the push service over the hub's topics. */
export function createLive(options: LiveOptions): Live {
  const { hub, bus, clock, verifyToken, tokenOf, allowedOrigins = [], currentVersions } = options;
  const limits = { ...defaultLiveLimits, ...options.limits };
  const connections = createConnections({ bus, clock, limits });
  const open = createAddressQuota(limits.connectionsPerAddress);
  const config = requestsPerMinute(limits.attemptsPerAddress);

  function connect(link: LiveLink, request: FastifyRequest) {
    const { headers } = request;
    const admission = options.admission?.(request) ?? STAYS;
    const connection = createConnection({
      link,
      hub,
      clock,
      limits,
      verifyToken: async (token) => {
        const player = await verifyToken(token);
        await connections.recheck(connection, admission, player.id);
        return player;
      },
      currentVersions: currentVersions && (() => currentVersions(headers.cookie)),
    });
    const leave = connections.join(connection, admission);
    return { connection, receive: (text: string) => connection.receive(text), end: leave };
  }

  /**
   * Takes a place for a connection, until its transport closes.
   * @throws ApiError `unavailable` when the server is full, `rate_limited` when the client has too many
   */
  function takePlace(request: FastifyRequest, transport: EventEmitter): void {
    if (!connections.hasRoom()) {
      throw new ApiError('unavailable', 'too many connections, try again later');
    }
    const release = open.take(request.ip);
    if (release === undefined) {
      throw new ApiError('rate_limited', 'too many open connections, close some first');
    }
    transport.once('close', release);
  }

  const sockets = createSocketServer({
    backlogBytes: limits.backlogBytes,
    isAllowedOrigin: (origin, host) => isAllowedOrigin({ origin, host, allowed: allowedOrigins }),
  });
  const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();

  /** Socket upgrades take the way of every request: its hooks decide whether a route is reached. */
  function registerSocket(
    app: App,
  ): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
    const schema = { hide: true, querystring: SocketQuery };
    app.get(SOCKET_PATH, { config, schema }, async (request, reply) => {
      const raw = request.raw as IncomingMessage;
      const upgrade = upgrades.get(raw);
      if (upgrade === undefined) {
        throw new ApiError('bad_request', 'connect to this address with a WebSocket');
      }
      takePlace(request, upgrade.socket);
      reply.hijack();
      // From here on the connection is no longer HTTP.
      (reply.raw as ServerResponse).detachSocket(upgrade.socket as Socket);
      const { lng } = request.query;
      sockets.handleUpgrade({ request: raw, ...upgrade, language: lng }, (link) =>
        connect(link, request),
      );
    });
    return (request, socket, head) => {
      // The HTTP server no longer listens: a connection that is reset would end the process.
      socket.on('error', () => socket.destroy());
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(socket as Socket);
      response.on('finish', () => socket.end());
      upgrades.set(request, { socket, head });
      app.routing(request, response);
    };
  }

  function registerSse(app: App): void {
    const { backlogBytes } = limits;
    const schema = { querystring: SseQuery };
    app.get('/live-api/v1/sse', { config, schema }, async (request, reply) => {
      const topics = topicsOf(request.query, limits.topicsPerConnection);
      takePlace(request, reply.raw);
      const stream = new PassThrough();
      const { connection, end } = connect(
        streamLink(stream, { backlogBytes, language: request.query.lng }),
        request,
      );
      reply.raw.on('close', () => {
        end();
        stream.end();
      });
      const token = tokenOf?.(request);
      if (token !== undefined) {
        connection.authenticate(token);
      }
      for (const { name, clk } of topics) {
        connection.subscribe(name, clk);
      }
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    });
  }

  function registerPolling(app: App): void {
    app.get('/live-api/v1/poll', { schema: { querystring: PollQuery } }, async (request, reply) => {
      const frames = [
        JSON.stringify(greeting(clock, limits, currentVersions?.(request.headers.cookie))),
      ];
      const language = languageOf(request);
      for (const { name, clk } of topicsOf(request.query, limits.topicsPerConnection)) {
        const topic = hub.open(name);
        const missed = topic === undefined || clk === undefined ? undefined : topic.since(clk);
        if (topic === undefined) {
          frames.push(JSON.stringify(['err', 'topic_unknown', 'there is no such topic', name]));
        } else if (missed === undefined) {
          frames.push(topic.snapshot(language).frame.text);
        } else {
          frames.push(...missed.map((frame) => frame(language).text));
        }
      }
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`[${frames.join(',')}]`);
    });
  }

  return {
    register(app) {
      let pinging: NodeJS.Timeout | undefined;
      const onUpgrade = registerSocket(app);
      registerSse(app);
      registerPolling(app);
      app.addHook('onReady', async () => {
        app.server.on('upgrade', onUpgrade);
        hub.start();
        connections.start();
        pinging = setInterval(sockets.dropDead, PING_MS);
      });
      // Before the server waits for its connections to end: these would not end automatically.
      app.addHook('preClose', async () => {
        clearInterval(pinging);
        app.server.off('upgrade', onUpgrade);
        connections.stop();
        sockets.close();
        hub.stop();
      });
    },
    publishToPlayer: (playerId, event) => bus.publish({ to: 'player', playerId, event }),
    broadcast: (event) => bus.publish({ to: 'everybody', event }),
    recheck: connections.recheckAll,
    reviewSessions: connections.review,
    connectionCount: () => connections.size,
  };
}
