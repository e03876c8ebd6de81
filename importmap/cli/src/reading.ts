import {
  DiffAnswer,
  HistoryAnswer,
  ServicesAnswer,
  StateAnswer,
} from '@touchline/contracts/releases';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Session } from './session.ts';
import { differencesInWords, sharesInWords, table } from './words.ts';

/** `status`: what is on, in which versions, for whom. */
export async function status(session: Session, plugin: string | undefined): Promise<void> {
  const { client } = session;
  const { environment, revision, release } = await client.call({
    path: '/state',
    answer: StateAnswer,
  });
  const { services } = await client.call({ path: '/services', answer: ServicesAnswer });
  const shown = services.filter(({ id }) => plugin === undefined || id === plugin);
  if (shown.length === 0) {
    throw new CommandError('plugin_unknown', `there is no plugin "${plugin}"`, {
      exitCode: EXIT.unknown,
    });
  }
  session.answer({ environment, revision, release, services: shown }, () =>
    [
      `${environment}, revision ${revision}, release ${release}`,
      table(
        shown.map(({ id, enabled, mandatory, versions, version }) => [
          id,
          enabled ? 'on' : 'off',
          versions.length === 0 ? `${version} published, on no page` : sharesInWords(versions),
          mandatory ? 'mandatory' : '',
        ]),
      ),
    ].join('\n'),
  );
}

/** `history`: who changed what and why, newest first. */
export async function history(
  session: Session,
  search: { readonly plugin?: string; readonly actor?: string; readonly limit?: number },
): Promise<void> {
  const { plugin, actor, limit } = search;
  const answer = await session.client.call({
    path: '/history',
    query: { plugin, actor, limit },
    answer: HistoryAnswer,
  });
  session.answer(answer, () =>
    answer.revisions.length === 0
      ? 'nothing was decided yet'
      : table(
          answer.revisions.map(({ revision, madeAt, actor: who, reason }) => [
            String(revision),
            madeAt,
            who,
            reason,
          ]),
        ),
  );
}

/** `diff`: what differs between two revisions, by default between one and now. */
export async function diff(
  session: Session,
  { from, to }: { readonly from: number; readonly to: number | undefined },
): Promise<void> {
  const { client } = session;
  const newest = to ?? (await client.call({ path: '/state', answer: StateAnswer })).revision;
  const answer = await client.call({
    path: '/diff',
    query: { from, to: newest },
    answer: DiffAnswer,
  });
  session.answer({ from, to: newest, ...answer }, () => differencesInWords(answer.differences));
}
