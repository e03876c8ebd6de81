import {
  ChangeAnswer,
  OpenPagesAnswer,
  ReleaseAnswer,
  type ServiceState,
  ServicesAnswer,
  StateAnswer,
  type StateChange,
  VersionsAnswer,
  type VersionWeight,
} from '@touchline/contracts/releases';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Session } from './session.ts';
import { sharesAfter } from './shares.ts';
import { waitUntil } from './wait.ts';
import { changeInWords } from './words.ts';

/** How often a change is worked out again when another change came first. */
const ATTEMPTS = 5;

interface CurrentState {
  readonly revision: number;
  readonly service: ServiceState;
}

async function currentStateOf({ client }: Session, plugin: string): Promise<CurrentState> {
  const { revision } = await client.call({ path: '/state', answer: StateAnswer });
  const { services } = await client.call({ path: '/services', answer: ServicesAnswer });
  const service = services.find(({ id }) => id === plugin);
  if (service === undefined) {
    throw new CommandError('plugin_unknown', `there is no plugin "${plugin}"`, {
      exitCode: EXIT.unknown,
    });
  }
  return { revision, service };
}

/** Waits until the service hands out what the last change made, and no open page is on another. */
async function waitForPages(
  { client }: Session,
  options: { readonly plugin: string | undefined; readonly seconds: number },
): Promise<void> {
  const { plugin, seconds } = options;
  const { release } = await client.call({ path: '/state', answer: StateAnswer });
  await waitUntil(
    async () => {
      const handedOut = await client.call({ path: '/release.json', answer: ReleaseAnswer });
      // While versions are shared out, the name of the whole ends with its revision.
      return handedOut.release === release.split('-')[0];
    },
    { seconds, what: 'the service does not hand it out' },
  );
  const { services } = await client.call({ path: '/services', answer: ServicesAnswer });
  const live = new Set(
    services
      .filter(({ enabled }) => enabled)
      .flatMap(({ id, versions }) => versions.map(({ version }) => `${id} ${version}`)),
  );
  await waitUntil(
    async () => {
      const { versions } = await client.call({ path: '/open-pages', answer: OpenPagesAnswer });
      return versions.every(
        (open) =>
          (plugin !== undefined && open.plugin !== plugin) ||
          live.has(`${open.plugin} ${open.version}`),
      );
    },
    { seconds, what: 'open pages still have another version' },
  );
}

/** Prints what a change did, when all visitors have it where requested. */
export async function report(
  session: Session,
  { answer, plugin }: { readonly answer: ChangeAnswer; readonly plugin: string | undefined },
): Promise<void> {
  const { isDryRun, waitSeconds } = session;
  if (!isDryRun && waitSeconds !== undefined) {
    await waitForPages(session, { plugin, seconds: waitSeconds });
  }
  session.answer(answer, () => changeInWords(answer));
  if (answer.findings.some(({ severity }) => severity === 'blocker')) {
    throw new CommandError('release_refused', 'this would be refused', { exitCode: EXIT.refused });
  }
}

/**
 * Makes a change that depends on the current state: worked out again when another change came first, unless
 * a revision was named.
 */
async function change(
  session: Session,
  plugin: string,
  work: (service: ServiceState) => readonly StateChange[] | Promise<readonly StateChange[]>,
): Promise<void> {
  const { client, reason, isDryRun: dryRun } = session;
  for (let attempt = 1; ; attempt += 1) {
    const { revision, service } = await currentStateOf(session, plugin);
    try {
      const answer = await client.call({
        method: 'POST',
        path: '/changes',
        body: { changes: await work(service), reason, dryRun },
        ifMatch: session.ifMatch ?? revision,
        answer: ChangeAnswer,
      });
      await report(session, { answer, plugin });
      return;
    } catch (error) {
      const isStale = (error as Partial<CommandError>).code === 'revision_stale';
      if (!isStale || session.ifMatch !== undefined || attempt >= ATTEMPTS) {
        throw error;
      }
    }
  }
}

/** `enable` and `disable`. */
export async function switchPlugin(
  session: Session,
  { plugin, enabled }: { readonly plugin: string; readonly enabled: boolean },
): Promise<void> {
  await change(session, plugin, () => [{ kind: 'switch', plugin, enabled }]);
}

/** The version that a team published last. @throws CommandError `version_unknown` */
export async function newestVersion({ client }: Session, plugin: string): Promise<string> {
  const { versions } = await client.call({
    path: `/plugins/${plugin}/versions`,
    answer: VersionsAnswer,
  });
  const [newest] = versions;
  if (newest === undefined) {
    throw new CommandError(
      'version_unknown',
      `no version of "${plugin}" was published yet: name one`,
      {
        exitCode: EXIT.unknown,
      },
    );
  }
  return newest.version;
}

/** `rollout`: a version, else the one published last, for a share of the visitors. */
export async function rollOut(
  session: Session,
  options: {
    readonly plugin: string;
    readonly version: string | undefined;
    readonly share: number;
  },
): Promise<void> {
  const { plugin, share } = options;
  const version = options.version ?? (await newestVersion(session, plugin));
  await change(session, plugin, ({ versions }) => [
    { kind: 'rollout', plugin, versions: sharesAfter({ current: versions, version, share }) },
  ]);
}

function candidateOf(plugin: string, versions: readonly VersionWeight[]): string {
  const [candidate, ...others] = versions;
  if (candidate === undefined || others.length === 0) {
    throw new CommandError(
      'nothing_rolled_out',
      `nothing of "${plugin}" is being rolled out: name a version`,
      { exitCode: EXIT.unknown },
    );
  }
  return candidate.version;
}

/** `promote`: what is being rolled out, or the version that is named, for everybody. */
export async function promote(
  session: Session,
  { plugin, version }: { readonly plugin: string; readonly version: string | undefined },
): Promise<void> {
  await change(session, plugin, ({ versions }) => [
    {
      kind: 'rollout',
      plugin,
      versions: [{ version: version ?? candidateOf(plugin, versions), weight: 100 }],
    },
  ]);
}

/** `rollback`: of one plugin to what was decided about it before, or of the whole environment. */
export async function rollBack(
  session: Session,
  {
    plugin,
    revision,
  }: { readonly plugin: string | undefined; readonly revision: number | undefined },
): Promise<void> {
  const { client, reason, isDryRun: dryRun, ifMatch } = session;
  const answer = await client.call({
    method: 'POST',
    path: '/rollback',
    body: {
      reason,
      dryRun,
      ...(plugin && { plugin }),
      ...(revision !== undefined && { revision }),
    },
    ifMatch,
    answer: ChangeAnswer,
  });
  await report(session, { answer, plugin });
}
