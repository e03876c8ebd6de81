import { deflateRawSync } from 'node:zlib';
import type { ServerFrame } from '@touchline/contracts/live';
import { socketPacket } from './socket-packet.ts';

/** Below this many characters a frame travels as text: compressing it would gain nothing. */
const SMALL_FRAME = 400;

export type Deflate = (text: string) => Buffer;

/** A frame made ready once for everybody it goes to. */
export interface EncodedFrame {
  readonly text: string;
  /** What a WebSocket sends: the text, or its deflate-raw form when that is worth it. */
  wire(): string | Buffer;
  /** The same with the header of a WebSocket message, for writing to the socket as it is. */
  packet(): Buffer;
}

export function deflateText(text: string): Buffer {
  return deflateRawSync(text, { level: 6 });
}

/** Serialises a frame; it is compressed at most once, when the first socket needs it. */
export function encodeFrame(frame: ServerFrame, deflate: Deflate = deflateText): EncodedFrame {
  const text = JSON.stringify(frame);
  let wire: string | Buffer | undefined;
  let packet: Buffer | undefined;
  function wireOnce(): string | Buffer {
    wire ??= text.length < SMALL_FRAME ? text : deflate(text);
    return wire;
  }
  return {
    text,
    wire: wireOnce,
    packet() {
      packet ??= socketPacket(wireOnce());
      return packet;
    },
  };
}
