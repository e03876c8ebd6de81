import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What a sign-in was made with and from where; undefined parts are not known. */
export interface SessionDevice {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'other';
  /** With its main version, e.g. "Chrome 131". */
  readonly browser: string | undefined;
  /** Without a version: browsers no longer reveal it truthfully. */
  readonly system: string | undefined;
  readonly network: string | undefined;
  /** ISO 3166 alpha-2, capitals. */
  readonly country: string | undefined;
}

/** Longer ones come from no browser and are not examined. */
const LONGEST_USER_AGENT = 512;
const LONGEST_NAME = 40;
/** Of an IPv6 address, its first three groups: the network of a provider's customer or wider. */
const SHOWN_GROUPS = 3;

const KINDS: Readonly<Record<string, SessionDevice['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** What a browser says of itself, in words. */
export function readUserAgent(
  userAgent: string | undefined,
): Pick<SessionDevice, 'kind' | 'browser' | 'system'> {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST_USER_AGENT) {
    return { kind: 'other', browser: undefined, system: undefined };
  }
  const { browser, os, platform } = bowser.parse(userAgent);
  const version = /^\d{1,4}/.exec(browser.version ?? '')?.[0];
  const name = browser.name?.slice(0, LONGEST_NAME);
  return {
    kind: KINDS[platform.type ?? ''] ?? 'other',
    browser: name && (version === undefined ? name : `${name} ${version}`),
    system: os.name?.slice(0, LONGEST_NAME) || undefined,
  };
}

/** An address without its last part, e.g. "203.0.113.•" or "2001:db8:1::•". */
export function shortenedAddress(address: string): string | undefined {
  if (!ipaddr.isValid(address)) {
    return undefined;
  }
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, SHOWN_GROUPS)
        .map((group) => group.toString(16))
        .join(':')}::•`
    : `${parsed.octets.slice(0, -1).join('.')}.•`;
}

/** What the request of a sign-in says of its device. @param country lower case, as the site knows it */
export function deviceOf(request: FastifyRequest, country: string | undefined): SessionDevice {
  return {
    ...readUserAgent(request.headers['user-agent']),
    network: shortenedAddress(request.ip),
    country: country?.toUpperCase(),
  };
}
