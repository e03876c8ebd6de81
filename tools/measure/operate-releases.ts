import type { RunningServer } from '../server/start-server.ts';

/** The import-map service as an operator's script calls it. */
export interface ReleaseOperator {
  readonly change: (reason: string, changes: readonly object[]) => Promise<void>;
  readonly publish: (plugin: string, version: string, body: object) => Promise<void>;
}

/** @throws Error with the service's answer when it refuses */
export function operateReleases({
  address,
  operatorToken,
}: Pick<RunningServer, 'address' | 'operatorToken'>): ReleaseOperator {
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${address}/import-map-service${path}`, {
      method,
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) {
      throw new Error(`${method} ${path} was answered by ${answer.status}: ${await answer.text()}`);
    }
  };
  return {
    change: (reason, changes) => send('POST', '/changes', { reason, changes }),
    publish: (plugin, version, body) => send('PUT', `/plugins/${plugin}/versions/${version}`, body),
  };
}
