import type { VerificationDocument } from '@touchline/contracts/verification';
import { DOCUMENT_KINDS, type DocumentKind } from '@touchline/domain/verification';
import { describe, expect, it } from 'vitest';
import { begunProof, shownDocuments } from './shown-documents.ts';

const documents = (
  known: Partial<Record<DocumentKind, Partial<VerificationDocument>>> = {},
): VerificationDocument[] =>
  DOCUMENT_KINDS.map((kind) => ({ kind, state: 'needed', isRequested: false, ...known[kind] }));
const kinds = (shown: readonly VerificationDocument[]) => shown.map(({ kind }) => kind);

describe('the documents of the page', () => {
  it('a new player is shown the chosen proof and the address', () => {
    const answer = { documents: documents(), isVerified: false };
    expect(begunProof(answer)).toBe('passport');
    expect(kinds(shownDocuments(answer, 'identity-card'))).toEqual([
      'identity-card-front',
      'identity-card-back',
      'proof-of-address',
    ]);
  });

  it('the proof that was begun is chosen', () => {
    const begun = documents({ 'identity-card-back': { state: 'checking' } });
    expect(begunProof({ documents: begun })).toBe('identity-card');
  });

  it('a player whom a provider checks is shown what was asked for alone', () => {
    const known = documents({ 'proof-of-address': { isRequested: true } });
    const shown = shownDocuments({ documents: known, isVerified: false }, undefined);
    expect(kinds(shown)).toEqual(['proof-of-address']);
  });

  it('a verified player is shown what was accepted and what is asked for again', () => {
    const known = documents({
      passport: { state: 'accepted' },
      'proof-of-address': { state: 'expired' },
      'driving-licence': { isRequested: true },
    });
    expect(kinds(shownDocuments({ documents: known, isVerified: true }, 'passport'))).toEqual([
      'passport',
      'driving-licence',
      'proof-of-address',
    ]);
    expect(shownDocuments({ documents: documents(), isVerified: true }, 'passport')).toEqual([]);
  });
});
