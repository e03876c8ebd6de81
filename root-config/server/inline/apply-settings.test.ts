// @vitest-environment jsdom
import { GlobalSettings } from '@touchline/contracts/configuration';
import { afterEach, describe, expect, it } from 'vitest';
import { settingsScript } from '../loader.ts';

const KEY = 'tl:shell:settings';
const { documentElement: root } = document;

/** Runs the script as the document does: from its text alone. */
function paint(defaults: Partial<GlobalSettings> = {}): Record<string, string | undefined> {
  new Function(settingsScript({ ...GlobalSettings.parse({}), ...defaults }))();
  return { ...root.dataset };
}

afterEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) {
    delete root.dataset[name];
  }
});

describe('before the first paint', () => {
  it('the page looks as the player has set it', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ version: 2, state: { appTheme: 1, appFontSize: 'large', is12h: true } }),
    );
    expect(paint()).toEqual({ theme: 'dark', font: 'large', clock: '12' });
  });

  it('the settings that the player left open are those of the site', () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 2, state: { appTheme: 0 } }));
    expect(paint({ appTheme: 1, isAppCompactView: 1 })).toEqual({ theme: 'light', compact: '' });
  });

  it.each(['', 'not JSON', '[]', '{"state":7}', '{"state":{"appTheme":"<b>"}}'])(
    'the settings that others wrote (%s) change nothing',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(paint()).toEqual({});
    },
  );
});
