import {
  type CoreConfiguration,
  MaintenanceConfiguration,
} from '@touchline/contracts/configuration';
import { configurationKeys } from '@touchline/domain/plugins';
import { maintenancePlan, visitorConfiguration } from '@touchline/domain/site';
import { RedirectAnswer, type SiteDecisions } from '@touchline/contracts/site';
import { CONSULTANT_OPT_IN, isConsultantOptIn } from '@touchline/domain/player';
import {
  blockReason,
  decideRedirect,
  isMaintenanceActive,
  isNoticeDue,
  type MaintenancePlan,
  nextNoticeChange,
  type SiteState,
} from '@touchline/domain/site';
import type { Clock, Disposer, Logger, Store } from '@touchline/plugin-api';
import type { KeyStore } from '../services/context-keys.ts';
import type { SiteServices } from './site-services.ts';

/** The context key that is set while players are notified of coming maintenance. */
const NOTICE_KEY = 'site.maintenanceNotice';
/** The flag by which a block check that fails closes the site. */
const CLOSE_KEY = 'config.global.maintenanceOnBlockFailure';
/** A timer is not trusted for longer, ms: machines sleep, and timers have a largest length. */
const LONGEST_TIMER = 3_600_000;

export interface SiteFollowerDependencies {
  readonly services: SiteServices;
  /** What the document server had decided. */
  readonly decisions: SiteDecisions;
  readonly configurationVersion: string;
  readonly core: Store<CoreConfiguration>;
  readonly maintenance: Store<MaintenancePlan>;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly cookie: (name: string) => string | undefined;
  /** The whole address of the page. */
  readonly href: () => string;
  readonly isProduction: boolean;
  /** The document may be an old one, e.g. when the service worker kept it. */
  readonly isDocumentOld: boolean;
  /** The site's decisions have changed: decides the present address again. */
  readonly recheck: () => void;
  readonly leave: (url: string) => void;
}

/** Keeps the state of the whole site current while the page is open. */
export interface SiteFollower {
  readonly state: () => SiteState;
  /** A configuration of this version is current now; it is loaded when it is another one. */
  readonly offer: (version: string) => void;
  /** The server has refused this page with a code: the site may be closed to it now. */
  readonly refused: (code: string) => void;
  /** Fetches what the document lacks. */
  readonly start: () => void;
  /** The page was kept aside by the browser and is shown again. */
  readonly resume: () => void;
  readonly dispose: Disposer;
}

/** Follows configuration, maintenance and blocking; loaded after the first screen. */
export function createSiteFollower(dependencies: SiteFollowerDependencies): SiteFollower {
  const { services, decisions, core, maintenance, keys, clock, log, cookie } = dependencies;
  let { configurationVersion: version } = dependencies;
  let state: SiteState = {
    maintenance: decisions.maintenance,
    blockReason: decisions.blockReason ?? undefined,
  };
  let loading = false;
  let offered = version;
  let cancelNotice: Disposer = () => undefined;
  let isDisposed = false;

  const settle = (next: SiteState) => {
    const isChanged =
      next.maintenance !== state.maintenance || next.blockReason !== state.blockReason;
    state = next;
    if (isChanged && !isDisposed) {
      dependencies.recheck();
    }
  };

  const showNotice = () => {
    cancelNotice();
    const plan = maintenance.get();
    const now = clock.now();
    keys.set(NOTICE_KEY, !state.maintenance && isNoticeDue(plan, now));
    const next = nextNoticeChange(plan, now);
    if (next !== undefined) {
      cancelNotice = clock.after(Math.min(next - now, LONGEST_TIMER), showNotice);
    }
  };

  const takeCore = (next: CoreConfiguration) => {
    const gone = Object.keys(configurationKeys(core.get()));
    // What is the visitor's own came with the document; the answer is the same for everybody.
    const { currentCountryCode: country, abTests } = core.get();
    const own = visitorConfiguration(next, {
      country,
      abTests,
      isConsultantWanted: isConsultantOptIn(cookie(CONSULTANT_OPT_IN)),
      domain: new URL(dependencies.href()).hostname,
    });
    const present = configurationKeys(own);
    core.set(own);
    for (const key of new Set([...gone, ...Object.keys(present)])) {
      keys.set(key, present[key]);
    }
  };

  async function load(): Promise<void> {
    if (loading) {
      return;
    }
    loading = true;
    const wanted = offered;
    try {
      const answer = await services.configuration(wanted);
      version = wanted;
      if (answer.core !== undefined) {
        takeCore(answer.core);
      }
      const record = MaintenanceConfiguration.parse(answer.groups['maintenance'] ?? {});
      maintenance.set(maintenancePlan(record));
      const isActive = isMaintenanceActive({
        cookie: cookie('maintenance'),
        isActive: record.isActive,
        webState: record.web_state,
      });
      settle({ ...state, maintenance: isActive });
      showNotice();
    } catch (error) {
      // Without a newer one the page continues with the configuration it has; the next greeting of
      // the live connection offers it again.
      log.error('BFF config loading failed', error);
      if (offered === wanted) {
        offered = version;
      }
    } finally {
      loading = false;
    }
    if (offered !== version && !isDisposed) {
      await load();
    }
  }

  async function askBlock(): Promise<void> {
    try {
      const answer = await services.block({
        auth: keys.get('authenticated') === true,
        url: dependencies.href(),
      });
      settle({
        ...state,
        blockReason: blockReason(answer, {
          forceGeoOff: cookie('force_geo_off'),
          isProduction: dependencies.isProduction,
        }),
      });
    } catch (error) {
      log.error('the block check failed', error);
      if (keys.get(CLOSE_KEY) === true) {
        settle({ ...state, maintenance: true });
      }
    }
  }

  async function askRedirect(): Promise<void> {
    const href = dependencies.href();
    const answer = RedirectAnswer.safeParse(await services.redirect(href));
    if (!answer.success) {
      log.error('Incorrect response format of the Redirect service', answer.error.issues);
      return;
    }
    const { url } = answer.data;
    const decision = decideRedirect({
      answer: answer.data,
      target: URL.canParse(url, href) ? new URL(url, href) : undefined,
      here: new URL(href),
      isProduction: dependencies.isProduction,
    });
    if (decision.kind === 'cyclic') {
      log.warn(`cyclic redirect of the redirect service to ${url} skipped`);
    } else if (decision.kind === 'go' && !isDisposed) {
      dependencies.leave(decision.url);
    }
  }

  /** The order of the platform specification §4: a site in maintenance checks no further. */
  async function ask(given: { readonly block: boolean; readonly redirect: boolean }) {
    if (given.block && !state.maintenance) {
      await askBlock();
    }
    if (given.redirect && !state.maintenance && state.blockReason === undefined) {
      await askRedirect().catch((error: unknown) => log.error('the redirect check failed', error));
    }
  }

  return {
    state: () => state,
    offer: (next) => {
      offered = next;
      // A page that the server lets connect is not closed any longer, as far as the server knows.
      if (next !== '' && (next !== version || state.maintenance)) {
        void load();
      }
      if (state.blockReason !== undefined) {
        void askBlock();
      }
    },
    refused: (code) => {
      if (code === 'site_maintenance') {
        settle({ ...state, maintenance: true });
      } else if (code === 'visitor_blocked' && state.blockReason === undefined) {
        void askBlock();
      }
    },
    start: () => {
      showNotice();
      const { isDocumentOld } = dependencies;
      void ask({
        block: isDocumentOld || decisions.blockReason === undefined,
        redirect: isDocumentOld || !decisions.isRedirectChecked,
      });
    },
    resume: () => void ask({ block: true, redirect: false }),
    dispose: () => {
      isDisposed = true;
      cancelNotice();
    },
  };
}
