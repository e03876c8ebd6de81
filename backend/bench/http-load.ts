import { connect } from 'node:net';

/** Latencies of answered calls in milliseconds, sorted. */
export interface LoadResult {
  readonly perSecond: number;
  readonly latencies: readonly number[];
  readonly failures: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** One keep-alive connection that sends the next request when the last one is answered. */
function runConnection(options: {
  readonly port: number;
  readonly next: () => string;
  readonly until: number;
  readonly onAnswer: (isGood: boolean, milliseconds: number) => void;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true });
    let received = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= options.until) {
        socket.end();
        return;
      }
      socket.write(options.next());
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const end = received.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const head = received.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (received.length < end + END_OF_HEAD.length + length) return;
      options.onAnswer(head.startsWith('HTTP/1.1 200'), performance.now() - sentAt);
      received = Buffer.alloc(0);
      send();
    });
  });
}

/**
 * Sends HTTP requests over a number of connections for some seconds. Spartan on purpose: it shares
 * the machine with what it measures.
 */
export async function loadHttp(options: {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The next request, head and body. */
  readonly next: () => string;
}): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const until = startedAt + options.seconds * 1000;
  const onAnswer = (isGood: boolean, milliseconds: number) => {
    latencies.push(milliseconds);
    failures += isGood ? 0 : 1;
  };
  await Promise.all(
    Array.from({ length: options.connections }, () =>
      runConnection({ ...options, until, onAnswer }),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: latencies.length / seconds,
    latencies: latencies.toSorted((left, right) => left - right),
    failures,
  };
}
