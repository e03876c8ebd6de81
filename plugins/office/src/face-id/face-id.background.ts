import { type Disposer, perPlugin, type PluginContext } from '@touchline/plugin-api';

/** Who has been asked in this tab. */
const askedUser = perPlugin(({ storage }) =>
  storage.open<string>({
    name: 'face-id-asked',
    version: 1,
    lifetime: 'session',
    initial: '',
    schema: { parse: String },
  }),
);

/** Prompts a player who has to show their face, once a session, anywhere but there. */
export function start(context: PluginContext): Disposer {
  const { log, modals, navigation, session } = context;
  const asked = askedUser(context);
  const ask = () => {
    const { userId } = session.state.get();
    const { name } = navigation.current.get();
    const isThere = name === 'officeIdentification' || name === 'accountIdentification';
    if (userId === undefined || asked.get() === userId || isThere) {
      return;
    }
    asked.set(userId);
    modals.offer('face-id').catch((error: unknown) => {
      log.error('the request to identify could not be shown', error);
    });
  };
  ask();
  return navigation.current.subscribe(ask);
}
