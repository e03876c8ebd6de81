import { describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '../time/clock.ts';
import { referralCookies } from './referral-cookies.ts';

const NOW = 1_800_000_000_000;

/** What a query leaves, without the watcher of every visit. */
function left(search: string): Record<string, readonly [unknown, number]> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const cookies = referralCookies({ query, now: NOW, held: new Set(['postback_watcher']) });
  return Object.fromEntries(
    cookies.map(({ name, value, expiresAt }) => [
      name,
      [value.startsWith('{') ? JSON.parse(value) : value, expiresAt - NOW],
    ]),
  );
}

const tagged = (val: string, additional: object = {}) => [
  { type: 'reflinkid', val, additional },
  60 * DAY,
];

describe('referral cookies by query', () => {
  test.each([
    ['', {}],
    ['utm_source=a', {}],
    ['bf=77', { referral_values: [{ type: 'bf_id', val: '77' }, DAY] }],
    ['btag=b1', { reflinkid: tagged('b1') }],
    ['tag=t1', { reflinkid: tagged('t1') }],
    ['qtag=q1', { reflinkid: tagged('q1') }],
    ['qtag=q1&tag=t1&btag=b1', { reflinkid: tagged('b1') }],
    [
      'btag=b1&affid=9&promocode=WIN',
      { reflinkid: tagged('b1', { partnerId: '9', promoCode: 'WIN' }) },
    ],
    ['reflinkid=r1', { reflinkid: [{ type: 'reflinkid', val: 'r1' }, HOUR] }],
    ['reflinkid=r1&tag=t1', { reflinkid: tagged('t1') }],
    [
      'click_id=c1&utm_source=s&aip=a',
      {
        ref_partner_id: [
          { type: 'click_id', val: 'c1', additional: { utm_source: 's', aip: 'a' } },
          30 * DAY,
        ],
      },
    ],
    ['click_id=c1&utm_source=s', {}],
    ['click_id=c1&aip=a', {}],
    ['utm_source=s&aip=a', {}],
    ['affid=9', {}],
    [
      'affid=9&tag=t1',
      {
        ref_partner_id: [{ type: 'affid', val: '9', additional: { tag: 't1' } }, 60 * DAY],
        reflinkid: tagged('t1', { partnerId: '9' }),
      },
    ],
    ['affid=9&btag=b1', { reflinkid: tagged('b1', { partnerId: '9' }) }],
    ['pb=p1', { postback_watcher: ['p1', 30 * DAY] }],
    ['subid=s1', { subid: ['s1', 60 * DAY] }],
    ['refererid=r1', { refererid: ['r1', 60 * DAY] }],
    ['referral_values=v', { referral_values: ['v', DAY] }],
    ['subid=%20%0A', {}],
    ['subid=a%00b', { subid: ['ab', 60 * DAY] }],
    [`subid=${'x'.repeat(400)}`, { subid: ['x'.repeat(255), 60 * DAY] }],
  ])('the referral cookies of the query "%s"', (search, expected) => {
    expect(left(search)).toEqual(expected);
  });

  test('a click has priority over an affiliate', () => {
    const { ref_partner_id: partner } = left('click_id=c&utm_source=s&aip=a&affid=9&tag=t');
    expect(partner?.[1]).toBe(30 * DAY);
  });

  test('the watcher without a postback is empty and expires after 4 s, unless one is set', () => {
    expect(referralCookies({ query: {}, now: NOW })).toEqual([
      { name: 'postback_watcher', value: '', expiresAt: NOW + 4 * SECOND },
    ]);
    const held = new Set(['postback_watcher']);
    expect(referralCookies({ query: {}, now: NOW, held })).toEqual([]);
  });
});
