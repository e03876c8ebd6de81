import { DAY } from '../time/index.ts';
import {
  ADDRESS_PROOF,
  DOCUMENT_KINDS,
  type DocumentKind,
  IDENTITY_PROOFS,
} from './document-kinds.ts';

/** A picture that a player has uploaded; times in milliseconds since epoch. */
export interface UploadedDocument {
  readonly kind: DocumentKind;
  readonly state: 'checking' | 'accepted' | 'refused';
  readonly uploadedAt: number;
  /** ISO date of the last day on which it is valid, where it has one. */
  readonly expiresOn?: string | undefined;
}

/** An operator has asked for a document, again or beyond those that everybody uploads. */
export interface DocumentRequest {
  readonly kind: DocumentKind;
  readonly requestedAt: number;
}

/** What is known of a player's documents. */
export interface DocumentFacts {
  readonly documents: readonly UploadedDocument[];
  readonly requests: readonly DocumentRequest[];
  /** ISO date. */
  readonly today: string;
}

/**
 * `needed`: not uploaded since it was asked for. `expiring`: accepted, and to be replaced within 30 days. `expired`:
 * accepted, and no longer valid.
 */
export type DocumentState = 'needed' | 'checking' | 'accepted' | 'expiring' | 'refused' | 'expired';
export type DocumentStates = Readonly<Record<DocumentKind, DocumentState>>;

/** How long before its last day a document can be replaced, and its player is notified. */
export const EXPIRY_NOTICE_DAYS = 30;

/** What an accepted document is on a day. @param today ISO date */
function stateOfAccepted(expiresOn: string | undefined, today: string) {
  if (expiresOn === undefined) {
    return 'accepted';
  }
  if (expiresOn < today) {
    return 'expired';
  }
  const soon = new Date(Date.parse(today) + EXPIRY_NOTICE_DAYS * DAY).toISOString().slice(0, 10);
  return expiresOn <= soon ? 'expiring' : 'accepted';
}

/** The state of one kind of document: what became of its latest picture. */
function stateOfKind({ documents, requests, today }: DocumentFacts, kind: DocumentKind) {
  const latest = documents
    .filter((document) => document.kind === kind)
    .reduce<UploadedDocument | undefined>(
      (last, each) => (last === undefined || each.uploadedAt > last.uploadedAt ? each : last),
      undefined,
    );
  const isAskedAgain = requests.some(
    (request) => request.kind === kind && request.requestedAt >= (latest?.uploadedAt ?? -Infinity),
  );
  if (latest === undefined || (isAskedAgain && latest.state !== 'checking')) {
    return 'needed';
  }
  const { state, expiresOn } = latest;
  return state === 'accepted' ? stateOfAccepted(expiresOn, today) : state;
}

/** The state of every kind of document of a player. */
export function documentStates(facts: DocumentFacts): DocumentStates {
  return Object.fromEntries(
    DOCUMENT_KINDS.map((kind) => [kind, stateOfKind(facts, kind)]),
  ) as unknown as DocumentStates;
}

/** Whether a picture of a kind may be uploaded: not while one is checked, nor once one is accepted. */
export function isUploadOpen(state: DocumentState): boolean {
  return state !== 'checking' && state !== 'accepted';
}

/** Whether a document in a state proves something. */
function isValid(state: DocumentState): boolean {
  return state === 'accepted' || state === 'expiring';
}

/** Whether everything that operators asked a player for was accepted. */
export function areRequestsMet(facts: DocumentFacts): boolean {
  const states = documentStates(facts);
  return facts.requests.every(({ kind }) => isValid(states[kind]));
}

/** Whether documents prove who a player is and where they live, with nothing left that was asked for. */
export function isIdentityProved(facts: DocumentFacts): boolean {
  const states = documentStates(facts);
  const isAccepted = (kind: DocumentKind) => isValid(states[kind]);
  return (
    Object.values(IDENTITY_PROOFS).some((kinds) => kinds.every(isAccepted)) &&
    isAccepted(ADDRESS_PROOF) &&
    areRequestsMet(facts)
  );
}
