import { describe, expect, it } from 'vitest';
import { choose } from '../../test/exact.ts';
import { drawPoker, handAfter, type HandName, HOLD_ALL, nameOfHand, PAYS } from './rules.ts';
import { bestReturn } from '../../test/best-poker-return.ts';

const hand = (text: string) =>
  text.split(' ').map((sign) => {
    const rank = '23456789TJQKA'.indexOf(sign[0] ?? '');
    return rank * 4 + 'dhsc'.indexOf(sign[1] ?? '');
  });

describe('video poker', () => {
  it('hands are named as players name them', () => {
    const named: Readonly<Record<string, HandName>> = {
      'Ts Js Qs Ks As': 'royalFlush',
      '9s Ts Js Qs Ks': 'straightFlush',
      'As 2s 3s 4s 5s': 'straightFlush',
      '9s 9d 9h 9c Ks': 'fourOfAKind',
      '9s 9d 9h Kc Ks': 'fullHouse',
      '2s 9s Ts Ks 4s': 'flush',
      'Ad 2s 3s 4s 5s': 'straight',
      'Td Js Qs Ks As': 'straight',
      'Jd Qs Ks As 2s': 'nothing',
      '9s 9d 9h Qc Ks': 'threeOfAKind',
      '9s 9d 3h 3c Ks': 'twoPair',
      'Js Jd 3h 4c Ks': 'jacksOrBetter',
      'Ts Td 3h 4c Ks': 'nothing',
    };
    for (const [text, name] of Object.entries(named)) {
      expect([text, nameOfHand(hand(text))]).toEqual([text, name]);
    }
  });

  it('the best play of all 2,598,960 hands returns 99.5439 percent, a fraction known before', () => {
    const { sum, scale, counts } = bestReturn();
    // Of combinatorics, independent of the hands: how many of each there are.
    expect(counts).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3_744,
      flush: 5_108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPair: 123_552,
      jacksOrBetter: 337_920,
      nothing: 2_062_860,
    });
    const all = choose(52, 5) * scale;
    expect(sum * 1_661_102_543_100n).toBe(all * 1_653_526_326_983n);
    expect(Number((sum * 1_000_000n) / all) / 10_000).toBe(99.5439);
    expect(PAYS.royalFlush).toBe(800);
  }, 60_000);

  it('cards that are not held are replaced by the next of the same deck, in their places', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const cards = drawPoker({ server: 'server', client: 'client', nonce });
      expect(new Set(cards).size).toBe(10);
      expect(handAfter(cards, HOLD_ALL)).toEqual(cards.slice(0, 5));
      expect(handAfter(cards, 0)).toEqual(cards.slice(5));
      const [, second, , fourth] = cards;
      expect(handAfter(cards, 0b01010)).toEqual([cards[5], second, cards[6], fourth, cards[7]]);
    }
  });
});
