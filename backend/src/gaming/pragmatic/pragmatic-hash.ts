import { hash, timingSafeEqual } from 'node:crypto';

/** The parameters of a call, as its form has them. */
export type PragmaticParameters = Readonly<Record<string, string>>;

/** MD5 over the parameters in the order of their names, those without a value left out, and the secret. */
export function pragmaticHash(parameters: PragmaticParameters, secret: string): string {
  const named = Object.entries(parameters)
    .filter(([name, value]) => name !== 'hash' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return hash('md5', `${named.join('&')}${secret}`);
}

/** Whether a call has the hash of its parameters. */
export function hasItsHash(parameters: PragmaticParameters, secret: string): boolean {
  const given = Buffer.from(parameters['hash'] ?? '');
  const due = Buffer.from(pragmaticHash(parameters, secret));
  return given.length === due.length && timingSafeEqual(given, due);
}
