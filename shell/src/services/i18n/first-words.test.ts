import { describe, expect, it, vi } from 'vitest';
import { createI18n, type LoadTranslations } from './i18n.ts';
import { loadMarketNames } from './market-names.ts';

const loadI18next = () => import('i18next');
const SPORT = {
  title: 'Sport',
  more_one: '{{count}} more',
  more_other: '{{count}} more',
  rest: 'Rest',
};
const loadSport = async () => ({ default: SPORT });

function open(words?: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const onMissing = vi.fn();
  const i18n = createI18n({ language: 'en', words, onMissing, loadI18next });
  return { i18n, onMissing, sport: i18n.forNamespace('sport') };
}

describe('words of the first screen', () => {
  it('the words of a rendering are the texts that it looks up, with every form of what is counted', async () => {
    const { i18n, sport } = open();
    await i18n.addNamespace('sport', loadSport);
    await i18n.addNamespace('markets', async () => loadMarketNames());
    const { result, used } = i18n.record(
      () =>
        `${sport.t('more', { count: 2 })} ${sport.outcomeShort('ft-total@2.5', 'over', { home: 'A', away: 'B' })}`,
    );
    expect(result).toMatch(/^2 more/);
    expect(used['sport']).toEqual({ more_one: SPORT.more_one, more_other: SPORT.more_other });
    expect(used['markets']).toEqual({ 'ft-total': 'total ft - total-goals' });
    sport.t('title');
    expect(i18n.record(() => undefined).used).toEqual({});
  });

  it('a view of the document is rendered with its words, and the rest comes after the first screen', async () => {
    const { i18n, sport, onMissing } = open({ sport: { title: 'Sport' } });
    const load = vi.fn<LoadTranslations>(loadSport);
    await i18n.addNamespace('sport', load, { isFirstScreen: true });
    expect(sport.t('title')).toBe('Sport');
    expect(i18n.isAwaited()).toBe(false);
    expect([sport.t('rest'), i18n.isAwaited(), load.mock.calls.length]).toEqual(['', true, 0]);
    await i18n.complete();
    expect(sport.t('rest')).toBe('Rest');
    expect(onMissing).not.toHaveBeenCalled();
    expect(sport.t('never written')).toBe('never written');
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('sport:never written');
  });

  it('a view that is not the document’s waits for all texts of its section', async () => {
    const { i18n, sport } = open({ sport: { title: 'Sport' } });
    await i18n.addNamespace('sport', loadSport, { isFirstScreen: true });
    await i18n.addNamespace('sport', loadSport);
    expect(sport.t('rest')).toBe('Rest');
  });

  it('a view after the first screen waits for the rest of the texts, and requests again what failed', async () => {
    const { i18n, sport } = open({ sport: { title: 'Sport' } });
    const load = vi.fn<LoadTranslations>(loadSport).mockRejectedValueOnce(new Error('offline'));
    await i18n.addNamespace('sport', load, { isFirstScreen: true });
    await i18n.completed();
    expect(load).not.toHaveBeenCalled();
    await expect(i18n.complete()).rejects.toThrow('offline');
    await i18n.completed();
    expect(sport.t('rest')).toBe('Rest');
  });

  it('a new version of a section brings its texts in place of those of the document', async () => {
    const { i18n, sport } = open({ sport: { title: 'Sport' } });
    await i18n.addNamespace('sport', loadSport, { isFirstScreen: true });
    await i18n.complete();
    i18n.forgetNamespace('sport');
    const loadNew = async () => ({ default: { title: 'Sports of today' } });
    await i18n.addNamespace('sport', loadNew, { isFirstScreen: true });
    expect(sport.t('title')).toBe('Sports of today');
  });

  it('a dictionary stays over the texts that come after it', async () => {
    const { i18n, sport } = open({ sport: { title: 'Sport' } });
    await i18n.addNamespace('sport', loadSport, { isFirstScreen: true });
    (await i18n.layOver('sport', { title: 'Sports and more' }))();
    await i18n.complete();
    expect([sport.t('title'), sport.t('rest')]).toEqual(['Sports and more', 'Rest']);
  });
});
