import type { Connection, Transport, TransportEvents, WantedTopic } from './transport.ts';

async function inflate(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/**
 * Frames over one WebSocket: text, or deflate-raw in binary where the server compressed once for
 * all subscribers. Frames are handed on in the order of arrival, though inflating takes a moment.
 */
export function createWebSocketTransport({ url }: { readonly url: string }): Transport {
  const connect = (topics: readonly WantedTopic[], events: TransportEvents): Connection => {
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    const followed = new Set<string>();
    let token: string | undefined;
    let closed = false;
    let order: Promise<void> | undefined;

    const send = (frame: readonly unknown[]) => {
      if (socket.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify(frame));
      }
    };
    const close = () => {
      if (!closed) {
        closed = true;
        socket.close();
        events.onClose();
      }
    };
    const hand = (text: string) => {
      if (!closed) {
        events.onFrame(JSON.parse(text));
      }
    };
    const guarded = (act: () => void) => {
      try {
        act();
      } catch {
        close();
      }
    };
    let wanted = topics;
    const sync = () => {
      const names = new Set(wanted.map(({ topic }) => topic));
      for (const topic of followed) {
        if (!names.has(topic)) {
          followed.delete(topic);
          send(['unsub', topic]);
        }
      }
      for (const { topic, clk } of wanted) {
        if (!followed.has(topic) && socket.readyState === WebSocket.OPEN) {
          followed.add(topic);
          send(clk === undefined ? ['sub', topic] : ['sub', topic, clk]);
        }
      }
    };
    socket.addEventListener('open', () => {
      if (token !== undefined) {
        send(['auth', token]);
      }
      sync();
    });
    socket.addEventListener('close', close);
    socket.addEventListener('error', close);
    socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === 'string' && order === undefined) {
        guarded(() => hand(data));
        return;
      }
      const next = (order ?? Promise.resolve())
        .then(async () => hand(typeof data === 'string' ? data : await inflate(data)))
        .catch(close)
        .then(() => {
          if (order === next) {
            order = undefined;
          }
        });
      order = next;
    });
    return {
      follow: (given) => {
        wanted = given;
        sync();
      },
      authenticate: (given) => {
        token = given;
        send(['auth', given]);
      },
      close,
    };
  };
  return { name: 'websocket', connect };
}
