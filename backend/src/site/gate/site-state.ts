import { setTimeout as wait } from 'node:timers/promises';
import { type BlockAnswer, RedirectAnswer } from '@touchline/contracts/site';
import {
  blockReason,
  decideRedirect,
  isMaintenanceActive,
  type SiteState,
} from '@touchline/domain/site';
import { withRetries } from '@touchline/domain/time';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';

/** A service that takes longer counts as failed; a page calls it again from the browser. */
const DEADLINE_MS = 400;
/** platform.txt §7: how often each service is called again, ms apart. */
const BLOCK_RETRIES = { retries: 2, pause: 100 } as const;
const REDIRECT_RETRIES = { retries: 5, pause: 0 } as const;

interface Log {
  readonly warn: (message: string) => void;
  readonly error: (details: object, message: string) => void;
}

export interface SiteQuestion {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly settings: Pick<SiteConfiguration, 'maintenance' | 'global'>;
  readonly isProduction: boolean;
  /** The answer from memory, where the rules are there. */
  readonly knownBlock: () => BlockAnswer | undefined;
  readonly askBlock: () => Promise<BlockAnswer>;
  readonly log: Log;
}

/** What a service answered in its time; `undefined` when it failed or was late. */
async function answered<Answer>(
  ask: () => Promise<Answer>,
  { name, log }: { readonly name: string; readonly log: Log },
): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DEADLINE_MS);
    timer.unref();
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    log.error({ err: error }, `the ${name} check failed`);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the site is open to a visitor. Maintenance comes first; a block check that fails is
 * maintenance where the operator has said so.
 */
export async function readSiteState(question: SiteQuestion): Promise<{
  readonly state: SiteState;
  /** The block service has answered; otherwise the browser calls it. */
  readonly isBlockKnown: boolean;
}> {
  const { cookies, isProduction, log } = question;
  const { maintenance, global } = question.settings;
  const isPlanned = isMaintenanceActive({
    cookie: cookies['maintenance'],
    isActive: maintenance.isActive,
    webState: maintenance.web_state,
  });
  if (isPlanned) {
    return { state: { maintenance: true, blockReason: undefined }, isBlockKnown: false };
  }
  const block =
    question.knownBlock() ??
    (await answered(() => withRetries({ act: question.askBlock, wait, ...BLOCK_RETRIES }), {
      name: 'block',
      log,
    }));
  return {
    state: {
      maintenance: block === undefined && global.maintenanceOnBlockFailure,
      blockReason:
        block && blockReason(block, { forceGeoOff: cookies['force_geo_off'], isProduction }),
    },
    isBlockKnown: block !== undefined,
  };
}

/** What the redirect service says about a page; `undefined` when it has not answered. */
export async function readMoved(question: {
  /** Without language. */
  readonly path: string;
  /** The whole address as the visitor sees it. */
  readonly href: string;
  readonly isProduction: boolean;
  readonly askRedirect: () => Promise<unknown>;
  readonly log: Log;
}): Promise<SiteState['moved']> {
  const { path, href, isProduction, askRedirect, log } = question;
  const given = await answered(() => withRetries({ act: askRedirect, wait, ...REDIRECT_RETRIES }), {
    name: 'redirect',
    log,
  });
  if (given === undefined) {
    return undefined;
  }
  const parsed = RedirectAnswer.safeParse(given);
  if (!parsed.success) {
    const problem = parsed.error.issues;
    log.error({ problem }, 'Incorrect response format of the Redirect service');
    return { path, to: { kind: 'stay' } };
  }
  const { url } = parsed.data;
  const to = decideRedirect({
    answer: parsed.data,
    target: URL.canParse(url, href) ? new URL(url, href) : undefined,
    here: new URL(href),
    isProduction,
  });
  if (to.kind === 'cyclic') {
    log.warn(`cyclic redirect of the redirect service to ${url} skipped`);
  }
  return { path, to };
}
