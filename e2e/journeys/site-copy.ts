import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { RELEASE_TABLES } from '@touchline/contracts/site';
import type { Page } from '@playwright/test';

/** Headers that describe the body as the site sent it, not the changed one. */
const BODY_HEADERS = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'etag']);

/** A document, or the table with the rest of its release. */
const isChanged = (path: string, { headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/html') === true || path.startsWith(RELEASE_TABLES);

/** The request line and headers of an upgrade, as they arrived. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const headers = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`));
  return `${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`;
}

/**
 * Puts a server in front of the site that changes the text of its documents and of their releases, until the page is
 * closed; returns its address. Journeys change documents this way rather than by fulfilling the
 * request: a fulfilled document came from no address, and browsers with local network access checks
 * block its connections to localhost.
 */
export async function copySite(
  page: Page,
  given: { readonly address: string; readonly change: (document: string, path: string) => string },
): Promise<string> {
  const { hostname, port } = new URL(given.address);
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request({ hostname, port, path, method, headers }, (answer) => {
      const { statusCode = 502 } = answer;
      if (!isChanged(path, answer)) {
        outgoing.writeHead(statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const kept = Object.entries(answer.headers).filter(([name]) => !BODY_HEADERS.has(name));
      text(answer).then(
        (document) => {
          outgoing.writeHead(statusCode, Object.fromEntries(kept));
          outgoing.end(given.change(document, path));
        },
        // A page that goes elsewhere has given its document up.
        (error: Error) => outgoing.destroy(error),
      );
    });
    forwarded.on('error', (error) => outgoing.destroy(error));
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const site = connect({ host: hostname, port: Number(port) }, () => {
      site.write(headOf(incoming));
      site.write(head);
      socket.pipe(site).pipe(socket);
    });
    site.on('error', () => socket.destroy());
    socket.on('error', () => site.destroy());
    socket.on('close', () => site.destroy());
    page.once('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
