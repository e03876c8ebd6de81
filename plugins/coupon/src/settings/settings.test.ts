import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { couponSettingsOf, migrateSettings } from './settings.store.ts';

describe('settings of the slip', () => {
  it('the settings of the slip start with the defaults of the specification', () => {
    const { context } = createTestContext({ plugin: 'coupon' });
    expect(couponSettingsOf(context).get()).toEqual({
      changeCoefAction: 2,
      amountStep: {},
      oneClickAmount: '0',
      bonusOneClickAmount: '0',
      isOneClick: false,
      exactCoef: false,
      isDropOnScoreChange: false,
      isCouponFixed: true,
      isBalanceShown: true,
      isPossibleWinShown: true,
      isAccountSelectionShown: true,
      isBackedShown: true,
      isVibrating: true,
    });
  });

  it('the settings of the slip start with what the site decided about price changes', () => {
    const betting = { changeCoefAction: 0, couponForVisitors: true } as const;
    const { context } = createTestContext({ plugin: 'coupon', configuration: { betting } });
    expect(couponSettingsOf(context).get().changeCoefAction).toBe(0);
  });

  it('the settings of the first version retain their values, and have defaults for the rest', () => {
    expect(migrateSettings({ changeCoefAction: 1 })).toMatchObject({
      changeCoefAction: 1,
      exactCoef: false,
      isCouponFixed: true,
    });
    expect(migrateSettings({ changeCoefAction: 7 })).toBeUndefined();
    expect(migrateSettings('something else')).toBeUndefined();
  });
});
