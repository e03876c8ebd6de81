import { type Disposer, perPlugin, type PluginContext } from '@touchline/plugin-api';

/** Who has been asked in this tab. */
const askedUser = perPlugin(({ storage }) =>
  storage.open<string>({
    name: 'transfer-asked',
    version: 1,
    lifetime: 'session',
    initial: '',
    schema: { parse: String },
  }),
);

/** Prompts a player whose account is to be kept by another operator to agree, once a session. */
export function start(context: PluginContext): Disposer {
  const { log, modals, session } = context;
  const asked = askedUser(context);
  const { userId } = session.state.get();
  if (userId !== undefined && asked.get() !== userId) {
    asked.set(userId);
    modals.open('user-transfer').catch((error: unknown) => {
      log.error('the question about the transfer could not be shown', error);
    });
  }
  return () => undefined;
}
