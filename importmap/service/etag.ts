import { ImportMapError } from './import-map-error.ts';

/**
 * The revision that `If-Match: "<revision>"` expects; undefined where the header is absent or `*`.
 * @throws ImportMapError `bad_request` for anything else
 */
export function expectedRevision(header: string | undefined): number | undefined {
  const text = header?.trim();
  if (text === undefined || text === '' || text === '*') {
    return undefined;
  }
  const [, revision] = /^(?:W\/)?"(\d{1,15})"$/.exec(text) ?? [];
  if (revision === undefined) {
    throw new ImportMapError('bad_request', 'If-Match takes the ETag of the state, as in "7"');
  }
  return Number(revision);
}
