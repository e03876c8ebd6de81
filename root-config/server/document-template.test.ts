import { describe, expect, it } from 'vitest';
import { createNonce, documentTemplate } from './document-template.ts';

const first = { nonce: createNonce(), time: 1_795_508_043_416 };
const other = { nonce: createNonce(), time: 1_795_508_044_001 };

/** A document as one visit gets it, with everything twice that is replaced. */
function documentOf({ nonce, time }: typeof first): string {
  return [
    `<style nonce="${nonce}">p{}</style>`,
    '<p>Нью-Йорк — Алжир · 2.05</p>',
    `<script nonce="${nonce}">start()</script>`,
    `<script type="application/json">{"startsAt":1795508043416,"time":${time}}</script>`,
  ].join('');
}

describe('templates of documents', () => {
  it('a document is written again with the nonce and the time of another visit alone', () => {
    const write = documentTemplate(documentOf(first), first);
    expect(write(other).toString()).toBe(documentOf(other));
    expect(write(first).toString()).toBe(documentOf(first));
  });

  it('a nonce has 144 random bits and always the same length', () => {
    const nonces = Array.from({ length: 100 }, createNonce);
    expect(new Set(nonces).size).toBe(100);
    expect(new Set(nonces.map((nonce) => nonce.length))).toEqual(new Set([24]));
    for (const nonce of nonces) {
      expect(Buffer.from(nonce, 'base64')).toHaveLength(18);
    }
  });
});
