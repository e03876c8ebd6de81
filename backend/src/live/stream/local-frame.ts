import type { ServerFrame } from '@touchline/contracts/live';
import { namesLanguage, withLocalNames } from '../names/local-names.ts';
import { type Deflate, type EncodedFrame, encodeFrame } from './encoded-frame.ts';

/** A frame for the readers of any language: the same bytes for all where no name is in it. */
export type LocalFrame = (language: string) => EncodedFrame;

type Delta = Extract<ServerFrame, readonly ['delta', ...unknown[]]>;

/** Makes a delta ready at most once for each language; most have no event with names in them. */
export function localFrame(delta: Delta, deflate?: Deflate): LocalFrame {
  const original = encodeFrame(delta, deflate);
  if (!delta[4].some(([kind]) => kind === '+')) {
    return () => original;
  }
  const frames = new Map([['en', original]]);
  return (language) => {
    const names = namesLanguage(language);
    const frame = frames.get(names) ?? encodeFrame(withLocalNames(delta, names), deflate);
    frames.set(names, frame);
    return frame;
  };
}
