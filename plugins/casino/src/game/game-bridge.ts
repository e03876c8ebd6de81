import * as z from 'zod/mini';

/** What a game may say. Amounts are none of it: money is read from the site. */
const GameMessage = z.union([
  z.object({
    of: z.literal('game'),
    type: z.enum([
      'ready',
      'balanceChanged',
      'depositRequested',
      'lobbyRequested',
      'sessionExpired',
    ]),
  }),
  z.object({
    of: z.literal('game'),
    type: z.enum(['roundStarted', 'roundEnded']),
    round: z.string().check(z.maxLength(100)),
  }),
  z.object({
    of: z.literal('game'),
    type: z.literal('error'),
    code: z.string().check(z.maxLength(100)),
  }),
]);
type GameMessage = z.infer<typeof GameMessage>;

/** What the page says to a game. */
type HostMessage =
  | { readonly type: 'init'; readonly theme: 'light' | 'dark' }
  | { readonly type: 'pause' | 'resume' | 'refreshBalance' | 'close' };

export interface GameBridge {
  readonly send: (message: HostMessage) => void;
  readonly stop: () => void;
}

/** Reads a message, if it comes from the game's window and from its origin; undefined for any other. */
export function readGameMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  game: { readonly origin: string; readonly window: unknown },
): GameMessage | undefined {
  if (origin !== game.origin || source === null || source !== game.window) {
    return undefined;
  }
  const parsed = GameMessage.safeParse(data);
  return parsed.success ? parsed.data : undefined;
}

/** The way to a game in a frame: messages go to its exact origin and come from there alone. */
export function createGameBridge(
  frame: HTMLIFrameElement,
  {
    origin,
    onMessage,
  }: { readonly origin: string; readonly onMessage: (message: GameMessage) => void },
): GameBridge {
  const onEvent = (event: MessageEvent) => {
    const message = readGameMessage(event, { origin, window: frame.contentWindow });
    if (message !== undefined) {
      onMessage(message);
    }
  };
  window.addEventListener('message', onEvent);
  return {
    send: (message) => frame.contentWindow?.postMessage({ of: 'host', ...message }, origin),
    stop: () => window.removeEventListener('message', onEvent),
  };
}
