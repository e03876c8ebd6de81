const TEXT = 0x1;
const BINARY = 0x2;
const FINAL = 0x80;
/** Up to here the length is in the second byte; then in two more, then in eight. */
const SHORT = 125;
const MEDIUM = 0xffff;

function headerOf(opcode: number, length: number): Buffer {
  if (length <= SHORT) {
    return Buffer.from([FINAL | opcode, length]);
  }
  if (length <= MEDIUM) {
    const header = Buffer.from([FINAL | opcode, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header.set([FINAL | opcode, 127]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

/**
 * A whole message from server to browser as the bytes that travel (RFC 6455 §5.2: final, unmasked):
 * text for a string, binary for bytes. The same for every socket, so it is made once.
 */
export function socketPacket(message: string | Buffer): Buffer {
  const payload = typeof message === 'string' ? Buffer.from(message) : message;
  const opcode = typeof message === 'string' ? TEXT : BINARY;
  return Buffer.concat([headerOf(opcode, payload.length), payload]);
}
