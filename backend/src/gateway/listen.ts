import type { App } from '../platform/app.ts';
import type { BackendEnvironment } from './environment.ts';
import { StartError } from './start-error.ts';

/**
 * Opens the port.
 * @returns where a browser on this machine finds it
 * @throws StartError saying why the port cannot be opened
 */
export async function listen(app: App, environment: BackendEnvironment): Promise<string> {
  const { PORT: port, HOST: host } = environment;
  try {
    await app.listen({ port, host });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use; choose another with PORT.`,
      EACCES: `Port ${port} may not be used by this user; choose another with PORT.`,
      EADDRNOTAVAIL: `The address ${host} is not one of this machine's; choose another with HOST.`,
    };
    throw new StartError(reasons[code ?? ''] ?? `Port ${port} cannot be opened (${code}).`, {
      cause,
    });
  }
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const scheme = environment.TLS_CERT === undefined ? 'http' : 'https';
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `${scheme}://${name.includes(':') ? `[${name}]` : name}:${boundPort}`;
}
