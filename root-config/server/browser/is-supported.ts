import Bowser from 'bowser';

/**
 * The first versions that know everything the site's code and styles use; the youngest of it is
 * `light-dark()`. A browser that is not listed is admitted: the page itself tests for what it needs.
 */
const OLDEST = {
  chrome: '>=123',
  chromium: '>=123',
  edge: '>=123',
  opera: '>=109',
  samsung_internet: '>=27',
  firefox: '>=120',
  safari: '>=17.5',
  ie: '>99',
} as const;

/** The browsers on iOS are Safari inside, whatever they call themselves. */
const OLDEST_IOS = 17.5;

/**
 * What reads a page to show a link to it, or to find it, and runs none of its code. Some name an old browser as well:
 * Apple's messages call themselves Safari 9.
 */
const READER =
  /facebookexternalhit|SkypeUriPreview|\b(?:Telegram|Twitter|Discord|Slack|LinkedIn|Google|Apple|bing)bot\b/i;

/** Whether a browser that names itself so is new enough for the site. */
export function isSupportedBrowser(userAgent: string): boolean {
  if (userAgent === '' || READER.test(userAgent)) {
    return true;
  }
  const browser = Bowser.getParser(userAgent);
  if (browser.getOSName(true) === 'ios') {
    const [major = '', minor = '0'] = browser.getOSVersion()?.split('.') ?? [];
    return major === '' || Number(`${major}.${minor}`) >= OLDEST_IOS;
  }
  return browser.satisfies(OLDEST) !== false;
}
