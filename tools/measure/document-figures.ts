import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { PHONE } from '../browser/phone.ts';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { betsBesideDocuments } from './bets-beside-documents.ts';
import type { Figure } from './figures.ts';
import { processorTimeOf } from './processor-time.ts';

const CLIENTS = 8;
/** How long documents are read, ms. */
const DURATION_MS = 6_000;
/** A renderer has loaded the release by then, and its code is warm. */
const WARM_MS = 3_000;

interface Reading {
  readonly documents: number;
  /** Of these, with their views. */
  readonly rendered: number;
  /** Documents of a second of processor time, the server's and its renderer's. */
  readonly perSecond: number;
}

function read(address: string, agent: Agent): Promise<string> {
  const headers = {
    'user-agent': PHONE.userAgent,
    accept: 'text/html',
    'accept-encoding': 'identity',
  };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

/** Reads documents with several clients at once. */
async function readFor(
  duration: number,
  server: RunningServer,
  pathOf: (count: number) => string,
): Promise<Reading> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = performance.now() + duration;
  const before = processorTimeOf(server.processId);
  let documents = 0;
  let rendered = 0;
  const client = async () => {
    while (performance.now() < end) {
      const number = documents;
      documents += 1;
      const text = await read(`${server.address}${pathOf(number)}`, agent);
      rendered += text.includes('data-view="home" data-rendered') ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  const taken = processorTimeOf(server.processId) - before;
  return { documents, rendered, perSecond: documents / taken };
}

/** How many documents a core writes, and what a burst of them does to bets. */
export async function documentFigures(): Promise<Figure[]> {
  return [...(await writingFigures()), await betsBesideDocuments()];
}

/** How many documents a core writes: of one page, whose first screen is shared, and of different pages. */
async function writingFigures(): Promise<Figure[]> {
  const server = await startServer();
  try {
    await readFor(WARM_MS, server, (count) => `/en?at=${count}`);
    const shared = await readFor(DURATION_MS, server, () => '/en');
    await wait(1_000);
    const apart = await readFor(DURATION_MS, server, (count) => `/en?now=${count}`);
    const describe = ({ perSecond, rendered, documents }: Reading) =>
      `${Math.round(perSecond)}/s of processor time, ${Math.round((100 * rendered) / documents)} % rendered`;
    return [
      {
        name: 'documents of one page, uncompressed, on one core',
        figure: describe(shared),
        budget: '≥ 2000/s',
        isMet: shared.perSecond >= 2_000,
      },
      {
        name: 'documents of different pages, uncompressed, on one core',
        figure: describe(apart),
        budget: '≥ 150/s',
        isMet: apart.perSecond >= 150,
      },
    ];
  } finally {
    await server.stop();
  }
}
