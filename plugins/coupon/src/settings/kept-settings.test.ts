import type { OfficeSettings, OtherSetting } from '@touchline/contracts/identity';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { start } from './kept-settings.background.ts';
import { couponSettingsOf } from './settings.store.ts';

const PATH = '/web-api/officeapi/v1/settings';

function setUp(...account: OtherSetting[]) {
  const kept = new Map<string, OtherSetting>(account.map((setting) => [setting.id, setting]));
  const answer = (): OfficeSettings => ({ commonSettings: [], otherSettings: [...kept.values()] });
  const test = createTestContext({
    plugin: 'coupon',
    session: { userId: '1' },
    answers: {
      [`GET ${PATH}`]: answer,
      [`PATCH ${PATH}`]: ({ body }: { readonly body?: unknown }) => {
        const { otherSettings } = body as OfficeSettings;
        for (const setting of otherSettings) kept.set(setting.id, setting);
        return answer();
      },
    },
  });
  const settings = couponSettingsOf(test.context);
  const isAsked = () => vi.waitFor(() => expect(test.http.requests).not.toEqual([]));
  const sent = () => test.http.requests.filter(({ method }) => method === 'PATCH');
  return { ...test, kept, settings, isAsked, sent };
}

describe('the settings of slips with the account', () => {
  it('the action at other prices and the steps come to a new device, one-click betting does not leave one', async () => {
    const { context, clock, kept, settings, sent } = setUp(
      { id: 'changeCoefAction', value: 1 },
      { id: 'amountStep', value: { USD: '5', EUR: '2' } },
    );
    settings.set({ ...settings.get(), isOneClick: true, oneClickAmount: '3' });
    start(context);
    await vi.waitFor(() => expect(settings.get().changeCoefAction).toBe(1));
    expect(settings.get()).toMatchObject({ isOneClick: true, amountStep: { EUR: '2', USD: '5' } });
    expect(kept.get('oneClickAmount')).toEqual({ id: 'oneClickAmount', value: '3' });
    expect(kept.has('isOneClick')).toBe(false);
    clock.advance(60_000);
    expect(sent(), 'the order of the currencies is no change').toHaveLength(1);
  });

  it('a bet that is dropped at another score, by the account, turns off one-click betting here', async () => {
    const { context, settings } = setUp(
      { id: 'exactCoef', value: true },
      { id: 'isDropOnScoreChange', value: true },
    );
    settings.set({ ...settings.get(), isOneClick: true });
    start(context);
    await vi.waitFor(() => expect(settings.get().isDropOnScoreChange).toBe(true));
    expect(settings.get().isOneClick).toBe(false);
  });

  it('dropping at another score, chosen without exact prices, stays as chosen when the account has something else', async () => {
    const { context, settings } = setUp({ id: 'changeCoefAction', value: 1 });
    settings.set({ ...settings.get(), exactCoef: false, isDropOnScoreChange: true });
    start(context);
    await vi.waitFor(() => expect(settings.get().changeCoefAction).toBe(1));
    expect(settings.get().isDropOnScoreChange).toBe(true);
  });

  it('a change is kept with the account, and what belongs to the device is not sent', async () => {
    const { context, clock, kept, settings, isAsked, sent } = setUp();
    start(context);
    await isAsked();
    await vi.waitFor(() => {
      settings.set({ ...settings.get(), isPossibleWinShown: false, isVibrating: false });
      clock.advance(1_000);
      expect(sent()).toHaveLength(1);
    });
    expect([...kept.keys()]).toEqual(['isPossibleWinShown']);
  });
});
