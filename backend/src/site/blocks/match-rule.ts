import type { BlockAnswer } from '@touchline/contracts/site';
import type { BlockRuleInput } from './block-rule.ts';
import { isWithin } from './ip-range.ts';

/** The caller, as far as the server knows. */
export interface Visitor {
  readonly ip: string;
  /** Two letters in lower case, when a trusted source has set it. */
  readonly country: string | undefined;
  readonly userAgent: string;
  readonly playerId: string | undefined;
}

/** No block. */
export const NOT_BLOCKED: BlockAnswer = { displayTypeId: 0, templateTypeId: 0 };

/** Whether a rule meets a visitor: by every criterion that it names. */
export function meets(rule: BlockRuleInput, visitor: Visitor): boolean {
  const { countries, ipRanges, userAgents, playerIds } = rule;
  const agent = visitor.userAgent.toLowerCase();
  return (
    (countries.length === 0 ||
      (visitor.country !== undefined && countries.includes(visitor.country))) &&
    (ipRanges.length === 0 || isWithin(visitor.ip, ipRanges)) &&
    (userAgents.length === 0 || userAgents.some((part) => agent.includes(part.toLowerCase()))) &&
    (playerIds.length === 0 ||
      (visitor.playerId !== undefined && playerIds.includes(visitor.playerId)))
  );
}

/** The answer of the first rule that meets a visitor. */
export function blockOf(rules: readonly BlockRuleInput[], visitor: Visitor): BlockAnswer {
  const rule = rules.find((candidate) => meets(candidate, visitor));
  return rule === undefined
    ? NOT_BLOCKED
    : { displayTypeId: rule.displayTypeId, templateTypeId: rule.templateTypeId };
}
