import { DomainError } from '../../errors/domain-error.ts';
import type { OddsFormat } from '../odds-format.ts';
import { american } from './american.ts';
import { decimal } from './decimal.ts';
import { fractional } from './fractional.ts';
import { hongKong } from './hong-kong.ts';
import { indonesian } from './indonesian.ts';
import { malay } from './malay.ts';
import type { OddsFormatRules } from './odds-format-rules.ts';

const RULES: Readonly<Record<OddsFormat, OddsFormatRules>> = {
  decimal,
  fractional,
  american,
  'hong-kong': hongKong,
  indonesian,
  malay,
};

/** How a format is written and read. Throws `odds_format_unknown`. */
export function rulesOfFormat(format: OddsFormat): OddsFormatRules {
  if (!Object.hasOwn(RULES, format)) {
    throw new DomainError('odds_format_unknown', `"${String(format)}" is not an odds format`);
  }
  return RULES[format];
}
