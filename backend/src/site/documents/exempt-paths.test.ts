import { describe, expect, it } from 'vitest';
import { isExempt } from './exempt-paths.ts';

describe('a language is inserted into pages alone', () => {
  it.each([
    '/assets/sport/1.0.0/plugin.js',
    '/web-api/session',
    '/bff-api/config/all.json?lang=en',
    '/import-map-service/release.json',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/manifest.json?lng=en',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/sw.js',
    '/offline.html',
    '/robots.txt',
    '/favicon.ico',
    '/sitemap.xml',
    '/sitemap-en-live.xml.gz',
    '/operator',
    '/override',
    '/blocked',
  ])('the path %s gets no language', (path) => {
    expect(isExempt(path)).toBe(true);
  });

  it.each(['/', '/live', '/en/live', '/api', '/webapi/x', '/live/assets', '/en?next=/assets'])(
    'the path %s gets a language',
    (path) => {
      expect(isExempt(path)).toBe(false);
    },
  );
});
