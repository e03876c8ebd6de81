import {
  FINGERPRINT_APP,
  FINGERPRINT_HEADER,
  SecureGrantAnswer,
  StoredFingerprint,
  fingerprintScriptPath,
} from '@touchline/contracts/identity';
import { type PlayerStatus, TERMS_FLAG } from '@touchline/domain/navigation';
import type {
  Analytics,
  Bus,
  Disposer,
  HttpRequest,
  I18n,
  Modals,
  Notify,
  PluginStorage,
  Store,
} from '@touchline/plugin-api';
import { createFingerprint, type DeviceFingerprint } from '../services/device/fingerprint.ts';
import { createTermsQuestion } from '../player/ask-for-terms.ts';
import { createScriptLoader } from '../services/device/fingerprint-script.ts';
import type { Recovery } from '../services/http.ts';
import type { ShellSession } from '../services/session.ts';
import { type AuthenticationDependencies, createAuthentication } from './authentication.ts';
import {
  captchaRecovery,
  fingerprintRecovery,
  grantRecovery,
  realityCheckRecovery,
  refusalRecovery,
  stepUpRecovery,
  termsRecovery,
} from './recoveries.ts';
import { startSessionDuties } from './session-duties.ts';

/** A check that ends sooner needs no message, ms. */
const NOTICE_AFTER = 500;

export interface AssemblyDependencies extends AuthenticationDependencies {
  readonly analytics: Analytics;
  readonly playerStatus: Store<PlayerStatus | undefined>;
  readonly bus: Bus;
  readonly storage: PluginStorage;
  readonly notify: () => Notify;
  /** The server has refused a call by a decision that pages are led elsewhere by. */
  readonly onRefused: (code: string) => void;
  readonly modals: () => Modals;
  readonly texts: Pick<I18n, 't'>;
}

/** Everything of sign-in, put together; it arrives with the first call or after the first screen. */
export interface AuthenticationParts {
  readonly session: ShellSession;
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly recoveries: readonly Recovery[];
  readonly deviceHeaders: (request: HttpRequest<unknown>) => Readonly<Record<string, string>>;
  /** Starts what the session does automatically; called when the page is ready. */
  readonly start: () => Disposer;
}

/** The device's fingerprint with its script, its place in storage and the site's rules. */
function createDevice(dependencies: AssemblyDependencies): DeviceFingerprint {
  const { clock, log, storage, flags, keys, window } = dependencies;
  return createFingerprint({
    clock,
    log,
    store: storage.open<StoredFingerprint>({
      name: 'fingerprint',
      version: 1,
      schema: StoredFingerprint,
      initial: { token: '', componentsData: {}, expiresAt: 0 },
      isEmpty: ({ token }) => token === '',
    }),
    isAllowed: () => !flags.isOn('fingerprintNeedsConsent') || keys.get('cookiesAgreed') === true,
    loadScript: createScriptLoader({ window, clock, url: fingerprintScriptPath(FINGERPRINT_APP) }),
  });
}

/** Ties session, tokens, captcha and fingerprint together. */
export function assembleAuthentication(dependencies: AssemblyDependencies): AuthenticationParts {
  const { http, keys, clock, log, flags, navigation, notify, texts, analytics, window } =
    dependencies;
  const { playerStatus, bus } = dependencies;
  const authentication = createAuthentication(dependencies);
  const { session, token, recovery } = authentication;
  const device = createDevice(dependencies);

  const pass = async () => {
    const [{ passCaptcha }, { solveByTrying }] = await Promise.all([
      // One file: each that the first screen can name is paid for there.
      import('../services/captcha/captcha.ts'),
      import('../services/captcha/solve-challenge.ts'),
    ]);
    return passCaptcha({
      http,
      log,
      solve: solveByTrying,
      showProgress: () => {
        let hide: Disposer = () => undefined;
        const stop = clock.after(NOTICE_AFTER, () => {
          hide = notify().show({
            kind: 'info',
            id: 'captcha',
            sticky: true,
            message: texts.t('main_captcha_checking'),
          });
        });
        return () => {
          stop();
          hide();
        };
      },
      report: ({ success, type }) =>
        analytics.track(success ? 'captchaSuccess' : 'captchaFailure', { type }),
      forceLogout: session.logout,
    });
  };

  const prove = async () => {
    const { askForProof } = await import(
      // As rare as the captcha, and as much beside the first screen.
      '../player/ask-for-proof.ts'
    );
    return askForProof({ navigation: navigation(), modals: dependencies.modals(), bus });
  };

  return {
    session,
    token,
    recoveries: [
      recovery,
      refusalRecovery(dependencies.onRefused),
      fingerprintRecovery(device),
      captchaRecovery(pass),
      stepUpRecovery(prove),
      realityCheckRecovery(() => dependencies.modals().open('reality-check')),
      grantRecovery(() =>
        http.request({
          method: 'POST',
          path: '/web-api/secure-data/v1/grant',
          authentication: 'required',
          schema: SecureGrantAnswer,
        }),
      ),
      termsRecovery({
        isEnabled: () => flags.isOn(TERMS_FLAG),
        confirm: createTermsQuestion({ playerStatus, navigation, bus, log }),
      }),
    ],
    deviceHeaders: ({ method = 'GET' }) => {
      const held = method === 'GET' ? undefined : device.held();
      return held === undefined ? {} : { [FINGERPRINT_HEADER]: held };
    },
    start: () =>
      startSessionDuties({
        authentication,
        http,
        keys,
        clock,
        log,
        window,
        fingerprint: flags.isOn('fingerprint') ? device : undefined,
      }),
  };
}
