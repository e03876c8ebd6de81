import { describe, expect, it } from 'vitest';
import { noticeText } from './notice-text.ts';

const startAt = Date.UTC(2026, 2, 5, 22, 30);
const hour = 3_600_000;

function write(language: string, plan: object, timeZone = 'Europe/Moscow') {
  return noticeText({ plan, host: 'site.example', language, timeZone });
}

describe('the notice of maintenance', () => {
  it('the maintenance notice has host, date, start and end with their zone', () => {
    expect(write('en', { startAt, finishAt: startAt + 2 * hour })).toEqual({
      language: 'en',
      text: 'site.example will be closed for maintenance on 6 March 2026, from 01:30 GMT+3 to 03:30 GMT+3.',
    });
  });

  it('the maintenance notice has the day of the end when it is another', () => {
    const { text } = write('en', { startAt, finishAt: startAt + 2 * hour }, 'UTC');
    expect(text).toContain('on 5 March 2026, from 22:30 UTC to 6 March 2026, 00:30 UTC');
  });

  it.each([
    ['az', 'ru'],
    ['kk', 'ru'],
    ['uk', 'ru'],
    ['ru', 'ru'],
    ['ar', 'en'],
    ['de', 'en'],
  ])('the maintenance notice for a page in %s is written in %s', (page, language) => {
    const notice = write(page, { startAt, finishAt: startAt + hour });
    expect(notice.language).toBe(language);
    expect(notice.text).toContain(language === 'ru' ? 'технические работы' : 'maintenance');
    expect(notice.text).not.toMatch(/[{}]/);
  });

  it('the maintenance notice says what it knows when the end, or everything, is open', () => {
    expect(write('en', { startAt }).text).toBe(
      'site.example will be closed for maintenance on 6 March 2026, from 01:30 GMT+3.',
    );
    expect(write('ru', {}).text).toBe('Сайт site.example ненадолго закрыт: мы над ним работаем.');
  });
});
