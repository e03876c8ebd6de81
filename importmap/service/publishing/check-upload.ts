import { createHash } from 'node:crypto';
import { CODE_REFRESH } from '@touchline/contracts/plugins';
import {
  type Artefact,
  type Finding,
  MOST_VERSION_BYTES,
  NO_VERSION,
  type PublishRequest,
} from '@touchline/contracts/releases';
import { isIntact } from '../release-source.ts';
import { svgProblems } from './check-svg.ts';

/** What came, by name. */
export type Contents = ReadonlyMap<string, Buffer>;

export interface Upload {
  readonly plugin: string;
  readonly version: string;
  readonly artefact: Artefact;
  readonly contents: Contents;
}

/** The bytes of an upload. */
export function contentsOf({ files }: Pick<PublishRequest, 'files'>): Contents {
  return new Map(
    Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')] as const),
  );
}

/** Every file that a description speaks of, wherever it does. */
function filesNamed({ entry, stylesheets, files, modules, manifest }: Artefact): Set<string> {
  const contributions = [
    ...(manifest?.routes ?? []),
    ...(manifest?.slots ?? []),
    ...(manifest?.modals ?? []),
    ...(manifest?.guards ?? []),
    ...(manifest?.handlers ?? []),
    ...(manifest?.background ?? []),
    ...Object.values(manifest?.translations?.languages ?? {}),
    ...(manifest?.settings === undefined ? [] : [manifest.settings]),
    ...Object.values(modules),
  ];
  return new Set([
    entry,
    ...stylesheets,
    ...Object.keys(files),
    ...Object.keys(manifest?.assets ?? {}),
    ...contributions.flatMap((contribution) => contribution.files),
  ]);
}

function wrongDescriptions({ plugin, version, artefact, contents }: Upload): readonly string[] {
  const { manifest, kind, specifiers, entry } = artefact;
  const own = `@touchline/${plugin}`;
  const claims: readonly (readonly [isRight: boolean, says: string])[] = [
    [version !== NO_VERSION, `"${NO_VERSION}" is the name for no version`],
    [artefact.id === plugin && manifest?.id === plugin, `it must call itself "${plugin}"`],
    [
      artefact.version === version && manifest?.version === version,
      `it must say version "${version}"`,
    ],
    [kind === 'plugin', `it is a ${kind}; only plugins are published`],
    [
      specifiers.length === 1 && specifiers[0] === own,
      `it answers for ${specifiers.join(', ')}; it may for "${own}" alone`,
    ],
    [entry.endsWith('.js'), `its entry "${entry}" is no script`],
    [
      contents.get(entry)?.includes(CODE_REFRESH) !== true,
      'it was built for development: run "npm run build" first',
    ],
  ];
  return claims.filter(([isRight]) => !isRight).map(([, says]) => says);
}

/** What of an upload does not fit its description: names, hashes and weight. */
export function checkUpload(upload: Upload): readonly Finding[] {
  const { plugin, version, artefact, contents } = upload;
  const finding = (code: Finding['code'], message: string): Finding => ({
    severity: 'blocker',
    code,
    plugin,
    version,
    message: `${plugin} ${version}: ${message}`,
  });
  const bytes = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
  return [
    ...wrongDescriptions(upload).map((message) => finding('description_wrong', message)),
    ...[...filesNamed(artefact)]
      .filter((file) => !contents.has(file))
      .map((file) => finding('file_missing', `${file} is named and was not sent`)),
    ...[...contents.keys()]
      .filter((file) => artefact.files[file] === undefined)
      .map((file) => finding('description_wrong', `${file} was sent and is not described`)),
    ...[...contents]
      .filter(([file, content]) => {
        const integrity = artefact.files[file]?.integrity;
        return integrity !== undefined && !isIntact(content, integrity);
      })
      .map(([file]) =>
        finding('file_tampered', `${file} is not what was built: its hash is another one`),
      ),
    ...[...contents]
      .filter(([file]) => file.endsWith('.svg'))
      .flatMap(([file, content]) =>
        svgProblems(content.toString('utf8')).map((problem) =>
          finding('picture_unsafe', `${file} is not only a picture: it has ${problem}`),
        ),
      ),
    ...(bytes <= MOST_VERSION_BYTES
      ? []
      : [
          finding('budget_exceeded', `it has ${bytes} bytes, at most ${MOST_VERSION_BYTES} may be`),
        ]),
  ];
}

/** Distinguishes the contents of versions: every file and all metadata, without sizes. */
export function digestOf({ artefact, contents }: Pick<Upload, 'artefact' | 'contents'>): string {
  const { files: _files, manifest, ...rest } = artefact;
  const hash = createHash('sha256').update(
    JSON.stringify([sorted(rest), sorted({ ...manifest, assets: {} })]),
  );
  for (const file of [...contents.keys()].toSorted()) {
    hash.update(`\0${file}\0`).update(
      createHash('sha256')
        .update(contents.get(file) ?? '')
        .digest(),
    );
  }
  return hash.digest('hex');
}

/** The same data with its keys in order, whatever wrote it. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([left], [right]) => (left < right ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )
    : value;
}
