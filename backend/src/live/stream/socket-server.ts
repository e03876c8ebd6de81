import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { EncodedFrame } from './encoded-frame.ts';
import type { LiveLink } from './connection.ts';

const LARGEST_CLIENT_FRAME = 8_192;
const OPEN = 1;
const UNSUPPORTED_DATA = 1003;

export interface SocketServerOptions {
  /** Unsent bytes above which frames are dropped. */
  readonly backlogBytes: number;
  /** Whether a page of this origin may connect to this host; programs send no origin. */
  readonly isAllowedOrigin: (origin: string | undefined, host: string | undefined) => boolean;
}

/** Takes a new link; returns what receives its text frames and learns of its end. */
type OnLink = (link: LiveLink) => {
  readonly receive: (text: string) => void;
  readonly end: () => void;
};

/** A request that becomes a socket, and the language of the page that makes it. */
export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly language: string;
}

/** Takes sockets over from the HTTP server. */
export interface SocketServer {
  handleUpgrade(upgrade: Upgrade, onLink: OnLink): void;
  /** Ends links whose other side no longer answers pings; call it at an interval. */
  dropDead(): void;
  close(): void;
}

/** Answers an upgrade that will not happen. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Frames go past the WebSocket to the connection below it, as bytes made once for everybody: its own
 * `send` frames each message again. Sound because nothing else of ours is ever half-sent: there is no
 * compression and no fragment, and what the WebSocket writes itself (ping, pong, close) is whole.
 */
function linkOf(
  socket: WebSocket,
  { socket: below, language }: Upgrade,
  backlogBytes: number,
): LiveLink {
  return {
    language,
    send(frame: EncodedFrame) {
      if (socket.readyState !== OPEN || below.writableLength > backlogBytes) {
        return false;
      }
      below.write(frame.packet());
      return true;
    },
    isClear: () => socket.readyState === OPEN && below.writableLength < backlogBytes / 8,
    close: (code, reason) => socket.close(code, reason),
  };
}

/** A WebSocket server without built-in compression: frames arrive compressed where it pays. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { backlogBytes, isAllowedOrigin } = options;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_CLIENT_FRAME,
    clientTracking: true,
    // Whatever a page sends must parse as JSON of the protocol anyway.
    skipUTF8Validation: true,
  });
  const alive = new WeakSet<WebSocket>();

  function accept(socket: WebSocket, upgrade: Upgrade, onLink: OnLink): void {
    alive.add(socket);
    const page = onLink(linkOf(socket, upgrade, backlogBytes));
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) {
        socket.close(UNSUPPORTED_DATA, 'text_expected');
      } else {
        page.receive(data.toString());
      }
    });
    socket.on('pong', () => alive.add(socket));
    socket.on('close', page.end);
    // Without a listener a page that breaks the protocol would end the process; `close` follows.
    socket.on('error', () => socket.terminate());
  }

  return {
    handleUpgrade(upgrade, onLink) {
      const { request, socket, head } = upgrade;
      if (!isAllowedOrigin(request.headers.origin, request.headers.host)) {
        refuse(socket, '403 Forbidden');
      } else {
        server.handleUpgrade(request, socket, head, (accepted) =>
          accept(accepted, upgrade, onLink),
        );
      }
    },
    dropDead() {
      for (const socket of server.clients) {
        if (alive.delete(socket)) {
          socket.ping();
        } else {
          socket.terminate();
        }
      }
    },
    close() {
      server.close();
      for (const socket of server.clients) {
        socket.close(1001, 'going_away');
      }
    },
  };
}
