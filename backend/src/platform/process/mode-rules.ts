import type { BackendEnvironment } from './environment.ts';
import { StartError } from './start-error.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether only this machine reaches a host. */
function isLoopback(host: string): boolean {
  return LOOPBACK.test(host.replace(/^\[|\]$/g, ''));
}

/** Whether the way to an address is private. */
function isProtected(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

/** What is wrong with an address that players are sent to. */
function publicUrlProblem(publicUrl: string | undefined): readonly string[] {
  if (publicUrl === undefined) {
    return ['PUBLIC_URL is missing: set it to the https address that browsers reach the site at'];
  }
  return isProtected(publicUrl)
    ? []
    : ['PUBLIC_URL must start with https://: sessions must not travel unencrypted'];
}

function feedProblems({ variables }: BackendEnvironment): readonly string[] {
  return variables['FEED_SEED'] === undefined
    ? []
    : ['FEED_SEED is for MODE=development: remove it'];
}

function consoleProblems({ OPERATOR_HOST, OPERATOR_URL }: BackendEnvironment): readonly string[] {
  if (OPERATOR_URL !== undefined && !isProtected(OPERATOR_URL)) {
    return ['OPERATOR_URL must start with https://: sessions must not travel unencrypted'];
  }
  return OPERATOR_URL === undefined && !isLoopback(OPERATOR_HOST)
    ? [
        `OPERATOR_HOST=${OPERATOR_HOST} lets other machines reach the console: ` +
          'set OPERATOR_URL to the https address that operators reach it at',
      ]
    : [];
}

/** Code of the site must not run on the console's origin. */
function originProblems({ PUBLIC_URL, OPERATOR_URL }: BackendEnvironment): readonly string[] {
  const [site, console] = [PUBLIC_URL, OPERATOR_URL].map((url) => url && new URL(url).origin);
  return site !== undefined && site === console
    ? ['OPERATOR_URL must be of another origin than PUBLIC_URL: give the console its own host']
    : [];
}

function productionProblems(environment: BackendEnvironment): readonly string[] {
  const switches = ['TEST_PROVIDERS', 'DEMO_PLAYER', 'DEVELOPMENT'] as const;
  return [
    ...publicUrlProblem(environment.PUBLIC_URL),
    ...feedProblems(environment),
    ...consoleProblems(environment),
    ...switches
      .filter((name) => environment[name] === true)
      .map((name) => `${name}=on needs MODE=development: remove it`),
  ];
}

function developmentProblems(environment: BackendEnvironment): readonly string[] {
  const { NODE_ENV, HOST, TEST_PROVIDERS } = environment;
  const problems: string[] = [];
  if (NODE_ENV === 'production') {
    problems.push('MODE=development contradicts NODE_ENV=production: remove one of them');
  }
  if (!isLoopback(HOST) && TEST_PROVIDERS === undefined) {
    problems.push(
      `HOST=${HOST} lets other machines use test payments and read test messages: ` +
        'set TEST_PROVIDERS=on to allow it, or off',
    );
  }
  return problems;
}

/**
 * Refuses an environment that its mode does not allow, before anything is started.
 * @param providerProblems what is wrong with the providers that it selects
 * @throws StartError with everything that is missing or must go, a line each
 */
export function assertModeAllows(
  environment: BackendEnvironment,
  providerProblems: readonly string[],
): void {
  const { MODE } = environment;
  const problems = [
    ...originProblems(environment),
    ...(MODE === 'production' ? productionProblems(environment) : developmentProblems(environment)),
    ...providerProblems,
  ];
  if (problems.length > 0) {
    const list = problems.map((problem) => `  - ${problem}.`).join('\n');
    throw new StartError(`Touchline cannot start in ${MODE} mode:\n${list}`);
  }
}
