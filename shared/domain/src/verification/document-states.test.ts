import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, IDENTITY_PROOFS } from './document-kinds.ts';
import {
  type DocumentFacts,
  documentStates,
  isIdentityProved,
  isUploadOpen,
  type UploadedDocument,
} from './document-states.ts';

const TODAY = '2026-01-15';
const none: DocumentFacts = { documents: [], requests: [], today: TODAY };
const accepted = (kind: UploadedDocument['kind'], uploadedAt = 1): UploadedDocument => ({
  kind,
  state: 'accepted',
  uploadedAt,
});

describe('the state of a document', () => {
  it('a document that was never uploaded is needed', () => {
    expect(new Set(Object.values(documentStates(none)))).toEqual(new Set(['needed']));
  });

  it('the latest picture of a kind decides, in whatever order they come', () => {
    const refused = { ...accepted('passport', 1), state: 'refused' } as const;
    const checking = { ...accepted('passport', 2), state: 'checking' } as const;
    for (const documents of [
      [refused, checking],
      [checking, refused],
    ]) {
      expect(documentStates({ ...none, documents }).passport).toBe('checking');
    }
  });

  it.each([
    ['2026-01-14', 'expired'],
    ['2026-01-15', 'expiring'],
    ['2026-02-14', 'expiring'],
    ['2026-02-15', 'accepted'],
    [undefined, 'accepted'],
  ])('an accepted document that is valid until %s is %s', (expiresOn, state) => {
    const documents = [{ ...accepted('passport'), expiresOn }];
    expect(documentStates({ ...none, documents }).passport).toBe(state);
  });

  it('an accepted document that is requested again is needed, until another is uploaded', () => {
    const facts = {
      ...none,
      documents: [accepted('passport', 1)],
      requests: [{ kind: 'passport', requestedAt: 2 }],
    } as const;
    expect(documentStates(facts).passport).toBe('needed');
    const again = { ...facts, documents: [...facts.documents, accepted('passport', 3)] };
    expect(documentStates(again).passport).toBe('accepted');
  });

  it('an upload is closed while a picture is checked and once it is accepted', () => {
    const states = ['needed', 'checking', 'accepted', 'expiring', 'refused', 'expired'] as const;
    expect(states.filter(isUploadOpen)).toEqual(['needed', 'expiring', 'refused', 'expired']);
  });
});

describe('the proof of an identity', () => {
  it.each(Object.entries(IDENTITY_PROOFS))(
    'the proof by %s is whole with an address',
    (_, kinds) => {
      const identity = kinds.map((kind) => accepted(kind));
      expect(isIdentityProved({ ...none, documents: identity })).toBe(false);
      const documents = [...identity, accepted('proof-of-address')];
      expect(isIdentityProved({ ...none, documents })).toBe(true);
      expect(isIdentityProved({ ...none, documents: documents.slice(1) })).toBe(false);
    },
  );

  it('another document that was requested must be accepted too', () => {
    const documents = [accepted('passport'), accepted('proof-of-address')];
    const requests = [{ kind: 'driving-licence', requestedAt: 5 }] as const;
    expect(isIdentityProved({ ...none, documents, requests })).toBe(false);
    const all = [...documents, accepted('driving-licence', 6)];
    expect(isIdentityProved({ ...none, documents: all, requests })).toBe(true);
  });

  it('nothing that is refused, checked or expired ever proves it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom(...DOCUMENT_KINDS),
            state: fc.constantFrom('checking' as const, 'refused' as const),
            uploadedAt: fc.nat(),
          }),
        ),
        (documents) => !isIdentityProved({ ...none, documents }),
      ),
    );
  });
});
