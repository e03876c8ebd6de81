import type { TestGateway } from './test-gateway.ts';

export const PASSWORD = 'correct horse battery';

export const CHROME_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
export const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

type Method = 'GET' | 'POST';
let browsers = 0;

/** A browser without a sign-in; it renews its token before each call, as a page does when it must. */
export function openBrowser(site: TestGateway, userAgent = CHROME_ON_WINDOWS) {
  const cookies: Record<string, string> = {};
  browsers += 1;
  // Attempts are counted by address; every browser has its own.
  const remoteAddress = `10.1.${browsers >> 8}.${browsers & 255}`;
  async function send(method: Method, url: string, payload?: object, token = '') {
    const answer = await site.app.inject({
      method,
      url,
      remoteAddress,
      cookies,
      headers: {
        host: 'localhost',
        'user-agent': userAgent,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value, expires } of answer.cookies) {
      if (value === '' || (expires !== undefined && expires.getTime() === 0)) {
        delete cookies[name];
      } else {
        cookies[name] = value;
      }
    }
    return answer;
  }
  async function call(method: Method, url: string, payload?: object) {
    const renewed = await send('GET', '/web-api/user/gettoken?force_refresh=true');
    return send(method, url, payload, renewed.json().token);
  }
  const signIn = (login: string, password = PASSWORD) =>
    send('POST', '/web-api/auth/v1/login', { login, password });
  return { cookies, send, call, signIn };
}

/** A new player in a new browser. */
export async function registerBrowser(site: TestGateway, userAgent?: string) {
  const email = `p${Math.random().toString(36).slice(2)}@example.com`;
  const browser = openBrowser(site, userAgent);
  const registered = await browser.send('POST', '/web-api/auth/v1/registration/full', {
    email,
    password: PASSWORD,
    country: 'GB',
    currency: 'EUR',
    birthday: '1990-05-17',
    name: 'Ada',
    surname: 'Lovelace',
    termsAccepted: true,
  });
  return { ...browser, email, userId: String(registered.json().userId) };
}

/** The status and the error code of an answer. */
export function outcome(answer: {
  statusCode: number;
  json: () => { error?: { code: string } };
}): readonly [number, string | undefined] {
  return [answer.statusCode, answer.json().error?.code];
}
