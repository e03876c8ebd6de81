// Floods a server until its parent disconnects or says stop; a separate process, so that its work
// delays neither the server nor the probe.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FloodName, FloodOrder } from './flood.ts';

const statuses: Record<string, number> = {};
const state = { isStopped: false };

function count(status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/** Another client each time: limits by address must not be all that protects. */
function anyAddress(): string {
  return `198.51.${randomInt(256)}.${randomInt(256)}`;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request and reads its answer. */
function call(address: string, path: string, options: RequestOptions, body?: string) {
  return new Promise<void>((resolve) => {
    const done = (status: number) => {
      count(status);
      resolve();
    };
    const sent = request(new URL(path, address), { agent, ...options }, (response) => {
      response.resume().once('close', () => done(response.statusCode ?? 0));
    });
    sent.once('error', () => done(0));
    sent.end(body);
  });
}

/** A connection that sends the beginning of something and is then held open until the server ends it. */
function hold(address: string, head: string): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let socket: Socket | undefined = connect(Number(port), hostname, () => socket?.write(head));
    let isAnswered = false;
    socket.on('data', (data) => {
      if (!isAnswered) {
        isAnswered = true;
        count(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0));
      }
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (!isAnswered) count(0);
      socket = undefined;
      resolve();
    });
  });
}

function unfinishedBody(from: string): string {
  return (
    'POST /web-api/auth/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
    `x-forwarded-for: ${from}\r\ncontent-length: 60000\r\n\r\n${'a'.repeat(50_000)}`
  );
}

function liveSocket(): string {
  return (
    'GET /live-api/v1/ws HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
    `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`
  );
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789äöüé'];

/** Forty words of a letter each, in another order each time. */
function letters(): string {
  return LETTERS.map((letter) => ({ letter, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ letter }) => letter)
    .join(' ');
}

/** Six words of two letters each, any two of the alphabet: the most words that are looked up. */
function pairs(): string {
  const letter = () => String.fromCharCode(97 + randomInt(26));
  return Array.from({ length: 6 }, () => letter() + letter()).join(' ');
}

const searchFor = ({ address }: FloodOrder, text: string) =>
  call(address, `/line-api/v1/search?q=${encodeURIComponent(text)}`, {});

/** How many are under way at a time, and what each does. */
const FLOODS: Readonly<
  Record<
    FloodName,
    { readonly clients: number; readonly act: (order: FloodOrder) => Promise<void> }
  >
> = {
  sitemaps: {
    clients: 8,
    act: ({ address }) =>
      call(address, '/sitemap-en-line.xml', { headers: { host: `${randomUUID()}.example` } }),
  },
  costs: {
    clients: 4,
    act: ({ address, token }) =>
      call(address, '/betting-api/v1/opened-costs', {
        headers: { authorization: `Bearer ${token}` },
      }),
  },
  letters: { clients: 4, act: (order) => searchFor(order, letters()) },
  pairs: { clients: 4, act: (order) => searchFor(order, pairs()) },
  bodies: { clients: 400, act: ({ address }) => hold(address, unfinishedBody(anyAddress())) },
  'bodies-of-one': {
    clients: 400,
    act: ({ address }) => hold(address, unfinishedBody('198.51.100.7')),
  },
  logins: {
    clients: 16,
    act: ({ address }) =>
      call(
        address,
        '/web-api/auth/v1/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
        },
        JSON.stringify({ login: `${randomUUID()}@example.com`, password: randomUUID() }),
      ),
  },
  sockets: { clients: 600, act: ({ address }) => hold(address, liveSocket()) },
};

/** A refused client comes again after this: it would otherwise only measure its own loop. */
const AGAIN_MS = 20;

async function flood(order: FloodOrder): Promise<void> {
  const { clients, act } = FLOODS[order.name];
  const loop = async () => {
    while (!state.isStopped) {
      await act(order);
      await new Promise((resolve) => setTimeout(resolve, clients > 16 ? AGAIN_MS : 0));
    }
  };
  await Promise.all(Array.from({ length: clients }, loop));
}

process.on('message', (message: FloodOrder | 'stop') => {
  if (message === 'stop') {
    state.isStopped = true;
    process.send?.(statuses, () => process.exit(0));
  } else {
    void flood(message);
  }
});
process.once('disconnect', () => process.exit(0));
