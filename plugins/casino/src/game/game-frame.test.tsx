import { act } from 'react';
import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { GameFrame } from './game-frame.tsx';

// What a game is told of colours is not looked at here.
document.documentElement.style.colorScheme = 'dark';

const ORIGIN = 'https://games.example';
const GAME = { url: 'about:blank', origin: ORIGIN, sessionId: 's', isDemo: true } as never;

/** Whatever the page has said to the game, in order. */
async function show(isOver: boolean) {
  const { context } = createTestContext({ plugin: 'casino', definition: plugin, texts: en });
  const setDialog = (is: boolean) =>
    act(async () => context.navigation.setQuery({ modal: is ? 'preferences' : undefined }));
  if (isOver) {
    await setDialog(true);
  }
  const nothing = () => undefined;
  const Page = () => (
    <GameFrame game={GAME} title="Dice" onReady={nothing} onMoved={nothing} onFailed={nothing} />
  );
  const listen = vi.spyOn(window, 'addEventListener');
  const mounted = await mountView({ view: reactView(Page), context });
  await vi.waitFor(() => expect(listen).toHaveBeenCalledWith('message', expect.anything()));
  listen.mockRestore();
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const source = frame.contentWindow as Window;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  const say = (type: string) =>
    act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', { origin: ORIGIN, source, data: { of: 'game', type } }),
      );
    });
  return {
    mounted,
    say,
    setDialog,
    heard: () => post.mock.calls.map(([said]) => (said as { type: string }).type),
  };
}

it('a game hears nothing before it is ready, and then that a dialog is over it', async () => {
  const { mounted, say, setDialog, heard } = await show(true);
  expect(heard()).toEqual([]);
  await say('ready');
  expect(heard()).toEqual(['init', 'pause']);
  await setDialog(false);
  expect(heard()).toEqual(['init', 'pause', 'resume']);
  await mounted.unmount();
});

it('a game that no dialog is over is not told to go on', async () => {
  const { mounted, say, setDialog, heard } = await show(false);
  await say('ready');
  expect(heard()).toEqual(['init']);
  await setDialog(true);
  expect(heard()).toEqual(['init', 'pause']);
  await mounted.unmount();
});
