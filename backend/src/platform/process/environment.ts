import * as z from 'zod';
import type { Listener } from './listen.ts';
import { StartError } from './start-error.ts';

const Flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text));

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}

/** The environment that players are in. */
const PRODUCTION = 'production';

const LONG_SECRET = 'each must have at least 32 characters';

const Ids = z.string().transform((text) => text.split(',').map((id) => id.trim()));

/** Every variable the backend reads, except the settings of a provider, which its folder declares. */
const Environment = z.object({
  /** Development: test providers, a demo player, simulated matches. Production by default. */
  MODE: z.enum(['production', 'development']).default(PRODUCTION),
  PORT: wholeNumber(0, 65_535).default(8080),
  /** This machine alone unless it is set. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where the operator's console is, on its own origin; this machine alone unless it is set. */
  OPERATOR_PORT: wholeNumber(0, 65_535).default(8081),
  OPERATOR_HOST: z.string().min(1).default('127.0.0.1'),
  /** How operators reach the console, where it is not on their own machine. */
  OPERATOR_URL: z.url().optional(),
  /** Where the embedded database, the operator token and the demo player live. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Any PostgreSQL ≥ 15 in place of the embedded one. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 500).default(20),
  /** Where prices and results come from: an id, for a replay with its files (`replay:<files>`). */
  FEED: z.string().min(1).default('simulator'),
  /** Rounds of virtual sports beside the feed's events, and seconds of their clock in a second. */
  VIRTUALS: Flag.default(true),
  VIRTUALS_SPEED: z.coerce
    .number({ error: 'must be a number' })
    .min(0.1, 'must be at least 0.1')
    .max(20, 'must be at most 20')
    .default(1),
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How the outside world reaches this server; callbacks and redirects are built on it. */
  PUBLIC_URL: z.url().optional(),
  /** The id of the provider of mail; `smtp` with `SMTP_URL`, else the test provider where it is allowed. */
  MAIL_PROVIDER: z.string().optional(),
  /** The id of the provider of text messages; the test provider where it is allowed, else none. */
  SMS_PROVIDER: z.string().optional(),
  /** The id of the provider that checks identities; the site's operators do where there is none. */
  VERIFICATION_PROVIDER: z.string().optional(),
  /** Where the pictures of identity documents are stored: below `DATA_DIR`, or `s3`. */
  DOCUMENT_STORE: z.string().default('folder'),
  /** How long accepted identity documents are kept: after the decision, and after the account is closed. */
  DOCUMENT_RETENTION_DAYS: wholeNumber(1, 36_500).default(1_826),
  /** Ids of the protocols of social networks, separated by commas; OpenID Connect, and the test network where allowed. */
  IDENTITY_PROVIDERS: Ids.optional(),
  /** Whom push services write to about messages to devices; the https address of the site unless it is set. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:https:\/\/|mailto:)\S+$/, 'must start with https:// or mailto:')
    .optional(),
  /** Hosts of push services, with commas between, a leading `*.` for all names below; those of the browsers. */
  PUSH_SERVICES: Ids.optional(),
  /** Ids of payment providers, separated by commas; the test provider where it is allowed, else none. */
  PAYMENT_PROVIDERS: Ids.optional(),
  /** Ids of providers of games, separated by commas; the house's own unless it is set, `none` for no games. */
  GAME_PROVIDERS: Ids.optional(),
  /** Where the house's games are, on their own origin; this machine alone unless it is set. */
  GAMES_PORT: wholeNumber(0, 65_535).default(8083),
  GAMES_HOST: z.string().min(1).default('127.0.0.1'),
  /** How browsers reach the games, where that is not their own address. */
  GAMES_URL: z.url().optional(),
  /** Flights of crash that a chain of hashes decides, at most 10 million. */
  GAMES_CRASH_CHAIN: wholeNumber(1, 10_000_000).default(100_000),
  /** What the chain is salted with: a public value that is known only after its end is published; `later` until then. */
  GAMES_CRASH_SALT: z
    .string()
    .regex(/^[\w-]{4,128}$/)
    .optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  /** With `TRUST_PROXY`: the header in which a trusted proxy names the visitor's country, e.g. `cf-ipcountry`. */
  COUNTRY_HEADER: z.string().min(1).optional(),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: Flag.default(true),
  /** Sockets and event streams of one client address; of one /64 network with IPv6, as in the next two. */
  LIVE_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(400),
  /** How often in a minute it may open sockets, and as often event streams. */
  LIVE_ATTEMPTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1_200),
  /** Of the bodies of its requests that are not answered yet. */
  BODY_BYTES_PER_ADDRESS: wholeNumber(65_536, 1_000_000_000).default(4_194_304),
  /** On in development unless it is set. */
  DEMO_PLAYER: Flag.optional(),
  /** `production`, as hosting services set it: real players, who pay real money. */
  NODE_ENV: z.string().optional(),
  /** Providers that move no money and send no message; on in development unless it is set. */
  TEST_PROVIDERS: Flag.optional(),
  /** Outside production: origins that developers serve a plugin from, `:*` for every port. */
  OVERRIDE_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+|:\*)?$/, 'must be origins')))
    .default(['http://localhost:*', 'http://127.0.0.1:*']),
  /** What signs the links that override a plugin, with commas between: the first signs, all count. */
  OVERRIDE_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.tuple([z.string().min(32, LONG_SECRET)], z.string().min(32, LONG_SECRET)))
    .optional(),
  /** Origins and paths that the import map may name in addition to our own, with commas between. */
  TRUSTED_MODULE_URLS: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional(),
  /** Lets the check of a module's address ask private networks. */
  PRIVATE_MODULE_URLS: Flag.default(false),
  /** Networks in which a version must have failed before it is rolled back without being asked. */
  ROLLBACK_NETWORKS: wholeNumber(1, 1_000).default(5),
  /** Whose import map pages run on; what only developers may do is possible in every other one. */
  ENVIRONMENT: z
    .string()
    .regex(/^(?!default$)[a-z][a-z0-9-]{0,63}$/, 'must be a name of small letters, digits and -')
    .default(PRODUCTION),
  /** First screens are rendered on the server, in a process of their own. */
  RENDER_PAGES: Flag.default(true),
  /** As outside production; open pages apply new builds immediately, not at their next navigation. */
  DEVELOPMENT: Flag.default(false),
  /** Where the build leaves artefacts; an empty folder serves the APIs alone. */
  ARTEFACTS_DIR: z.string().min(1).default('.build'),
});

export type BackendEnvironment = z.infer<typeof Environment> & {
  /** Everything that is set, for the settings of providers; without empty variables. */
  readonly variables: Readonly<Record<string, string | undefined>>;
};

/** Where players reach the site. */
export function siteListener(environment: BackendEnvironment): Listener {
  const { HOST: host, PORT: port, TLS_CERT } = environment;
  const variables = { host: 'HOST', port: 'PORT' };
  return { host, port, isSecure: TLS_CERT !== undefined, variables };
}

/** Where operators reach the console. */
export function consoleListener(environment: BackendEnvironment): Listener {
  const { OPERATOR_HOST: host, OPERATOR_PORT: port, TLS_CERT } = environment;
  const variables = { host: 'OPERATOR_HOST', port: 'OPERATOR_PORT' };
  return { host, port, isSecure: TLS_CERT !== undefined, variables };
}

/** Whether pages are for players, and not for the developers among them. */
export function isProduction({
  ENVIRONMENT,
  DEVELOPMENT,
}: Pick<BackendEnvironment, 'ENVIRONMENT' | 'DEVELOPMENT'>): boolean {
  return ENVIRONMENT === PRODUCTION && !DEVELOPMENT;
}

/** Where overrides may come from; undefined where only signed links override. */
export function overrideOriginsOf(
  environment: Pick<BackendEnvironment, 'ENVIRONMENT' | 'DEVELOPMENT' | 'OVERRIDE_ORIGINS'>,
): readonly string[] | undefined {
  return isProduction(environment) ? undefined : environment.OVERRIDE_ORIGINS;
}

/**
 * Whether test providers may be offered at all. Where real players are no one credits themselves and
 * no code is read on a page; the site's configuration can only narrow it further.
 */
export function mayOfferTestProviders({
  MODE,
  TEST_PROVIDERS = true,
}: Pick<BackendEnvironment, 'MODE' | 'TEST_PROVIDERS'>): boolean {
  return MODE === 'development' && TEST_PROVIDERS;
}

/** The setting that rules test providers out; undefined where they may be offered. */
export function testProvidersRefusedBy(
  environment: Pick<BackendEnvironment, 'MODE' | 'TEST_PROVIDERS'>,
): string | undefined {
  if (mayOfferTestProviders(environment)) {
    return undefined;
  }
  return environment.MODE === PRODUCTION ? 'MODE=production' : 'TEST_PROVIDERS=off';
}

/** Whether a demo player is kept: it pays with the test provider. */
export function mayKeepDemoPlayer(
  environment: Pick<BackendEnvironment, 'MODE' | 'TEST_PROVIDERS' | 'DEMO_PLAYER'>,
): boolean {
  return mayOfferTestProviders(environment) && (environment.DEMO_PLAYER ?? true);
}

/**
 * Reads the environment.
 * @throws StartError naming the first variable that does not fit and why
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): BackendEnvironment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0] ?? 'The environment');
    // Addresses of databases contain passwords; tokens and keys are secrets as they are.
    const shown = /TOKEN|KEY|URL|SECRET/.test(name) ? name : `${name}=${given[name] ?? ''}`;
    throw new StartError(`${shown} is not valid: ${issue?.message ?? ''}.`);
  }
  if ((result.data.TLS_CERT === undefined) !== (result.data.TLS_KEY === undefined)) {
    throw new StartError('TLS_CERT and TLS_KEY must be set together.');
  }
  if (result.data.COUNTRY_HEADER !== undefined && result.data.TRUST_PROXY === undefined) {
    throw new StartError(
      'COUNTRY_HEADER is believed of trusted proxies alone; set TRUST_PROXY too.',
    );
  }
  return { ...result.data, variables: given };
}
