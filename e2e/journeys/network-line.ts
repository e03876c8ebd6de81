import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between the browser and the server that a journey can cut. */
export interface NetworkLine {
  /** The server's address by way of this line. */
  readonly address: string;
  /** Everything under way breaks, and nothing new gets through; the service worker's calls too. */
  readonly cut: () => void;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

/** Lays a line to a server. The browser's own switch leaves service workers connected. */
export async function layLine(address: string): Promise<NetworkLine> {
  const port = Number(new URL(address).port);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const breakAll = () => {
    for (const socket of open) {
      socket.destroy();
    }
  };
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    restore: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        breakAll();
        server.close(() => resolve());
      }),
  };
}
