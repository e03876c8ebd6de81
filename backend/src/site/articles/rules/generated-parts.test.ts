import { VOID_REASONS } from '@touchline/contracts/betting';
import { BettingConfiguration } from '@touchline/contracts/configuration';
import { COUPON_TYPES, couponTraits } from '@touchline/domain/coupon';
import { LANGUAGES } from '@touchline/domain/languages';
import { marketTypes } from '@touchline/domain/markets';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultOf } from '../../configuration/groups.ts';
import { firstTexts } from '../article-files.ts';
import { legsOf } from './coupon-rules.ts';
import { withGeneratedParts } from './generated-parts.ts';
import { SPORTS } from './market-rules.ts';
import { ruleTexts } from './rule-texts.ts';

const sources = { betting: defaultOf('betting'), payments: defaultOf('payments') };
const part = (name: string, language: string, given = sources) =>
  withGeneratedParts(`[[${name}]]`, language, given);

/** What players read on the screen, from the shell. */
function screenTexts(language: string) {
  const file = new URL(
    `../../../../../shell/src/translations/${language}/shared.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
}

describe.each(LANGUAGES)('the betting rules in %s', (language) => {
  const texts = ruleTexts(language);

  it('the betting rules have every market that the house settles, with each part of a match', () => {
    const written = part('markets', language);
    for (const { kindName, period, unit, sport } of SPORTS.flatMap((one) => marketTypes(one))) {
      const { name, rule } = texts.kind[kindName];
      const at = written.indexOf(`- **${name}.** ${rule}`);
      expect(at, kindName).toBeGreaterThan(-1);
      const entry = written.slice(at).split('\n').slice(0, 2).join('\n');
      expect(entry, kindName).toContain(texts.sport[sport]);
      const isWhole = period === 'ft' && !entry.includes(texts.period.ft);
      expect(entry, kindName).toContain(texts.period[isWhole ? 'whole' : period]);
      expect(entry, kindName).toContain(unit === undefined ? '' : texts.unit[unit]);
    }
  });

  it('the betting rules have every coupon type, with the number of selections that it takes', () => {
    const written = part('coupons', language);
    for (const type of COUPON_TYPES) {
      const { name, rule } = texts.couponType[type];
      expect(written).toContain(`### ${name} {#bet-type-${type}}\n\n${rule}`);
      expect(name).toBe(screenTexts(language)['couponType']?.[type]);
      const { least, most } = legsOf(couponTraits(type));
      const section = written.split('###').find((one) => one.includes(`{#bet-type-${type}}`));
      expect(section).toContain(String(least));
      expect(section).toContain(String(most));
    }
  });

  it('the betting rules have every reason for which a leg is void', () => {
    const written = part('voids', language);
    for (const reason of VOID_REASONS) {
      expect(written).toContain(`- **${texts.voidReason[reason].name}.**`);
    }
  });

  it('the betting rules name no kind of market twice', () => {
    const names = Object.values(texts.kind).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the generated parts are all in an article of a new site, and none is unknown', () => {
    const bodies = [...firstTexts('main-rules'), ...firstTexts('payments')]
      .filter((text) => text.language === language)
      .map(({ body }) => body)
      .join('\n');
    const named = [...bodies.matchAll(/^\[\[([a-z]+)\]\]$/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([
      'coupons',
      'limits',
      'lines',
      'markets',
      'payments',
      'settlement',
      'voids',
    ]);
  });
});

describe('the generated parts', () => {
  it('the generated lines are settled as bets are', () => {
    const rows = part('lines', 'en').split('\n').slice(2);
    expect(rows).toEqual([
      '| 2 | lost | void | won | won |',
      '| 2.25 | lost | half lost | won | won |',
      '| 2.5 | lost | lost | won | won |',
      '| 2.75 | lost | lost | half won | won |',
      '| 3 | lost | lost | void | won |',
    ]);
  });

  it('the generated limits are those of the configuration', () => {
    const betting = {
      ...sources.betting,
      limits: { EUR: { minimum: '1', maximum: '77', maxPayout: '1234.5' } },
      hyperBonus: { steps: [], minCoef: '1.5' },
      types: [0, 1] as const,
    };
    const given = { ...sources, betting: { ...betting, types: [...betting.types] } };
    const limits = part('limits', 'en', given);
    expect(limits).toContain('| EUR | 1 | 77 | 1,234.50 |');
    expect(limits).not.toContain('1.5 or more');
    expect(part('coupons', 'en', given).match(/###/g)).toHaveLength(2);
  });

  it('the generated settlement has the times of the configuration', () => {
    const betting = { ...sources.betting, liveDelaySeconds: 7, undecidedAfterHours: 33 };
    const written = part('settlement', 'en', { ...sources, betting });
    expect(written).toContain('waits 7 seconds');
    expect(written).toContain('33 hours after its start');
  });

  it('the generated settlement has the early payouts that are offered, and none while none are', () => {
    const written = (earlyPayout: unknown) => {
      const { betting } = sources;
      const offered = BettingConfiguration.parse({ ...betting, earlyPayout });
      return part('settlement', 'en', { ...sources, betting: offered });
    };
    const sports = [
      { sport: 'football', lead: 2 },
      { sport: 'basketball', lead: 25, champs: [7] },
    ];
    expect(written({ isOffered: true, sports })).toContain(
      'Football: 2, Basketball: 25, in competitions whose event pages say so',
    );
    expect(written({ isOffered: false, sports })).not.toContain('Early payout');
    expect(written({ isOffered: true, sports: [] })).not.toContain('Early payout');
  });

  it('the generated settlement has the insurance of accumulators as it is offered, and none while it is not', () => {
    const written = (insurance: unknown, language = 'en') => {
      const betting = BettingConfiguration.parse({ ...sources.betting, insurance });
      return part('settlement', language, { ...sources, betting });
    };
    const terms = { minLegs: 6, minCoef: '2.30', maximums: { EUR: '12.5', JPY: '3000' } };
    expect(written({ isOffered: true, ...terms })).toContain(
      'up to 12.50 EUR, 3,000 JPY. The accumulator needs 6 selections or more, each at odds of 2.30',
    );
    expect(written({ isOffered: false, ...terms })).not.toContain('insurance');
    for (const language of LANGUAGES) {
      expect(written({ isOffered: true, ...terms }, language)).toContain('2.30');
    }
  });
});
