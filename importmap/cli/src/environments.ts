import {
  ChangeAnswer,
  EnvironmentAnswer,
  EnvironmentsAnswer,
  StateAnswer,
} from '@touchline/contracts/releases';
import type { Session } from './session.ts';
import { report } from './changes.ts';
import { table } from './words.ts';

/** `environments`: their names, the site's own first. */
export async function listEnvironments({ client, answer }: Session): Promise<void> {
  const found = await client.call({ path: '/environments', answer: EnvironmentsAnswer });
  const named = found.environments.filter(({ name }) => name !== 'default');
  answer(found, () =>
    table(named.map(({ name, isDefault }) => [name, isDefault ? "the site's own" : ''])),
  );
}

/** `create-environment`: a new one, that begins like another where one is named. */
export async function createEnvironment(
  { client, reason, answer }: Session,
  { name, like }: { readonly name: string; readonly like: string | undefined },
): Promise<void> {
  const made = await client.call({
    method: 'POST',
    path: '/environments',
    body: { name, reason, ...(like && { copyOf: like }) },
    answer: EnvironmentAnswer,
  });
  answer(made, () => `${made.name}, revision ${made.revision}`);
}

/** `take-over`: what another environment decided, about a plugin or about all, becomes this one's. */
export async function takeOver(
  session: Session,
  { from, plugin }: { readonly from: string; readonly plugin: string | undefined },
): Promise<void> {
  const { client, reason, isDryRun: dryRun, ifMatch } = session;
  const { environment, revision } = await client.call({
    path: '/state',
    query: { env: from },
    answer: StateAnswer,
  });
  const answer = await client.call({
    method: 'POST',
    path: '/changes',
    body: {
      changes: [{ kind: 'restore', environment, revision, ...(plugin && { plugin }) }],
      reason,
      dryRun,
    },
    ifMatch,
    answer: ChangeAnswer,
  });
  await report(session, { answer, plugin });
}
