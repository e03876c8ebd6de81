import { BLOCK_REASONS } from '@touchline/domain';
import * as z from 'zod/mini';
import { isIpRange } from './ip-range.ts';

const Names = z._default(z.array(z.string().check(z.minLength(1), z.maxLength(200))), []);

/**
 * Whom a block meets: everybody whom every criterion that is given meets; one without any meets
 * all. The first rule by priority decides.
 */
export const BlockRuleInput = z.object({
  enabled: z._default(z.boolean(), true),
  /** Lower is asked first. */
  priority: z._default(z.int(), 100),
  /** 1 shows a page in place of the site; anything else shows none. */
  displayTypeId: z._default(z.int(), 1),
  templateTypeId: z
    .int()
    .check(
      z.refine((reason) => BLOCK_REASONS.includes(reason), 'must be a reason that has a page'),
    ),
  /** Two-letter country codes. */
  countries: z._default(z.array(z.string().check(z.regex(/^[a-z]{2}$/))), []),
  /** Addresses or ranges: `203.0.113.0/24`, `2001:db8::/32`. */
  ipRanges: z._default(
    z.array(z.string().check(z.refine(isIpRange, 'must be an address or a range'))),
    [],
  ),
  /** Parts of the browser's name for itself, in any case. */
  userAgents: Names,
  playerIds: Names,
  note: z._default(z.string().check(z.maxLength(500)), ''),
});
export type BlockRuleInput = z.infer<typeof BlockRuleInput>;

export const BlockRule = z.extend(BlockRuleInput, { id: z.number() });
export type BlockRule = z.infer<typeof BlockRule>;
