import type { App } from '../http/app.ts';
import { StartError } from './start-error.ts';

/** Where an app listens, and the variables that set it. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly variables: { readonly host: string; readonly port: string };
}

/**
 * Opens the port.
 * @returns where a browser on this machine finds it
 * @throws StartError saying why the port cannot be opened
 */
export async function listen(app: App, listener: Listener): Promise<string> {
  const { port, host, variables } = listener;
  try {
    await app.listen({ port, host });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use; choose another with ${variables.port}.`,
      EACCES: `Port ${port} may not be used by this user; choose another with ${variables.port}.`,
      EADDRNOTAVAIL: `The address ${host} is not one of this machine's; choose another with ${variables.host}.`,
    };
    throw new StartError(reasons[code ?? ''] ?? `Port ${port} cannot be opened (${code}).`, {
      cause,
    });
  }
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const scheme = listener.isSecure ? 'https' : 'http';
  return `${scheme}://${name.includes(':') ? `[${name}]` : name}:${boundPort}`;
}
