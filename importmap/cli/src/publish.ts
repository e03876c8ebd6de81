import { PublishAnswer } from '@touchline/contracts/releases';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { findBuild } from './find-build.ts';
import type { Session } from './session.ts';
import { waitUntil } from './wait.ts';
import { findingsInWords, kilobytes } from './words.ts';

function inWords({ plugin, version, isNew, dryRun, findings, bytes, size }: PublishAnswer): string {
  const weight = `${kilobytes(bytes)}, ${kilobytes(size)} brotli`;
  const done = isNew ? 'published' : 'was published before, with the same content';
  const title = dryRun ? `${plugin} ${version} was looked at` : `${plugin} ${version} ${done}`;
  return [
    `${title} (${weight})`,
    ...(findings.length === 0 ? [] : [findingsInWords(findings)]),
    ...(dryRun || findings.length > 0
      ? []
      : [`next: touchline rollout ${plugin} ${version} --share 5`]),
  ].join('\n');
}

/** `publish`: uploads a build, permanently. */
export async function publish(
  session: Session,
  options: { readonly plugin: string | undefined; readonly from: string | undefined },
): Promise<void> {
  const { client, isDryRun: dryRun, folder, waitSeconds } = session;
  const { artefact, files } = await findBuild({ ...options, folder });
  const { id, version, entry } = artefact;
  const answer = await client.call({
    method: 'PUT',
    path: `/plugins/${id}/versions/${version}`,
    body: { artefact, files, dryRun },
    answer: PublishAnswer,
  });
  if (!dryRun && waitSeconds !== undefined) {
    await waitUntil(() => client.isServed(`/assets/${id}/${version}/${entry}`), {
      seconds: waitSeconds,
      what: 'it is not served yet',
    });
  }
  session.answer(answer, () => inWords(answer));
  if (answer.findings.some(({ severity }) => severity === 'blocker')) {
    throw new CommandError('release_refused', 'this would be refused', { exitCode: EXIT.refused });
  }
}
