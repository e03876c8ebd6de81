/** Addresses of ours that are no pages, in addition to those whose first segment ends in `-api`. */
const EXEMPT = new Set([
  'assets',
  'import-map-service',
  'operator',
  'override',
  'blocked',
  'openapi.json',
  'healthz',
  'readyz',
  'metrics',
  'test-provider',
  'manifest.json',
  'manifest.webmanifest',
  'service-worker.js',
  'sw.js',
  'offline.html',
  'robots.txt',
  'favicon.ico',
]);

/**
 * Whether a path belongs to an API, an asset or a file that browsers and crawlers look for: such a
 * path never gets a language, and unknown ones are answered by a coded 404 (architecture §3).
 */
export function isExempt(path: string): boolean {
  const first = path.split('?')[0]?.split('/')[1] ?? '';
  return EXEMPT.has(first) || first.endsWith('-api') || first.startsWith('sitemap');
}
