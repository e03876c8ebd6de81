import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf, webhookSignature } from '../../src/money/payments/adyen/adyen-signature.ts';

export const ADYEN_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
export const ADYEN_ACCOUNT = 'TestMerchant';

/** What the double was asked, with the headers that matter. */
export interface AdyenCall {
  readonly path: string;
  readonly key: string;
  readonly apiKey: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A server that speaks the parts of the Checkout and Transfers APIs that are used. A key used again answers as before. */
export async function startAdyenDouble() {
  const calls: AdyenCall[] = [];
  const answers = new Map<string, object>();
  let isDown = false;
  let transferred: object = { status: 'authorised' };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      const path = request.url ?? '';
      const key = String(request.headers['idempotency-key']);
      const apiKey = String(request.headers['x-api-key']);
      calls.push({ path, key, apiKey, body: JSON.parse(text) });
      const id = `PL${answers.size}`;
      const answer =
        answers.get(key) ??
        (path.endsWith('/refunds')
          ? { pspReference: `R${answers.size}`, status: 'received' }
          : path.endsWith('/transfers')
            ? { id, ...transferred }
            : { id, url: `https://pay.example/${id}` });
      answers.set(key, answer);
      response.writeHead(isDown ? 500 : 201, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isDown ? { status: 500 } : answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/v71`,
    transfersEndpoint: `http://127.0.0.1:${port}/btl/v4`,
    calls,
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** How transfers that are new to it are answered. */
    setTransferred: (answer: { readonly status: string; readonly reason?: string }) => {
      transferred = answer;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** A signed standard notification, as Adyen posts it. */
export function adyenNotification(change: object = {}, key = ADYEN_KEY): string {
  const item = {
    pspReference: '7914073381342284',
    merchantAccountCode: ADYEN_ACCOUNT,
    merchantReference: 'TestPayment-1407325143704',
    amount: { value: 1130, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    eventDate: '2014-08-06T17:15:34+02:00',
    success: 'true',
    ...change,
  };
  const hmacSignature = signatureOf(item, key);
  return JSON.stringify({
    live: 'false',
    notificationItems: [
      { NotificationRequestItem: { ...item, additionalData: { hmacSignature } } },
    ],
  });
}

/** A webhook about a payout, as the balance platform posts it, with its signature. */
export function adyenTransfer(change: object = {}, key = ADYEN_KEY) {
  const body = JSON.stringify({
    data: {
      id: '1W1UG35QQEBJLHZ8',
      category: 'card',
      direction: 'outgoing',
      reference: '00000000-0000-4000-8000-000000000000',
      status: 'booked',
      amount: { value: 1130, currency: 'EUR' },
      ...change,
    },
    environment: 'test',
    type: 'balancePlatform.transfer.updated',
  });
  return { body, signature: webhookSignature(body, key) };
}
