import { errorCode, perPlugin, type PluginContext } from '@touchline/plugin-api';

type Flow = 'login' | 'registration';
type Counters = Readonly<Record<Flow, number>>;

const NONE: Counters = { login: 0, registration: 0 };

function parse(stored: unknown): Counters {
  const { login, registration } = stored as Partial<Record<Flow, unknown>>;
  if (!Number.isSafeInteger(login) || !Number.isSafeInteger(registration)) {
    throw new TypeError('these are no counters of attempts');
  }
  return { login: Number(login), registration: Number(registration) };
}

/** How often the visitor has tried to sign in or to register in this tab without success. */
const counters = perPlugin(({ storage }) =>
  storage.open<Counters>({
    name: 'attempts',
    version: 1,
    initial: NONE,
    schema: { parse },
    lifetime: 'session',
    isEmpty: ({ login, registration }) => login + registration === 0,
  }),
);

/**
 * Counts an attempt at signing in or registering (platform specification §4); one that fails is reported
 * to analytics with its code and its number, one that succeeds restarts the count.
 * @returns the act's answer, and which attempt it was
 * @throws whatever the act throws
 */
export async function attempt<Answer>(
  context: PluginContext,
  { flow, act }: { readonly flow: Flow; readonly act: () => Promise<Answer> },
): Promise<{ readonly answer: Answer; readonly attempts: number }> {
  const store = counters(context);
  const attempts = store.get()[flow] + 1;
  store.set({ ...store.get(), [flow]: attempts });
  try {
    const answer = await act();
    store.set({ ...store.get(), [flow]: 0 });
    return { answer, attempts };
  } catch (error) {
    const code = errorCode(error) ?? 'unknown';
    context.analytics.track('activity', { action: `${flow}-failed`, code, attempts });
    throw error;
  }
}
