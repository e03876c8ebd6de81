import type { LaunchedGame } from '@touchline/contracts/casino';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { type RefObject, useEffect, useRef } from 'react';
import { createGameBridge, type GameBridge } from './game-bridge.ts';
import styles from './game.module.css';

/** A game that has not said anything for so long does not run, ms. */
const READY_WITHIN = 20_000;

/** What the page around learns of a game. */
export interface GameFrameProps {
  readonly game: LaunchedGame;
  readonly title: string;
  readonly onReady: () => void;
  /** Money may have moved. */
  readonly onMoved: () => void;
  /** The game cannot go on. */
  readonly onFailed: () => void;
}

function themeNow(): 'light' | 'dark' {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const isDark =
    scheme === 'dark' ||
    (scheme !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}

/** Pauses a game that is ready while a dialog is over it; one that is not hears nothing yet. */
function reportDialog(
  { send }: GameBridge,
  reported: RefObject<boolean | undefined>,
  hasDialog: boolean,
): void {
  if (reported.current !== undefined && reported.current !== hasDialog) {
    reported.current = hasDialog;
    send({ type: hasDialog ? 'pause' : 'resume' });
  }
}

/**
 * The game in a frame of its own origin, which may run scripts and nothing else of the page. Dialogs of the site pause
 * it; whatever it does, the page around it stays.
 */
export function GameFrame({ game, title, onReady, onMoved, onFailed }: GameFrameProps) {
  const { clock, navigation } = usePlugin();
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<GameBridge>(undefined);
  const hasDialog = useStore(navigation.current, ({ query }) => query['modal'] !== undefined);
  /** Whether the game knows of a dialog over it; undefined before it hears anything. */
  const reported = useRef<boolean>(undefined);
  const dialog = useRef(hasDialog);
  const calls = useRef({ onReady, onMoved, onFailed });
  useEffect(() => {
    calls.current = { onReady, onMoved, onFailed };
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) {
      return undefined;
    }
    reported.current = undefined;
    const stopWaiting = clock.after(READY_WITHIN, () => calls.current.onFailed());
    const made = createGameBridge(element, {
      origin: game.origin,
      onMessage: ({ type }) => {
        switch (type) {
          case 'ready':
            stopWaiting();
            made.send({ type: 'init', theme: themeNow() });
            reported.current = false;
            reportDialog(made, reported, dialog.current);
            calls.current.onReady();
            break;
          case 'roundStarted':
          case 'roundEnded':
          case 'balanceChanged':
            calls.current.onMoved();
            break;
          case 'depositRequested':
            void navigation.go('/office/recharge');
            break;
          case 'lobbyRequested':
            void navigation.go({ route: 'casino' });
            break;
          case 'sessionExpired':
          case 'error':
            stopWaiting();
            calls.current.onFailed();
        }
      },
    });
    bridge.current = made;
    return () => {
      stopWaiting();
      made.stop();
    };
  }, [clock, navigation, game]);

  useEffect(() => {
    dialog.current = hasDialog;
    if (bridge.current !== undefined) {
      reportDialog(bridge.current, reported, hasDialog);
    }
  }, [hasDialog]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={game.url}
      // It is on another origin than the page, so its own origin frees it of nothing.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen 'none'"
      referrerPolicy="no-referrer"
    />
  );
}
