import { randomBytes } from 'node:crypto';
import type { Composition, OverrideRecord, OverrideRequest } from '@touchline/contracts/releases';
import type { Author } from '../audit.ts';
import { ImportMapError } from '../import-map-error.ts';
import type { ImportMapService } from '../import-map-service.ts';
import type { Query } from '../state-store.ts';
import { reaching } from '../with-unavailable.ts';
import { createLinkSigner, type LinkReading, type Override } from './link-signer.ts';
import {
  readOverrides,
  readRevoked,
  readTarget,
  revokeOverride,
  saveOverride,
} from './override-store.ts';

/** Signed links: what they do to one browser, and who made them. */
export interface Overrides {
  /**
   * Makes a link.
   * @throws ImportMapError `validation_failed`, `plugin_unknown`, `plugin_mandatory`,
   * `version_unknown`, `release_refused` with the findings, `not_found`, `unavailable`
   */
  readonly make: (
    options: OverrideRequest & { readonly environment: string; readonly actor: string },
  ) => Promise<{ readonly link: string; readonly override: Override }>;
  readonly list: (environment: string) => Promise<readonly OverrideRecord[]>;
  /** The plugin that a link is about. @throws ImportMapError `not_found` */
  readonly pluginOf: (link: {
    readonly id: string;
    readonly environment: string;
  }) => Promise<string | undefined>;
  /** Ends a link before its time; every server knows within seconds. */
  readonly revoke: (link: Author & { readonly id: string }) => Promise<void>;
  /** What a link says here; one that was ended counts as expired, one of another place as invalid. */
  readonly read: (link: string) => LinkReading;
  /** What a browser with a link runs on; undefined where the link changes nothing of it. */
  readonly composition: (options: {
    readonly override: Override;
    readonly visitor: string | undefined;
  }) => Promise<Composition | undefined>;
  /** Reads every `milliseconds` which links were ended; returns the stop. */
  readonly follow: (milliseconds: number) => () => void;
}

export interface OverridesOptions {
  readonly service: ImportMapService;
  readonly query: Query;
  /** The first signs, every one is accepted. */
  readonly secrets: readonly [string, ...string[]];
  /** Milliseconds since epoch. */
  readonly clock?: () => number;
}

/** Keeps the signed links of every environment. */
export function createOverrides(options: OverridesOptions): Overrides {
  const { service, query, clock = Date.now } = options;
  const signer = createLinkSigner(options.secrets);
  let revoked: ReadonlySet<string> = new Set();

  const kept = <Answer>(ask: () => Promise<Answer>) => reaching(ask, 'the links');

  async function checkTarget(
    target: NonNullable<Override['target']>,
    { environment, actor }: { readonly environment: string; readonly actor: string },
  ): Promise<void> {
    const { plugin, version } = target;
    const found = service.services(environment).find(({ id }) => id === plugin);
    if (found === undefined) {
      throw new ImportMapError('plugin_unknown', `there is no plugin "${plugin}"`);
    }
    if (found.mandatory) {
      throw new ImportMapError(
        'plugin_mandatory',
        `"${plugin}" protects players and cannot be overridden`,
      );
    }
    if (!(await service.isPublished(plugin, version))) {
      throw new ImportMapError('version_unknown', `${plugin} ${version} was never published`);
    }
    const { findings } = await service.change({
      environment,
      actor,
      reason: 'a look at what an override would break',
      changes: [{ kind: 'rollout', plugin, versions: [{ version, weight: 100 }] }],
      dryRun: true,
    });
    const blockers = findings.filter(({ severity }) => severity === 'blocker');
    if (blockers.length > 0) {
      throw new ImportMapError(
        'release_refused',
        blockers.map(({ message }) => message).join('; '),
        { details: { findings } },
      );
    }
  }

  async function refresh(): Promise<void> {
    revoked = await readRevoked(query, clock());
  }

  return {
    make: async ({ plugin, version, inspect, lifetime, reason, actor, ...options }) => {
      const { environment } = await service.state(options.environment);
      if ((plugin === undefined) !== (version === undefined) || (!inspect && !plugin)) {
        throw new ImportMapError(
          'validation_failed',
          'name a plugin and its version, or ask for the inspector',
        );
      }
      const target = plugin && version ? { plugin, version } : undefined;
      if (target !== undefined) {
        await checkTarget(target, { environment, actor });
      }
      const id = randomBytes(8).toString('hex');
      const expiresAt = clock() + lifetime * 1000;
      const override = { id, environment, target, inspect, expiresAt };
      await kept(() => saveOverride(query, { override, actor, reason }));
      return { link: signer.sign(override), override };
    },
    list: async (environment) => {
      const { environment: name } = await service.state(environment);
      return await kept(() => readOverrides(query, name));
    },
    pluginOf: async ({ id, environment }) => {
      const { environment: name } = await service.state(environment);
      const found = await kept(() => readTarget(query, { id, environment: name }));
      if (found === undefined) {
        throw new ImportMapError('not_found', `"${name}" has no link ${id}`);
      }
      return found.plugin;
    },
    revoke: async (link) => {
      await kept(() => revokeOverride(query, link));
      await kept(refresh);
    },
    read: (link) => {
      const reading = signer.read(link, clock());
      if (reading.kind === 'invalid') {
        return reading;
      }
      if (reading.override.environment !== service.environments[0]) {
        return { kind: 'invalid' };
      }
      return revoked.has(reading.override.id) ? { ...reading, kind: 'expired' } : reading;
    },
    composition: async ({ override: { target, environment }, visitor }) =>
      target && (await service.overridden({ ...target, environment, visitor })),
    follow: (milliseconds) => {
      // Without the database the last known ones stay ended; the import map reports the failure.
      const read = () => void refresh().catch(() => undefined);
      read();
      const timer = setInterval(read, milliseconds);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
