import { type Disposer, perPlugin, type PluginContext } from '@touchline/plugin-api';
import { accountsResource } from '../accounts.resource.ts';
import { convertStatus } from './convert-status.ts';

/** Who has been reminded in this tab. */
const remindedUser = perPlugin(({ storage }) =>
  storage.open<string>({
    name: 'hrk_ur',
    version: 1,
    lifetime: 'session',
    initial: '',
    schema: { parse: String },
  }),
);

/** Reminds a player of the account that is to be converted, once a session, anywhere but there. */
export function start(context: PluginContext): Disposer {
  const { log, modals, navigation, resources, session } = context;
  const reminded = remindedUser(context);
  let isAsking = false;
  const remind = async () => {
    const { userId } = session.state.get();
    const isThere = () => navigation.current.get().name === 'convertAccount';
    if (userId === undefined || isAsking || reminded.get() === userId || isThere()) {
      return;
    }
    isAsking = true;
    try {
      const status = convertStatus((await resources.fetch(accountsResource, {})).accounts);
      if (status === 0) {
        reminded.set(userId);
      } else if (!isThere()) {
        reminded.set(userId);
        await modals.offer('convert-account', { convert: String(status) });
      }
    } catch (error) {
      log.error('failed to fetch the accounts to convert', error);
    } finally {
      isAsking = false;
    }
  };
  const look = () => {
    remind().catch((error: unknown) => log.error('the reminder to convert failed', error));
  };
  look();
  const stops = [session.state.subscribe(look), navigation.current.subscribe(look)];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
