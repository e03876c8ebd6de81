import type {
  Artefact,
  EnvironmentState,
  Finding,
  PublishAnswer,
  PublishRequest,
} from '@touchline/contracts/releases';
import { applyChange } from '../apply-change.ts';
import { ImportMapError } from '../import-map-error.ts';
import type { ImportMapService } from '../import-map-service.ts';
import { packagesOf } from '../packages.ts';
import type { Releases, ReleaseSource } from '../release-source.ts';
import type { LegacyPaths } from '../clash-findings.ts';
import { dependencyFindings, reviewRelease } from '../review-release.ts';
import { checkUpload, contentsOf, digestOf, type Upload } from './check-upload.ts';
import { packVersion } from './pack-version.ts';
import type { PublishedStore, PublishedVersion } from './published-store.ts';

export interface PublishCommand extends PublishRequest {
  readonly plugin: string;
  readonly version: string;
  readonly actor: string;
  readonly reason?: string | undefined;
}

export interface Publisher {
  /**
   * Stores a version permanently, or reports what prevents it. The same version with the same content
   * is answered alike however often it comes.
   * @throws ImportMapError `release_refused` with the findings, `version_taken`, `unavailable`
   */
  readonly publish: (command: PublishCommand) => Promise<PublishAnswer>;
  readonly versions: (plugin: string) => Promise<readonly PublishedVersion[]>;
  /** What of a plugin lies in the site's own build, newest first. */
  readonly built: ReleaseSource['built'];
}

function weigh(artefact: Artefact, what: 'bytes' | 'size'): number {
  return Object.values(artefact.files).reduce((sum, file) => sum + file[what], 0);
}

/** What everybody having the version would break. */
async function reviewFor(
  artefact: Artefact,
  input: {
    readonly index: Releases;
    readonly releases: ReleaseSource;
    readonly state: EnvironmentState;
    readonly legacyPaths: LegacyPaths;
  },
): Promise<readonly Finding[]> {
  const { releases, state, legacyPaths } = input;
  const { id, version } = artefact;
  const isBuilt = input.index.artefacts.some((one) => one.id === id);
  const others = (input.index.published ?? []).filter((one) => one.id !== id);
  const index = isBuilt ? input.index : { ...input.index, published: [...others, artefact] };
  const isThis = (plugin: string, name: string) => plugin === id && name === version;
  const packages = packagesOf(index);
  const released = [
    { kind: 'rollout' as const, plugin: id, versions: [{ version, weight: 100 }] },
    { kind: 'switch' as const, plugin: id, enabled: true },
  ];
  const findings = await reviewRelease({
    index,
    legacyPaths,
    before: state,
    after: released.reduce((after, change) => applyChange(after, change, packages), state),
    releases: {
      ...releases,
      version: async (plugin, name) =>
        isThis(plugin, name) ? artefact : await releases.version(plugin, name),
      // Its bytes were hashed as they came.
      inspect: async (one) => (isThis(one.id, one.version) ? [] : await releases.inspect(one)),
    },
  });
  return [...dependencyFindings(index, artefact), ...findings];
}

/** Takes versions of plugins from those who made them. */
export function createPublisher(options: {
  readonly service: ImportMapService;
  readonly store: PublishedStore;
  readonly releases: ReleaseSource;
}): Publisher {
  const { service, store, releases } = options;

  /** Whether the content is there under this name already. @throws `version_taken` */
  async function isKnown(upload: Upload, digest: string): Promise<boolean> {
    const { plugin, version, artefact } = upload;
    const taken = new ImportMapError(
      'version_taken',
      `${plugin} ${version} is published with other content: a version never changes, give this one another name`,
    );
    const kept = await store.digest(plugin, version);
    if (kept !== undefined && kept !== digest) {
      throw taken;
    }
    const built = kept === undefined ? await releases.version(plugin, version) : undefined;
    const hashes = (one: Artefact) =>
      Object.entries(one.files)
        .map(([file, { integrity }]) => `${file} ${integrity}`)
        .toSorted()
        .join('\n');
    if (built !== undefined && hashes(built) !== hashes(artefact)) {
      throw taken;
    }
    return kept !== undefined;
  }

  function refuse(findings: readonly Finding[]): void {
    const blockers = findings.filter(({ severity }) => severity === 'blocker');
    if (blockers.length > 0) {
      throw new ImportMapError(
        'release_refused',
        blockers.map(({ message }) => message).join('; '),
        { details: { findings: [...findings] } },
      );
    }
  }

  async function publish(command: PublishCommand): Promise<PublishAnswer> {
    const { plugin, version, actor, reason, dryRun } = command;
    const sent: Upload = {
      plugin,
      version,
      artefact: command.artefact,
      contents: contentsOf(command),
    };
    const faults = checkUpload(sent);
    if (faults.length > 0) {
      if (!dryRun) {
        refuse(faults);
      }
      const bytes = [...sent.contents.values()].reduce((sum, { length }) => sum + length, 0);
      return { plugin, version, dryRun, isNew: false, findings: [...faults], bytes, size: 0 };
    }
    const packed = await packVersion(sent);
    const { artefact } = packed;
    const digest = digestOf({ artefact, contents: sent.contents });
    const upload = { ...sent, artefact };
    const isThere = await isKnown(upload, digest);
    const answer = {
      plugin,
      version,
      dryRun,
      bytes: weigh(artefact, 'bytes'),
      size: weigh(artefact, 'size'),
    };
    if (isThere) {
      return { ...answer, isNew: false, findings: [] };
    }
    const index = await releases.latest();
    if (index === undefined) {
      throw new ImportMapError('unavailable', 'there is no readable build to check against');
    }
    const { state } = await service.state();
    const findings = await reviewFor(artefact, {
      index,
      releases,
      state,
      legacyPaths: await service.legacyPaths(),
    });
    if (dryRun) {
      return { ...answer, isNew: true, findings: [...findings] };
    }
    refuse(findings);
    const isNew = await store.save(packed, { digest, actor, reason });
    if (!isNew) {
      // This very name was published meanwhile.
      await isKnown(upload, digest);
    }
    await service.refresh();
    return { ...answer, isNew, findings: [...findings] };
  }

  return { publish, versions: store.list, built: releases.built };
}
