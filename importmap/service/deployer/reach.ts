import { createHash } from 'node:crypto';
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ImportMapError } from '../import-map-error.ts';

export interface ReachOptions {
  /** Lets addresses of private networks be asked, for environments that live in one. */
  readonly allowPrivate: boolean;
  readonly timeout?: number;
}

/** More than any bundle; the rest is not read. */
const MOST_BYTES = 20 * 1024 * 1024;
const TIMEOUT = 5_000;

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Resolves names and refuses what is not public, at the moment of connecting: no rebinding. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const allowed = (addresses ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    if (error !== null || first === undefined) {
      callback(error ?? new Error('its address is not public'), '', 0);
    } else if (options.all === true) {
      callback(null, allowed);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

/**
 * Fetches an address as a browser would and returns the integrity of what came. Redirects are not
 * followed: what is in the map is what is loaded.
 * @throws ImportMapError `url_unreachable`
 */
export async function reach(
  url: string,
  { allowPrivate, timeout = TIMEOUT }: ReachOptions,
): Promise<{ readonly integrity: string }> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const unreachable = (reason: string) =>
    new ImportMapError(
      'url_unreachable',
      `The following url in the request body is not reachable: ${url} ${reason}`,
    );
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw unreachable('its address is not public');
  }
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeout);
  return await new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(unreachable(signal.aborted ? `no answer within ${timeout} ms` : error.message));
    const asked = request(
      url,
      { signal, ...(allowPrivate ? {} : { lookup: publicOnly }) },
      (answer) => {
        const { statusCode = 0, statusMessage = '' } = answer;
        if (statusCode < 200 || statusCode > 299) {
          answer.destroy();
          reject(unreachable(`${statusCode} ${statusMessage}`));
          return;
        }
        const hash = createHash('sha256');
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          hash.update(part);
          bytes += part.length;
          if (bytes > MOST_BYTES) {
            answer.destroy(new Error(`it is larger than ${MOST_BYTES} bytes`));
          }
        });
        answer.on('error', fail);
        answer.on('end', () => resolve({ integrity: `sha256-${hash.digest('base64')}` }));
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}
