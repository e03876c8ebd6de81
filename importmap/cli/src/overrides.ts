import { OverrideAnswer, OverridesAnswer } from '@touchline/contracts/releases';
import { renderUnicodeCompact } from 'uqr';
import * as z from 'zod/mini';
import { newestVersion } from './changes.ts';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Session } from './session.ts';
import { table } from './words.ts';

/** `override`: a link that gives one browser a version, else the one published last, of a plugin. */
export async function makeOverride(
  session: Session,
  options: {
    readonly plugin: string | undefined;
    readonly version: string | undefined;
    readonly inspect: boolean;
    /** Seconds. */
    readonly lifetime: number;
    readonly qr: boolean;
  },
): Promise<void> {
  const { client, reason, isDryRun } = session;
  const { plugin, inspect, lifetime, qr } = options;
  if (isDryRun) {
    throw new CommandError('usage', 'a link changes nothing that a dry run could show', {
      exitCode: EXIT.usage,
    });
  }
  const version =
    plugin === undefined ? undefined : (options.version ?? (await newestVersion(session, plugin)));
  const answer = await client.call({
    method: 'POST',
    path: '/overrides',
    body: { ...(plugin && { plugin, version }), inspect, lifetime, reason },
    answer: OverrideAnswer,
  });
  session.answer(answer, () =>
    [
      answer.address,
      `link ${answer.id}, until ${answer.expiresAt}`,
      ...(qr ? [renderUnicodeCompact(answer.address, { ecc: 'L', border: 2 })] : []),
    ].join('\n'),
  );
}

/** `overrides`: the links that were made, the newest first. */
export async function listOverrides(session: Session): Promise<void> {
  const answer = await session.client.call({ path: '/overrides', answer: OverridesAnswer });
  session.answer(answer, () =>
    answer.overrides.length === 0
      ? 'no link was made yet'
      : table(
          answer.overrides.map(({ id, plugin, version, inspect, ...link }) => [
            id,
            [plugin, version, ...(inspect ? ['inspector'] : [])].filter(Boolean).join(' '),
            link.isRevoked ? 'ended' : `until ${link.expiresAt}`,
            link.madeBy,
            link.reason,
          ]),
        ),
  );
}

/** `end-override`: a link is no longer valid. */
export async function endOverride(session: Session, id: string): Promise<void> {
  await session.client.call({
    method: 'DELETE',
    path: `/overrides/${encodeURIComponent(id)}`,
    answer: z.undefined(),
  });
  session.answer({ id, ended: true }, () => `link ${id} has ended`);
}
