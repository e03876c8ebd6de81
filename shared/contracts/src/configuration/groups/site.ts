import * as z from 'zod/mini';
import { ThirdPartyBrands } from './brands.ts';
import { GameLandings } from './game-landings.ts';
import { DEFAULT_LOBBY, LobbyConfiguration } from './lobby.ts';

/**
 * A group that the platform specification names and this site has no settings for: what it would
 * contain is decided elsewhere (looks by `core.settings`, the cookie question by `core.flags`, sections
 * by the import map). It is served
 * empty, so that a client that requests every group by name gets every group.
 */
export const EmptyConfiguration = z.object({});

/** Dictionaries, by the routes that need them. */
export const DictsConfiguration = z.object({
  /** Dictionary ids by route name, beyond those a plugin declares itself. */
  routes: z._default(z.record(z.string(), z.array(z.string())), {}),
  defaultLanguage: z._default(z.string(), 'en'),
});

/** What applies to the whole site. */
export const GlobalConfiguration = z.object({
  /** A block check that fails closes the site instead of leaving it open. */
  maintenanceOnBlockFailure: z._default(z.boolean(), false),
});

/** Of no more than a minute. */
const Milliseconds = z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0);
const NO_CYCLE = { slots: 0, other: 0 };
const MinorUnits = z.record(z.string(), z.int().check(z.minimum(0)));

/** What the regime and the operator allow in games; the server holds every stake against it. */
const GamesConfiguration = z.object({
  /** Games that are closed, as `<provider>:<code>`; what was staked in them is still paid. */
  closed: z._default(z.array(z.string()), []),
  /** Providers whose games are all closed, in the same way. */
  closedProviders: z._default(z.array(z.string()), []),
  /**
   * How far a round's return is from the declared one on the average: the standard deviation for a stake of 1, by
   * `<provider>:<code>`, as the certificate of the game says it.
   */
  deviations: z._default(z.record(z.string(), z.number().check(z.positive())), {}),
  /** The most that may be staked in a round, its later stakes included, in minor units by currency; without a bound where it is missing. */
  mostStake: z._default(MinorUnits, {}),
  /** The same for players below an age, such as £2 below 25 in Great Britain. */
  mostStakeYoung: z._default(MinorUnits, {}),
  youngBelow: z._default(z.int().check(z.minimum(0)), 25),
  /** From the begin of a round to that of the next at least, ms: 2500 for slots and 5000 for others in Great Britain. */
  leastCycle: z._default(z.object({ slots: Milliseconds, other: Milliseconds }), NO_CYCLE),
});

/** Products of other companies inside the site. */
export const ThirdPartyConfiguration = z.object({
  allowed: z._default(z.boolean(), false),
  partitions: z._default(z.array(z.string()), []),
  /** A row of brands above their games; each links to the brand's own page. */
  brandsSlider: z._default(z.boolean(), false),
  ...ThirdPartyBrands.shape,
  games: z._default(GamesConfiguration, {
    closed: [],
    closedProviders: [],
    deviations: {},
    mostStake: {},
    mostStakeYoung: {},
    youngBelow: 25,
    leastCycle: NO_CYCLE,
  }),
  lobby: z._default(LobbyConfiguration, DEFAULT_LOBBY),
  /** Pages of their own that present a game. */
  landings: z._default(GameLandings, []),
  /** Wait before analytics of others are installed, ms. */
  analyticsDelay: z._default(z.number().check(z.minimum(0)), 10_000),
});

/** Features that are tried out, by name; each is usable in `when` as `config.<name>`. */
export const WhiteFeatureConfiguration = z.object({
  features: z._default(z.record(z.string(), z.boolean()), {}),
});
