import {
  type BlockAnswer,
  type MaintenanceConfiguration,
  maintenancePlan,
  RedirectAnswer,
  type SiteDecisions,
} from '@touchline/contracts';
import {
  blockReason,
  decideBlock,
  decideMaintenance,
  decideRedirect,
  isBlockPath,
  isMaintenanceActive,
  withLanguage,
  withRetries,
} from '@touchline/domain';
import type { SiteAddress } from './site-address.ts';

/** platform.txt §7: how often each service is asked again, ms apart. */
const BLOCK_RETRIES = { retries: 2, pause: 100 } as const;
const REDIRECT_RETRIES = { retries: 5, pause: 0 } as const;

export interface SiteQuestion {
  readonly address: SiteAddress;
  /** The whole address as the visitor sees it. */
  readonly href: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly maintenance: MaintenanceConfiguration;
  readonly maintenanceOnBlockFailure: boolean;
  readonly isProduction: boolean;
  readonly askBlock: () => Promise<BlockAnswer>;
  readonly askRedirect: () => Promise<unknown>;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Starts the time that one service has for its answer; resolves when it is over. */
  readonly deadline: () => Promise<unknown>;
  readonly log: {
    readonly warn: (message: string) => void;
    readonly error: (details: object, message: string) => void;
  };
}

export type SiteVerdict =
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly location: string }
  | {
      readonly kind: 'page';
      readonly decisions: SiteDecisions;
      /** The document's status where a page stands in for the site. */
      readonly status?: 403 | 503;
    };

/** What a service answered in its time; `undefined` when it failed or was late. */
async function answered<Answer>(
  { deadline, log }: SiteQuestion,
  ask: () => Promise<Answer>,
  name: string,
): Promise<Answer | undefined> {
  const late = deadline().then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    log.error({ err: error }, `the ${name} check failed`);
    return undefined;
  } finally {
    // The loser of the race is nobody's business any more.
    late.catch(() => undefined);
  }
}

async function redirection(question: SiteQuestion): Promise<{
  readonly isChecked: boolean;
  readonly verdict?: SiteVerdict;
}> {
  const { href, isProduction, log, askRedirect, wait } = question;
  const given = await answered(
    question,
    () => withRetries({ act: askRedirect, wait, ...REDIRECT_RETRIES }),
    'redirect',
  );
  if (given === undefined) {
    return { isChecked: false };
  }
  const parsed = RedirectAnswer.safeParse(given);
  if (!parsed.success) {
    log.error(
      { problem: parsed.error.issues },
      'Incorrect response format of the Redirect service',
    );
    return { isChecked: true };
  }
  const { url } = parsed.data;
  const decision = decideRedirect({
    answer: parsed.data,
    target: URL.canParse(url, href) ? new URL(url, href) : undefined,
    here: new URL(href),
    isProduction,
  });
  if (decision.kind === 'cyclic') {
    log.warn(`cyclic redirect of the redirect service to ${url} skipped`);
  }
  return decision.kind === 'go'
    ? {
        isChecked: true,
        verdict: { kind: 'redirect', status: decision.code, location: decision.url },
      }
    : { isChecked: true };
}

/**
 * Decides about the whole site before any route is looked at: maintenance, then blocking, then the
 * redirect service (platform specification §4).
 */
export async function decideSite(question: SiteQuestion): Promise<SiteVerdict> {
  const { address, cookies, maintenance, wait } = question;
  const { language, path, query } = address;
  const to = (target: string): SiteVerdict => ({
    kind: 'redirect',
    status: 302,
    location: withLanguage(language, target),
  });
  const isPlanned = isMaintenanceActive({
    cookie: cookies['maintenance'],
    isActive: maintenance.isActive,
    webState: maintenance.web_state,
  });
  const block = isPlanned
    ? undefined
    : await answered(
        question,
        () => withRetries({ act: question.askBlock, wait, ...BLOCK_RETRIES }),
        'block',
      );
  const isActive = isPlanned || (block === undefined && question.maintenanceOnBlockFailure);
  const decided = { maintenance: isActive, plan: maintenancePlan(maintenance) };
  const away = decideMaintenance({ isActive, path });
  if (away !== undefined) {
    return to(away);
  }
  if (isActive) {
    return { kind: 'page', status: 503, decisions: { ...decided, isRedirectChecked: true } };
  }
  if (block !== undefined) {
    const { isProduction } = question;
    const reason = blockReason(block, { forceGeoOff: cookies['force_geo_off'], isProduction });
    const target = decideBlock({ reason, path, query });
    if (target !== undefined) {
      return to(target);
    }
    if (reason !== undefined && isBlockPath(path)) {
      // A site that is closed for a while is not gone, whatever a crawler makes of it.
      const status = path === '/site-updates' || path === '/coming-soon' ? 503 : 403;
      const decisions = { ...decided, blockReason: reason, isRedirectChecked: true };
      return { kind: 'page', status, decisions };
    }
    const { isChecked, verdict } = await redirection(question);
    const decisions = { ...decided, blockReason: reason ?? null, isRedirectChecked: isChecked };
    return verdict ?? { kind: 'page', decisions };
  }
  const { isChecked, verdict } = await redirection(question);
  return verdict ?? { kind: 'page', decisions: { ...decided, isRedirectChecked: isChecked } };
}
