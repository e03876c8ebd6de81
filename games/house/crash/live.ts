/** The flight as the server tells it. Multipliers in hundredths, amounts in minor units. */
interface LiveFlight {
  readonly number: number;
  readonly phase: 'betting' | 'flying' | 'ended';
  readonly before: string;
  /** Until bets are closed, or since the take-off. */
  readonly milliseconds: number;
  readonly point?: number;
  readonly isCut: boolean;
}

export interface LiveState {
  readonly flight?: LiveFlight;
  readonly bets: readonly {
    readonly currency: string;
    readonly players: number;
    readonly staked: number;
    readonly left: number;
    readonly returned: number;
  }[];
  readonly last: readonly {
    readonly number: number;
    readonly hash: string;
    readonly salt: string;
  }[];
  readonly chain?: {
    readonly published: string | null;
    readonly salt: string | null;
    readonly saltedBy: 'operator' | 'house' | null;
    readonly length: number;
  };
}

/** Follows the flight; after a lost connection the browser connects again, and the first state has all. */
export function followFlight(told: {
  readonly state: (state: LiveState) => void;
  readonly lost: () => void;
}): void {
  const connect = () => {
    const source = new EventSource('/api/flight');
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      told.state(JSON.parse(data) as LiveState),
    );
    source.addEventListener('error', () => {
      told.lost();
      // A server that refuses is not tried again by the browser itself.
      if (source.readyState === EventSource.CLOSED) {
        setTimeout(connect, 2_000 + Math.random() * 2_000);
      }
    });
  };
  connect();
}
