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

/** Whether a browser that names itself so is new enough for the site. */
export function isSupportedBrowser(userAgent: string): boolean {
  if (userAgent === '') {
    return true;
  }
  const browser = Bowser.getParser(userAgent);
  if (browser.getOSName(true) === 'ios') {
    const [major = '', minor = '0'] = browser.getOSVersion()?.split('.') ?? [];
    return major === '' || Number(`${major}.${minor}`) >= OLDEST_IOS;
  }
  return browser.satisfies(OLDEST) !== false;
}
