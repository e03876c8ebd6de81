import type { Connection, Transport, TransportEvents, WantedTopic } from './transport.ts';

/** Topics and clocks as a query: `topics=a,b&clk=1,` in the same order. */
export function topicQuery(topics: readonly WantedTopic[]): string {
  const names = topics.map(({ topic }) => encodeURIComponent(topic)).join(',');
  const clocks = topics.map(({ clk }) => encodeURIComponent(clk ?? '')).join(',');
  return `topics=${names}&clk=${clocks}`;
}

/** The same frames as server-sent events; a change of topics opens a new stream. */
export function createSseTransport({
  url,
}: {
  /** With a query, which the topics are added to. */
  readonly url: string;
}): Transport {
  const connect = (topics: readonly WantedTopic[], events: TransportEvents): Connection => {
    let source: EventSource | undefined;
    let closed = false;
    let names = '';
    let current = topics;
    let presented: string | undefined;
    const close = () => {
      if (!closed) {
        closed = true;
        source?.close();
        events.onClose();
      }
    };
    const open = (wanted: readonly WantedTopic[]) => {
      source?.close();
      current = wanted;
      names = wanted.map(({ topic }) => topic).join(',');
      source = new EventSource(`${url}&${topicQuery(wanted)}`);
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        try {
          events.onFrame(JSON.parse(data));
        } catch {
          close();
        }
      });
      source.addEventListener('error', close);
    };
    open(topics);
    return {
      follow: (wanted) => {
        if (!closed && wanted.map(({ topic }) => topic).join(',') !== names) {
          open(wanted);
        }
      },
      // The browser sends the token as a cookie when the stream is opened.
      authenticate: (token) => {
        if (!closed && presented !== undefined && presented !== token) {
          open(current);
        }
        presented = token;
      },
      close,
    };
  };
  return { name: 'sse', connect };
}
