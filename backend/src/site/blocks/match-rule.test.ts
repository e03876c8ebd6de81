import { describe, expect, it } from 'vitest';
import { meetsEverybody, StoredBlockRule } from './block-rule.ts';
import { coversEveryAddress, isIpRange } from './ip-range.ts';
import { blockOf, meets, NOT_BLOCKED } from './match-rule.ts';

const visitor = {
  ip: '203.0.113.7',
  country: 'us',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) UCBrowser/13 Mobile',
  playerId: '12345678',
};
const rule = (criteria: object) => StoredBlockRule.parse({ templateTypeId: 1, ...criteria });

describe('a rule meets', () => {
  it.each([
    ['everybody without a criterion', {}, true],
    ['a country', { countries: ['fr', 'us'] }, true],
    ['another country', { countries: ['fr'] }, false],
    ['a range', { ipRanges: ['198.51.100.0/24', '203.0.113.0/24'] }, true],
    ['one address', { ipRanges: ['203.0.113.7'] }, true],
    ['another range', { ipRanges: ['203.0.113.8/29', '2001:db8::/32'] }, false],
    ['a part of the browser’s name in any case', { userAgents: ['ucbrowser/'] }, true],
    ['another browser', { userAgents: ['Trident'] }, false],
    ['a player', { playerIds: ['12345678'] }, true],
    ['another player', { playerIds: ['1'] }, false],
    ['only whom every criterion meets', { countries: ['us'], playerIds: ['1'] }, false],
  ])('a block rule is matched against %s', (_title, criteria, expected) => {
    expect(meets(rule(criteria), visitor)).toBe(expected);
  });

  it('a country rule matches no visitor without a trusted country', () => {
    expect(meets(rule({ countries: ['us'] }), { ...visitor, country: undefined })).toBe(false);
  });

  it('a block rule matches IPv4 addresses inside IPv6, and IPv6 ones', () => {
    const ranges = rule({ ipRanges: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(meets(ranges, { ...visitor, ip: '::ffff:203.0.113.9' })).toBe(true);
    expect(meets(ranges, { ...visitor, ip: '2001:db8::1' })).toBe(true);
    expect(meets(ranges, { ...visitor, ip: '2001:db9::1' })).toBe(false);
  });
});

describe('a range', () => {
  it.each([
    ['203.0.113.7', true],
    ['203.0.113.0/32', true],
    ['2001:db8::/128', true],
    ['203.0.113.0/33', false],
    ['2001:db8::/129', false],
    ['203.0.113.0/24/1', false],
    ['example.com', false],
    ['203.0.113.0/', false],
  ])('the range %s is valid: %s', (text, expected) => {
    expect(isIpRange(text)).toBe(expected);
  });
});

describe('the answer', () => {
  it('the block is that of the first rule that matches, else none', () => {
    const rules = [
      rule({ countries: ['fr'], templateTypeId: 16 }),
      rule({ countries: ['us'], templateTypeId: 13, displayTypeId: 2 }),
      rule({ templateTypeId: 8 }),
    ];
    expect(blockOf(rules, visitor)).toEqual({ displayTypeId: 2, templateTypeId: 13 });
    expect(blockOf(rules.slice(0, 1), visitor)).toEqual(NOT_BLOCKED);
  });
});

describe('ranges that cover every address', () => {
  it.each([
    [['0.0.0.0/0'], true],
    [['::/0'], true],
    [['203.0.113.7/0'], true],
    [['128.0.0.0/1', '0.0.0.0/2', '64.0.0.0/2'], true],
    [['8000::/1', '::/1'], true],
    [['128.0.0.0/1', '64.0.0.0/2'], false],
    [['0.0.0.0/1', '8000::/1'], false],
    [['10.0.0.0/8', '2001:db8::/32'], false],
    [[], false],
  ])('the ranges %j cover every address: %s', (ranges, expected) => {
    expect(coversEveryAddress(ranges)).toBe(expected);
  });
});

describe('a rule for practically everybody', () => {
  it.each([
    [{}, true],
    [{ ipRanges: ['0.0.0.0/0'], userAgents: ['Mozilla/5.0'] }, true],
    [{ ipRanges: ['0.0.0.0/0'], countries: ['us'] }, false],
    [{ userAgents: ['Firefox', 'AppleWebKit'] }, true],
    [{ userAgents: ['Firefox'] }, false],
    [{ playerIds: ['12345678'] }, false],
  ])('the rule %o applies to practically all visitors: %s', (criteria, expected) => {
    expect(meetsEverybody(rule(criteria))).toBe(expected);
  });
});
