import { text } from '@touchline/contracts/text';
import { BLOCK_REASONS } from '@touchline/domain/site';
import * as z from 'zod/mini';
import { coversEveryAddress, isIpRange } from './ip-range.ts';

const Names = z._default(z.array(text().check(z.minLength(1), z.maxLength(200))), []);

const FIELDS = {
  enabled: z._default(z.boolean(), true),
  /** Lower is checked first. */
  priority: z._default(z.int(), 100),
  /** 1 shows a page in place of the site; anything else shows none. */
  displayTypeId: z._default(z.int(), 1),
  templateTypeId: z
    .int()
    .check(
      z.refine((reason) => BLOCK_REASONS.includes(reason), 'must be a reason that has a page'),
    ),
  /** The rule applies to every visitor and has no criterion. */
  everybody: z._default(z.boolean(), false),
  /** Two-letter country codes. */
  countries: z._default(z.array(text().check(z.regex(/^[a-z]{2}$/))), []),
  /** Addresses or ranges: `203.0.113.0/24`, `2001:db8::/32`. */
  ipRanges: z._default(
    z.array(text().check(z.refine(isIpRange, 'must be an address or a range'))),
    [],
  ),
  /** Substrings of the User-Agent header, in any case. */
  userAgents: Names,
  playerIds: Names,
  note: z._default(text().check(z.maxLength(500)), ''),
};

/** A stored rule without its id: applies to visitors who match every criterion that it names. */
export const StoredBlockRule = z.object(FIELDS);
export type BlockRuleInput = z.infer<typeof StoredBlockRule>;

/** Browsers of most visitors: a substring of all of them excludes no one. */
const COMMON_BROWSERS = [
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
].map((agent) => agent.toLowerCase());

function matchesEveryBrowser(parts: readonly string[]): boolean {
  return COMMON_BROWSERS.every((agent) => parts.some((part) => agent.includes(part.toLowerCase())));
}

/** Whether the criteria of a rule, none included, exclude practically no one. */
export function meetsEverybody({
  countries,
  ipRanges,
  userAgents,
  playerIds,
}: Pick<BlockRuleInput, 'countries' | 'ipRanges' | 'userAgents' | 'playerIds'>): boolean {
  return (
    countries.length === 0 &&
    playerIds.length === 0 &&
    (ipRanges.length === 0 || coversEveryAddress(ipRanges)) &&
    (userAgents.length === 0 || matchesEveryBrowser(userAgents))
  );
}

function hasCriteria({ countries, ipRanges, userAgents, playerIds }: BlockRuleInput): boolean {
  return [countries, ipRanges, userAgents, playerIds].some((list) => list.length > 0);
}

/**
 * A rule as operators send it. A misspelt criterion must not turn a rule about a few into one about
 * everybody: unknown fields are refused, and a rule about all visitors declares it.
 */
export const BlockRuleInput = z.strictObject(FIELDS).check(
  z.refine((rule) => rule.everybody || !meetsEverybody(rule), {
    error: 'the criteria match every visitor; set "everybody": true if that is meant',
    path: ['everybody'],
  }),
  z.refine((rule) => !rule.everybody || !hasCriteria(rule), {
    error: 'a rule for everybody has no criterion',
    path: ['everybody'],
  }),
);

export const BlockRule = z.extend(StoredBlockRule, { id: z.number() });
export type BlockRule = z.infer<typeof BlockRule>;
