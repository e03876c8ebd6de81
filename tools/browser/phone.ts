/**
 * A phone as the server and the page see it: the document depends on what the browser says it is. Its
 * time zone, like most players', is not the one that the server writes.
 */
export const PHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
  viewport: { width: 412, height: 915 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Europe/Berlin',
} as const;
