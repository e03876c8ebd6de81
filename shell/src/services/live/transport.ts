/** A topic to follow and the clock to resume it from, where it is known. */
export interface WantedTopic {
  readonly topic: string;
  readonly clk: string | undefined;
}

/** What a transport reports to its owner. `onFrame` gets parsed JSON, not yet validated. */
export interface TransportEvents {
  readonly onFrame: (frame: unknown) => void;
  /** The connection is closed; nothing more will come from it. */
  readonly onClose: () => void;
}

/** An open way to the server. */
export interface Connection {
  /** Makes the followed topics exactly these. */
  readonly follow: (topics: readonly WantedTopic[]) => void;
  /** Names the player, so that what concerns them alone comes too. */
  readonly authenticate: (token: string) => void;
  /** Milliseconds of silence that are normal for this transport, where it does not push. */
  readonly pause?: () => number;
  readonly close: () => void;
}

export interface Transport {
  readonly name: 'websocket' | 'sse' | 'polling';
  readonly connect: (topics: readonly WantedTopic[], events: TransportEvents) => Connection;
}
