import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import * as z from 'zod/mini';
import { StreamMessage } from './betfair-schema.ts';

/** One connection to the stream: messages are lines of JSON that end with CRLF. */
export interface StreamConnection {
  readonly send: (message: object) => void;
  readonly close: () => void;
}

/** A line that is longer is none of the protocol's. */
const LONGEST_LINE = 8 * 1024 * 1024;

/** Splits what arrives into lines. @throws RangeError for a line without an end */
export function createLines(onLine: (line: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    rest += chunk;
    let end = rest.indexOf('\r\n');
    while (end >= 0) {
      onLine(rest.slice(0, end));
      rest = rest.slice(end + 2);
      end = rest.indexOf('\r\n');
    }
    if (rest.length > LONGEST_LINE) {
      throw new RangeError('the stream sends a line without an end');
    }
  };
}

function open(url: URL): Socket {
  const options = { host: url.hostname, port: Number(url.port) };
  return url.protocol === 'tls:'
    ? connectTls({ ...options, servername: url.hostname })
    : connectPlain(options);
}

/** What a line says; undefined for what cannot be read. */
function messageIn(line: string): StreamMessage | undefined {
  try {
    const parsed = z.safeParse(StreamMessage, JSON.parse(line));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a connection; `onEnd` is called once, however it ends. */
export function openStream(
  url: URL,
  handlers: {
    readonly onMessage: (message: StreamMessage) => void;
    /** Something came that cannot be read. */
    readonly onUnreadable: () => void;
    readonly onEnd: (error: Error | undefined) => void;
  },
): StreamConnection {
  const socket = open(url);
  let failure: Error | undefined;
  const read = createLines((line) => {
    const message = messageIn(line);
    if (message === undefined) {
      handlers.onUnreadable();
    } else {
      handlers.onMessage(message);
    }
  });
  socket.setEncoding('utf8');
  socket.setNoDelay(true);
  socket.on('data', (chunk: string) => {
    try {
      read(chunk);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  socket.on('error', (error) => {
    failure = error;
  });
  socket.on('close', () => handlers.onEnd(failure));
  return {
    send: (message) => void socket.write(`${JSON.stringify(message)}\r\n`),
    close: () => void socket.destroy(),
  };
}
