import { decidePage, type Page, type PageDecision, type PageRequest } from '../decide-page.ts';
import type { Site } from '../site.ts';
import { CONFIGURATION } from './fixture-site.ts';

export const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile';
export const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';

/** Decides a request that names only what the test is about. */
export function decide(site: Site, url: string, request: Partial<PageRequest> = {}): PageDecision {
  return decidePage({
    site,
    configuration: CONFIGURATION,
    request: { url, cookies: {}, acceptLanguage: 'en', userAgent: PHONE, ...request },
  });
}

/** The page behind an address that is not redirected. */
export function pageAt(site: Site, url: string, request: Partial<PageRequest> = {}): Page {
  const decision = decide(site, url, request);
  if (decision.kind !== 'page') {
    throw new Error(`${url} is redirected to ${decision.location}`);
  }
  return decision.page;
}
