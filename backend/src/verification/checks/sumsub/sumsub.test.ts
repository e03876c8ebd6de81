import { afterEach, describe, expect, it, vi } from 'vitest';
import { reasonsOf } from './reject-labels.ts';
import { createSumsubClient } from './sumsub-client.ts';
import { isGenuine, signatureOf } from './sumsub-signature.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function client(endpoint: string, url: string) {
  vi.stubGlobal('fetch', async () => Response.json({ url }));
  return createSumsubClient({
    endpoint,
    appToken: 'sbx:token',
    secretKey: 'secret',
    level: 'players',
    clock: () => 0,
  }).createLink({ userId: 'u', language: 'en', successUrl: 'https://a/', rejectUrl: 'https://b/' });
}

describe('the page that players are sent to', () => {
  it.each([
    ['https://api.sumsub.com', 'https://in.sumsub.com/websdk/p/abc'],
    ['https://api.sumsub.com', 'https://api.sumsub.com/idensic/l/#/abc'],
    ['http://localhost:4000', 'http://localhost:4000/websdk/p/abc'],
  ])('a link of %s may be %s', async (endpoint, url) => {
    expect(await client(endpoint, url)).toBe(url);
  });

  it.each([
    ['https://api.sumsub.com', 'https://sumsub.com.example/websdk'],
    ['https://api.sumsub.com', 'https://notsumsub.com/websdk'],
    ['https://api.sumsub.com', 'http://in.sumsub.com/websdk'],
    ['https://api.sumsub.com', 'https://in.sumsub.com@evil.example/'],
    ['https://api.sumsub.com', 'javascript:alert(1)'],
    ['https://api.sumsub.com', '/websdk'],
    ['http://localhost:4000', 'http://localhost:4001/websdk'],
    ['https://kyc.site.co.uk', 'https://other.co.uk/websdk'],
  ])('a link of %s to %s is refused', async (endpoint, url) => {
    await expect(client(endpoint, url)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the rejection labels', () => {
  it('labels become reasons, each once and in one order', () => {
    expect(reasonsOf(['BAD_SELFIE', 'LOW_QUALITY', 'SELFIE_MISMATCH'])).toEqual([
      'unreadable',
      'face',
    ]);
  });

  it.each([
    'FORGERY',
    'GRAPHIC_EDITOR',
    'BLACKLIST',
    'SANCTIONS',
    'PEP',
    'CRIMINAL',
    'FRAUDULENT_PATTERNS',
    'DUPLICATE',
    'constructor',
    'A_LABEL_OF_TOMORROW',
  ])('the label %s is a reason that says nothing', (label) => {
    expect(reasonsOf([label])).toEqual(['other']);
  });

  it('a rejection without labels has a reason', () => {
    expect(reasonsOf([])).toEqual(['other']);
  });
});

describe('the signatures', () => {
  // Computed with: printf '%s' "$text" | openssl dgst -sha256 -hmac "$key"
  it('a request is signed over time, method, path and body', () => {
    const request = { time: 1_607_551_635, method: 'POST', path: '/resources/x?a=1', body: '{}' };
    expect(signatureOf(request, 'SECRET')).toBe(
      '34db081a76b9f273a6b36b9994a837abdae81eff024f811983b5c5c1b6b0e768',
    );
  });

  it('a digest counts in capital letters too, and no part of one does', () => {
    const digest = 'e368dba16378d7e233512666bd0196e1fcc6c08394ab54fbc6a9390d68e878ee';
    const webhook = { algorithm: 'HMAC_SHA256_HEX', body: '{"a":1}' };
    expect(isGenuine({ ...webhook, digest }, 'SECRET')).toBe(true);
    expect(isGenuine({ ...webhook, digest: digest.toUpperCase() }, 'SECRET')).toBe(true);
    for (const other of ['', digest.slice(0, 32), `${digest}00`, undefined, [digest]]) {
      expect(isGenuine({ ...webhook, digest: other }, 'SECRET')).toBe(false);
    }
  });
});
