import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { socketPacket } from './socket-packet.ts';

/** What a real WebSocket client makes of bytes written to the connection below it. */
async function receivedOf(packets: readonly Buffer[]) {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, below, head) => {
    sockets.handleUpgrade(request, below, head, (socket) => {
      for (const packet of packets) {
        below.write(packet);
      }
      socket.close();
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const received: (string | Buffer)[] = [];
  client.on('message', (data: Buffer, isBinary: boolean) => {
    received.push(isBinary ? data : data.toString());
  });
  const [code] = (await once(client, 'close')) as [number];
  http.close();
  return { code, received };
}

it('socket packets carry texts and bytes whole in all three forms of length, before an orderly close', async () => {
  const messages = [
    '',
    '["beat",1]',
    'é'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    randomBytes(65_535),
    randomBytes(65_536),
  ];
  const { code, received } = await receivedOf(messages.map(socketPacket));
  expect(received).toEqual(messages);
  expect(code).toBe(1005);
});
