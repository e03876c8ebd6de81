import { once } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import { ServerFrame } from '@touchline/contracts/live';
import { WebSocket } from 'ws';

/** What a herd of clients has received since its start. */
export interface Received {
  readonly frames: number;
  readonly bytes: number;
  /** Milliseconds from a change to its arrival, of some clients. */
  readonly delays: readonly number[];
}

export interface ClientHerd {
  begin(): void;
  /** What has arrived; what comes after it is ignored. */
  report(): Received;
  end(): void;
}

const CONNECTING_AT_ONCE = 50;
/** One client in this number reads its frames; the others only count them. */
const SAMPLE = 20;

/** Milliseconds since epoch, finer than `Date.now`; the same clock in every process of a machine. */
export function preciseNow(): number {
  return performance.timeOrigin + performance.now();
}

function changedAt(data: Buffer): number | undefined {
  const frame = ServerFrame.parse(JSON.parse(inflateRawSync(data).toString()));
  if (frame[0] !== 'delta') {
    return undefined;
  }
  const state = frame[4].find((change) => change[0] === 'e');
  return state?.[0] === 'e' ? state[2].clock?.at : undefined;
}

/** Connects clients that all watch one topic, some at a time. */
export async function connectClients(options: {
  readonly port: number;
  readonly clients: number;
  readonly topic: string;
}): Promise<ClientHerd> {
  const { port, clients, topic } = options;
  const sockets: WebSocket[] = [];
  let [frames, bytes] = [0, 0];
  let delays: number[] = [];
  let isCounting = true;

  async function connect(isSample: boolean): Promise<void> {
    const address = `ws://127.0.0.1:${port}/live-api/v1/ws`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    sockets.push(socket);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      frames += 1;
      bytes += data.length;
      const at = isCounting && isSample && isBinary ? changedAt(data) : undefined;
      if (at !== undefined) {
        delays.push(preciseNow() - at);
      }
    });
    await once(socket, 'open');
    socket.send(JSON.stringify(['sub', topic]));
  }

  for (let first = 0; first < clients; first += CONNECTING_AT_ONCE) {
    const count = Math.min(CONNECTING_AT_ONCE, clients - first);
    await Promise.all(
      Array.from({ length: count }, (_, at) => connect((first + at) % SAMPLE === 0)),
    );
  }
  return {
    begin() {
      [frames, bytes, delays] = [0, 0, []];
    },
    report() {
      isCounting = false;
      return { frames, bytes, delays };
    },
    end() {
      for (const socket of sockets) {
        socket.terminate();
      }
    },
  };
}
