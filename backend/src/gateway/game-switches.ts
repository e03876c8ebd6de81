import type { SwitchGames } from '../gaming/catalogue/game-desk.ts';
import type { Configuration } from '../site/configuration/configuration.ts';

const GROUP = 'thirdparty';
/** Somebody else may change the group at the same moment. */
const TRIES = 5;

/** Which games and providers are closed, as the group of the configuration has it. */
interface Closed {
  readonly games?: {
    readonly closed?: readonly string[];
    readonly closedProviders?: readonly string[];
  };
}

function isStale(error: unknown): boolean {
  return (error as { readonly code?: string }).code === 'revision_stale';
}

/** Opens and closes games in the configuration, where the same switches are: its history and its reach are theirs. */
export function gameSwitches(configuration: Pick<Configuration, 'group' | 'change'>): SwitchGames {
  const change: SwitchGames = async ({ of, id, isOpen, author, audit }) => {
    const { value, revision } = await configuration.group(GROUP);
    const { closed = [], closedProviders = [] } = (value as Closed).games ?? {};
    const before = of === 'game' ? closed : closedProviders;
    if (before.includes(id) === !isOpen) {
      return;
    }
    const after = isOpen ? before.filter((each) => each !== id) : [...before, id];
    const games = of === 'game' ? { closed: after } : { closedProviders: after };
    await configuration.change(GROUP, { games }, { expected: revision, author, audit });
  };
  return async (asked) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await change(asked);
      } catch (error) {
        if (tried === TRIES || !isStale(error)) {
          throw error;
        }
      }
    }
  };
}
