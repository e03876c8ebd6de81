import type { Login } from '@touchline/contracts/identity';
import type { PluginContext } from '@touchline/plugin-api';
import { attempt } from '../session/attempts.ts';
import { login } from '../session/requests.ts';
import { needsCode } from '../two-factor/two-factor.resource.ts';

/**
 * Signs a player in, which may leave this page.
 * @returns whether a code of the player's app comes first
 * @throws ApplicationError as the server refuses
 */
export async function signInWithPassword(
  context: PluginContext,
  credentials: Pick<Login, 'login' | 'password'>,
): Promise<boolean> {
  const { answer } = await attempt(context, {
    flow: 'login',
    act: () =>
      login(context.http, credentials).catch((failure: unknown) => {
        if (needsCode(failure)) {
          return undefined;
        }
        throw failure;
      }),
  });
  if (answer !== undefined) {
    await context.session.adopt(answer);
  }
  return answer === undefined;
}
