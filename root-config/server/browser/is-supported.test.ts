import { describe, expect, it } from 'vitest';
import { isSupportedBrowser } from './is-supported.ts';

const chrome = (version: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`;
const iphone = (system: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest} Mobile/15E148 Safari/604.1`;

describe('a browser is new enough', () => {
  it.each([
    ['Chrome 123', chrome('123.0.0.0'), true],
    ['Chrome 122', chrome('122.0.0.0'), false],
    [
      'Internet Explorer 11',
      'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
      false,
    ],
    ['Firefox 120', 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', true],
    [
      'Firefox 115',
      'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0',
      false,
    ],
    ['Safari on iOS 17.5', iphone('17_5', 'Version/17.5'), true],
    ['Safari on iOS 16.6', iphone('16_6', 'Version/16.6'), false],
    ['Chrome on iOS 16.6', iphone('16_6', 'CriOS/130.0.6723.90'), false],
    ['Chrome on iOS 18.1', iphone('18_1', 'CriOS/130.0.6723.90'), true],
    [
      'Safari 16 on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15',
      false,
    ],
    [
      'Samsung Internet 20',
      'Mozilla/5.0 (Linux; Android 12; SM-G991B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/20.0 Chrome/106.0.5249.126 Mobile Safari/537.36',
      false,
    ],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    [
      'what shows links in Apple’s messages',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
      true,
    ],
    ['what shows links in WhatsApp', 'WhatsApp/2.23.20.0', true],
    ['what shows links in Telegram', 'TelegramBot (like TwitterBot)', true],
    [
      'an old browser on a telephone whose name ends in bot',
      'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.0.0 Mobile Safari/537.36',
      false,
    ],
    ['one without a name', '', true],
    ['an unknown one', 'Lynx/2.9.0', true],
  ])('the support of %s is recognised', (_name, userAgent, expected) => {
    expect(isSupportedBrowser(userAgent)).toBe(expected);
  });
});
