import { randomBytes } from 'node:crypto';

/** What of a document is one visit's own. */
export interface VisitMarks {
  /** See `createNonce`. */
  readonly nonce: string;
  /** Milliseconds since epoch. */
  readonly time: number;
}

/** Writes a document again, for another visit. */
export type DocumentTemplate = (visit: VisitMarks) => Buffer;

/** 144 random bits in base64: 24 characters, always. */
export function createNonce(): string {
  return randomBytes(18).toString('base64');
}

/** Where the document's state ends: with the time, which the service worker replaces as well. */
function endOfState(time: number): string {
  return `"time":${time}}</script>`;
}

function placesOf(bytes: Buffer, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) {
    places.push(at);
  }
  return places;
}

/**
 * Makes a template of a document that one visitor got, for all who would get the same. Nothing but
 * the document itself can contain the nonce: it was made for this one document.
 * @param visit whose document it is
 */
export function documentTemplate(html: string, visit: VisitMarks): DocumentTemplate {
  const written = Buffer.from(html);
  const nonces = placesOf(written, visit.nonce);
  const times = placesOf(written, endOfState(visit.time));
  return ({ nonce, time }) => {
    const bytes = Buffer.from(written);
    for (const place of nonces) {
      bytes.write(nonce, place, 'latin1');
    }
    for (const place of times) {
      bytes.write(endOfState(time), place, 'latin1');
    }
    return bytes;
  };
}
