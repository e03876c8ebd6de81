// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { setHours } from './set-hours.ts';

const KICK_OFF = '<time datetime="2026-07-01T21:45Z">21:45</time>';

/** What the document shows once the script has run on a device so many minutes west of Greenwich. */
function hoursOn(offset: number, settings: Readonly<Record<string, string>> = {}): string {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  Object.assign(document.documentElement.dataset, settings);
  document.body.innerHTML = `<b>Today, ${KICK_OFF}</b>`;
  setHours();
  return document.body.textContent;
}

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['zone'];
  delete document.documentElement.dataset['clock'];
});

it.each([
  [0, '21:45'],
  [-120, '23:45'],
  [-330, '03:15'],
  [480, '13:45'],
])('an hour of UTC becomes that of a device %i minutes west', (offset, hour) => {
  expect(hoursOn(offset)).toBe(`Today, ${hour}`);
});

it.each([
  ['Etc/GMT-3', '00:45'],
  ['Etc/GMT+5', '16:45'],
  ['Etc/GMT+0', '21:45'],
])('an hour of UTC becomes that of the zone %s that was chosen', (zone, hour) => {
  expect(hoursOn(-120, { zone })).toBe(`Today, ${hour}`);
});

it('an hour stays as it is where the view writes a clock of twelve hours', () => {
  expect(hoursOn(-120, { clock: '12' })).toBe('Today, 21:45');
});

it('a time that is no hour stays as the view has written it', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  document.body.innerHTML = '<time datetime="2026-07-01">1 Jul 2026</time>';
  setHours();
  expect(document.body.textContent).toBe('1 Jul 2026');
});
