import { perPlugin, type PersistentStore, type PluginContext } from '@touchline/plugin-api';
import { settingsOf } from '../settings.ts';

/** A confirmed age is valid for three days (product.txt §4.6). */
const AGE_HOLDS = 259_200_000;
/** News of the site are shown once; five years are as good as for ever. */
const NEWS_HOLD = 157_680_000_000;

/** When something happened, milliseconds since epoch; 0 never. */
type Moment = number;

/** Something a visitor has done that is valid for a while. */
export interface Remembered {
  readonly holds: () => boolean;
  readonly remember: () => void;
}

function parseMoment(stored: unknown): Moment {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) {
    throw new TypeError('a moment is a number');
  }
  return stored;
}

function remembered(
  { clock, storage }: PluginContext,
  options: { readonly name: string; readonly lifetime?: 'session'; readonly holdsFor: number },
): Remembered {
  const { name, lifetime, holdsFor } = options;
  const store: PersistentStore<Moment> = storage.open({
    name,
    version: 1,
    schema: { parse: parseMoment },
    initial: 0,
    ...(lifetime === undefined ? {} : { lifetime }),
  });
  return {
    holds: () => {
      const since = clock.now() - store.get();
      // A clock that was put back does not make it valid longer.
      return since >= 0 && since < holdsFor;
    },
    remember: () => store.set(clock.now()),
  };
}

/** Whether the visitor has confirmed to be old enough. */
export const ageConfirmed = perPlugin((context) => {
  const { ageConfirmation } = settingsOf(context);
  return ageConfirmation === 'session'
    ? remembered(context, { name: 'age', lifetime: 'session', holdsFor: AGE_HOLDS })
    : remembered(context, { name: 'age', holdsFor: AGE_HOLDS });
});

/** Whether the visitor has seen what is new about the site. */
export const newsSeen = perPlugin((context) =>
  remembered(context, { name: 'news', holdsFor: NEWS_HOLD }),
);

/** The time of an agreement not yet reported to the server; 0 when it is. */
export const untoldAgreement = perPlugin(({ storage }) =>
  storage.open<Moment>({
    name: 'agreement',
    version: 1,
    schema: { parse: parseMoment },
    initial: 0,
    isEmpty: (time) => time === 0,
  }),
);
