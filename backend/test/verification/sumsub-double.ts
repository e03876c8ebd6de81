import { randomUUID, webcrypto } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { checkPage } from './sumsub-page.ts';

/** What the double and the site know of each other, as both dashboards would have it. */
export interface SumsubAccount {
  readonly appToken: string;
  readonly secretKey: string;
  readonly level: string;
  readonly webhookSecret: string;
}

/** How webhooks go astray: `late` come after the player has returned, `lost` ones when they are sent again. */
export const WEBHOOK_FAULTS = ['none', 'late', 'twice', 'reversed', 'lost'] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

interface Applicant {
  readonly id: string;
  readonly externalUserId: string;
  review: {
    reviewStatus: string;
    levelName: string;
    createDate: string;
    reviewDate?: string;
    reviewResult?: object;
  };
}

interface Link {
  readonly userId: string;
  readonly levelName: string;
  readonly redirect: { readonly successUrl: string; readonly rejectUrl: string };
}

const LATE_MS = 700;
const SIGNED_WITHIN_S = 60;

/** What each button of the page comes to. */
const RESULTS: Readonly<Record<string, { readonly passed: boolean; readonly result: object }>> = {
  pass: { passed: true, result: { reviewAnswer: 'GREEN' } },
  retry: {
    passed: false,
    result: {
      reviewAnswer: 'RED',
      reviewRejectType: 'RETRY',
      rejectLabels: ['UNSATISFACTORY_PHOTOS', 'BAD_SELFIE'],
      moderationComment: 'Take the photo in good light.',
    },
  },
  fail: {
    passed: false,
    result: {
      reviewAnswer: 'RED',
      reviewRejectType: 'FINAL',
      rejectLabels: ['FORGERY', 'BLACKLIST'],
      clientComment: 'The document was edited.',
    },
  },
};

/** HMAC by the other library of Node.js: the site's signatures are checked by code that is not its own. */
async function hmac(hash: 'SHA-256' | 'SHA-512', key: string, text: string): Promise<string> {
  const made = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(key),
    { name: 'HMAC', hash },
    false,
    ['sign'],
  );
  const signature = await webcrypto.subtle.sign('HMAC', made, Buffer.from(text));
  return Buffer.from(signature).toString('hex');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

function answer(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(content));
}

/** What is signed: genuine, of this minute, and with our token. */
async function isSigned(request: IncomingMessage, body: string, account: SumsubAccount) {
  const { headers, method, url } = request;
  const time = Number(headers['x-app-access-ts']);
  const expected = await hmac('SHA-256', account.secretKey, `${time}${method}${url}${body}`);
  return (
    headers['x-app-token'] === account.appToken &&
    headers['x-app-access-sig'] === expected &&
    Math.abs(Date.now() / 1_000 - time) <= SIGNED_WITHIN_S
  );
}

/**
 * A server that speaks the part of Sumsub's protocol that checks use, with the page on which players pass or fail,
 * and webhooks that come late, twice, out of order or not at all.
 */
export async function startSumsubDouble(account: SumsubAccount) {
  const applicants = new Map<string, Applicant>();
  const links = new Map<string, Link>();
  const lost: string[] = [];
  const calls: string[] = [];
  let target: string | undefined;
  let fault: WebhookFault = 'none';
  let isDown = false;
  let lastMoment = 0;

  /** A moment of its own for each event. */
  function moment(): string {
    lastMoment = Math.max(Date.now(), lastMoment + 1);
    return new Date(lastMoment).toISOString().slice(0, 23).replace('T', ' ');
  }
  const second = () => `${new Date().toISOString().slice(0, 19).replace('T', ' ')}+0000`;

  function webhook(applicant: Applicant, type: string, more: object = {}): string {
    const { id: applicantId, externalUserId, review } = applicant;
    return JSON.stringify({
      applicantId,
      inspectionId: `inspection-${applicantId}`,
      correlationId: randomUUID(),
      externalUserId,
      levelName: review.levelName,
      type,
      reviewStatus: review.reviewStatus,
      createdAtMs: moment(),
      sandboxMode: true,
      ...more,
    });
  }

  /** @returns the status of the site, undefined where it was not reached */
  async function post(body: string): Promise<number | undefined> {
    if (target === undefined) {
      return undefined;
    }
    const response = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payload-digest-alg': 'HMAC_SHA512_HEX',
        'x-payload-digest': await hmac('SHA-512', account.webhookSecret, body),
      },
      body,
    }).catch(() => undefined);
    return response?.status;
  }

  async function deliver(bodies: readonly string[]): Promise<void> {
    if (fault === 'lost') {
      lost.push(...bodies);
      return;
    }
    const order = fault === 'reversed' ? bodies.toReversed() : bodies;
    const all = fault === 'twice' ? [...order, ...order] : order;
    for (const body of all) {
      const status = await post(body);
      if (status !== 200) {
        lost.push(body);
      }
    }
  }

  function send(bodies: readonly string[]): Promise<void> {
    if (fault !== 'late') {
      return deliver(bodies);
    }
    void wait(LATE_MS).then(() => deliver(bodies));
    return Promise.resolve();
  }

  async function openPage(link: Link): Promise<void> {
    if (!applicants.has(link.userId)) {
      const applicant: Applicant = {
        id: randomUUID().replaceAll('-', '').slice(0, 24),
        externalUserId: link.userId,
        review: { reviewStatus: 'init', levelName: link.levelName, createDate: second() },
      };
      applicants.set(link.userId, applicant);
      await send([webhook(applicant, 'applicantCreated')]);
    }
  }

  async function decide(link: Link, decision: string): Promise<string> {
    const applicant = applicants.get(link.userId);
    if (applicant === undefined) {
      return link.redirect.rejectUrl;
    }
    applicant.review.reviewStatus = 'pending';
    applicant.review.createDate = second();
    const bodies = [webhook(applicant, 'applicantPending')];
    if (decision === 'hold') {
      applicant.review.reviewStatus = 'onHold';
      bodies.push(webhook(applicant, 'applicantOnHold'));
      await send(bodies);
      return link.redirect.successUrl;
    }
    const { passed = false, result: reviewResult = {} } = RESULTS[decision] ?? {};
    Object.assign(applicant.review, {
      reviewStatus: 'completed',
      reviewResult,
      reviewDate: second(),
    });
    bodies.push(webhook(applicant, 'applicantReviewed', { reviewResult }));
    await send(bodies);
    return passed ? link.redirect.successUrl : link.redirect.rejectUrl;
  }

  async function reset(applicantId: string): Promise<boolean> {
    const applicant = [...applicants.values()].find(({ id }) => id === applicantId);
    if (applicant === undefined) {
      return false;
    }
    const { levelName } = applicant.review;
    applicant.review = { reviewStatus: 'init', levelName, createDate: second() };
    await send([webhook(applicant, 'applicantReset')]);
    return true;
  }

  async function callApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await bodyOf(request);
    calls.push(`${method} ${url}`);
    if (isDown) {
      return answer(response, 503, { code: 503 });
    }
    if (!(await isSigned(request, body, account))) {
      return answer(response, 401, { code: 401, errorCode: 4003 });
    }
    if (method === 'POST' && url.startsWith('/resources/sdkIntegrations/levels/-/websdkLink?')) {
      const link = JSON.parse(body);
      const id = randomUUID().replaceAll('-', '').slice(0, 16);
      links.set(id, link);
      const known = link.levelName === account.level;
      return answer(response, known ? 200 : 404, { url: `${address}/websdk/p/${id}` });
    }
    const found = /^\/resources\/applicants\/-;externalUserId=([^/]+)\/one$/.exec(url);
    if (method === 'GET' && found !== null) {
      const applicant = applicants.get(decodeURIComponent(found[1] ?? ''));
      return answer(response, applicant === undefined ? 404 : 200, applicant ?? { code: 404 });
    }
    const again = /^\/resources\/applicants\/([^/]+)\/reset$/.exec(url);
    if (method === 'POST' && again !== null && (await reset(again[1] ?? ''))) {
      return answer(response, 200, { ok: 1 });
    }
    return answer(response, 404, { code: 404 });
  }

  async function showPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const link = links.get(request.url?.split('/')[3] ?? '');
    if (link === undefined) {
      return answer(response, 404, { code: 404 });
    }
    if (request.method === 'POST') {
      const decision = new URLSearchParams(await bodyOf(request)).get('decision') ?? '';
      response.writeHead(303, { location: await decide(link, decision) }).end();
      return;
    }
    await openPage(link);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(checkPage());
  }

  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/websdk/p/') === true;
    (isPage ? showPage : callApi)(request, response).catch((error: unknown) => {
      answer(response, 500, { message: String(error) });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** Where webhooks go. */
    setTarget: (url: string) => {
      target = url;
    },
    setFault: (next: WebhookFault) => {
      fault = next;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Sends again what was lost, as it was. */
    resend: async () => {
      const bodies = lost.splice(0);
      for (const body of bodies) {
        await post(body);
      }
    },
    /** The paths that the site called. */
    calls: () => [...calls],
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
