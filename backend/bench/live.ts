// Fan-out of the push service: the server in this process, its clients in another, real sockets:
// node --import ../test/typescript.mjs --conditions=touchline-source live.ts [clients] [hertz] [seconds]
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createMarketBook, type WritableBook } from '../src/pricing/book/market-book.ts';
import { createLocalBus } from '../src/live/stream/live-bus.ts';
import { addTestEvent } from '../test/live/add-test-event.ts';
import { createLive } from '../src/live/stream/live-plugin.ts';
import { socketPacket } from '../src/live/stream/socket-packet.ts';
import { createTopicHub } from '../src/live/stream/topic-hub.ts';
import { createApp } from '../src/platform/http/create-app.ts';
import { preciseNow, type Received } from './live-clients.ts';

const TARGET_FRAMES = 10_000 * 5;
const EVENTS = 60;
const TOPIC = 'list:live:football';
const [wanted = 8_000, hertz = 5, seconds = 8] = process.argv.slice(2).map(Number);

/** As many clients as wanted and as this process may have files open. */
function possibleClients(): number {
  const report = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft?: number | 'unlimited' } };
  };
  const limit = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(limit) ? Math.min(wanted, limit - 200) : wanted;
}
const clients = possibleClients();

/** New prices for the three main markets of every third event, so about what a busy evening brings. */
function changePrices(book: WritableBook, round: number): void {
  const price = (base: number): string => (base + (round % 50) / 100).toFixed(2);
  for (let id = 1 + (round % 3); id <= EVENTS; id += 3) {
    book.offer(id, [
      { key: 'ft-1x2', codes: ['home', 'draw', 'away'], prices: [1.5, 3, 5].map(price) },
      { key: 'ft-double-chance', codes: ['1x', '12', 'x2'], prices: [1.1, 1.2, 2].map(price) },
      { key: 'ft-total@2.5', codes: ['over', 'under'], prices: [1.7, 1.8].map(price) },
    ]);
  }
  book.setState(1, { status: 'live', clock: { seconds: round, at: preciseNow(), running: true } });
}

function quantile(sorted: readonly number[], share: number): number {
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

const book = createMarketBook();
for (let id = 1; id <= EVENTS; id += 1) {
  addTestEvent(book, { id });
}
const hub = createTopicHub({
  book,
  clock: Date.now,
  intervalMs: 1000 / hertz,
  createGeneration: () => randomBytes(6).toString('base64url'),
});
const app = await createApp({ log: pino({ level: 'silent' }), rateLimits: false });
const verifyToken = () => Promise.reject(new Error('no player signs in here'));
const limits = { connectionsPerAddress: clients, attemptsPerAddress: clients };
createLive({ hub, bus: createLocalBus(), clock: Date.now, verifyToken, limits }).register(app);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const connections = new Set<Socket>();
app.server.on('connection', (socket) => connections.add(socket));

const idle = process.memoryUsage().rss;
const entry = fileURLToPath(new URL('./live-client-process.ts', import.meta.url));
const child = fork(entry, [String(port), String(clients), TOPIC]);
await once(child, 'message');
const connected = process.memoryUsage().rss;

let round = 0;
const changing = setInterval(() => {
  round += 1;
  changePrices(book, round);
}, 1000 / hertz);
await pause(1_000);
/** How much of a core is used for some seconds, and how much of that by the system's calls. */
async function coreShare(
  time: number,
): Promise<{ percent: number; system: number; elapsed: number }> {
  const [before, startedAt] = [process.cpuUsage(), performance.now()];
  await pause(time * 1000);
  const { user, system } = process.cpuUsage(before);
  const elapsed = (performance.now() - startedAt) / 1000;
  return { percent: (user + system) / 1e4 / elapsed, system: system / 1e4 / elapsed, elapsed };
}

child.send('begin');
const { percent, elapsed } = await coreShare(seconds);
child.send('report');
const [received] = (await once(child, 'message')) as [Received];
clearInterval(changing);

// The floor: the same sockets, as many writes of as many bytes, and nothing else.
const bytesPerFrame = Math.round(received.bytes / received.frames);
const packet = socketPacket(Buffer.alloc(bytesPerFrame));
let written = 0;
const writing = setInterval(() => {
  for (const socket of connections) {
    socket.write(packet);
    written += 1;
  }
}, 1000 / hertz);
const bare = await coreShare(Math.min(seconds, 4));
clearInterval(writing);
child.send('end');
await once(child, 'exit');
await app.close();

/** The target: 10,000 clients at 5 Hz, from what a frame took here. */
function scaled(share: number, framesPerSecond: number): number {
  return Number(((share / framesPerSecond) * TARGET_FRAMES).toFixed(1));
}

const delays = [...received.delays].sort((left, right) => left - right);
const report = {
  clients,
  hertz,
  framesPerSecond: Math.round(received.frames / elapsed),
  bytesPerFrame,
  serverCpuPercentOfACore: Number(percent.toFixed(1)),
  percentAtTarget: scaled(percent, received.frames / elapsed),
  bareWritesPercentAtTarget: scaled(bare.percent, written / bare.elapsed),
  bareWritesSystemPercentAtTarget: scaled(bare.system, written / bare.elapsed),
  serverKilobytesPerClient: Number(((connected - idle) / clients / 1024).toFixed(1)),
  changedToReceivedMs: { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) },
};
process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
