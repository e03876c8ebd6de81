import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { slipOf } from '../slip/slip.store.ts';
import { quickSlipOf } from './quick-slip.store.ts';
import { testSelection } from '../testing/test-selection.ts';

const selection = (id: number) => testSelection(id, { section: 'live' });

describe('the quick slip', () => {
  it('the quick slip opens with the first leg and closes with the second', () => {
    const { context } = createTestContext({ plugin: 'coupon' });
    const { isOpen } = quickSlipOf(context);
    slipOf(context).toggle(selection(1));
    expect(isOpen.get()).toBe(true);
    slipOf(context).toggle(selection(2));
    expect(isOpen.get()).toBe(false);
    slipOf(context).toggle(selection(2));
    expect(isOpen.get()).toBe(false);
  });

  it('the quick slip closes for the whole slip, in its sheet or on its page', () => {
    const { context, navigation } = createTestContext({ plugin: 'coupon' });
    const { isOpen } = quickSlipOf(context);
    const shown = context.navigation.current.get();
    for (const there of [{ query: { modal: 'coupon' } }, { name: 'coupon' }]) {
      navigation.current.set(shown);
      slipOf(context).clear();
      slipOf(context).toggle(selection(1));
      expect(isOpen.get()).toBe(true);
      navigation.current.set({ ...shown, ...there });
      expect(isOpen.get()).toBe(false);
    }
  });

  it('the quick slip remains closed for a slip of an earlier visit, and when it was closed', () => {
    const { context } = createTestContext({ plugin: 'coupon' });
    slipOf(context).toggle(selection(1));
    const { isOpen } = quickSlipOf(context);
    expect(isOpen.get()).toBe(false);
    slipOf(context).setAmount('5');
    expect(isOpen.get()).toBe(false);
  });
});
