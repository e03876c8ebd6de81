/** How prices are made from probabilities. */
export interface PricingSettings {
  /** Sum of inverse prices per winning outcome where no market has its own: 1.05 keeps 5 %. */
  readonly defaultOverround: number;
  /** Overround by market type code. */
  readonly overround: Readonly<Record<string, number>>;
  /** Live markets carry this much more overround. */
  readonly liveExtra: number;
}

/** The least overround that any margin leaves: below it rounding of prices is all that is left of it. */
const LEAST_OVERROUND = 1.02;

/** The same settings with so much more overround on every market: 0.02 is two points. */
export function withExtraMargin(settings: PricingSettings, extra: number): PricingSettings {
  const added = (overround: number) => Math.max(LEAST_OVERROUND, overround + extra);
  return {
    defaultOverround: added(settings.defaultOverround),
    liveExtra: settings.liveExtra,
    overround: Object.fromEntries(
      Object.entries(settings.overround).map(([code, overround]) => [code, added(overround)]),
    ),
  };
}

/** The house's margins: tight on what is compared, wider on long lists of outcomes. */
export function defaultPricingSettings(): PricingSettings {
  return {
    defaultOverround: 1.07,
    liveExtra: 0.01,
    overround: {
      'ft-1x2': 1.05,
      'ft-double-chance': 1.05,
      'ft-draw-no-bet': 1.05,
      'ft-total': 1.05,
      'ft-handicap': 1.045,
      'ft-asian-total': 1.045,
      'ft-both-score': 1.06,
      'ft-correct-score': 1.18,
      'ft-half-time-full-time': 1.14,
      'ft-winning-margin': 1.12,
      'ft-exact-total': 1.12,
      'ft-1x2-and-total': 1.12,
      'ft-1x2-and-both-score': 1.12,
      '1h-correct-score': 1.15,
      '2h-correct-score': 1.15,
      'corners-1x2': 1.07,
      // Of single players: so much on top of a fair chance, less the likelier he is.
      'player-scorer': 1.16,
      'player-first-scorer': 1.2,
      'player-assist': 1.18,
      'player-shots': 1.14,
      'player-booked': 1.16,
      'hockey-1x2': 1.055,
      'hockey-winner': 1.05,
      'hockey-total': 1.055,
      'hockey-correct-score': 1.18,
      'basketball-winner': 1.05,
      'basketball-total': 1.055,
      'basketball-handicap': 1.055,
      'basketball-winning-margin': 1.12,
      'basketball-half-time-full-time': 1.14,
      'tennis-winner': 1.05,
      'tennis-total-games': 1.06,
      'tennis-handicap-games': 1.06,
      'volleyball-winner': 1.05,
      'volleyball-total-points': 1.06,
      'volleyball-handicap-points': 1.06,
      'cricket-winner': 1.05,
      'cricket-total-runs': 1.06,
      'baseball-winner': 1.05,
      'baseball-total': 1.055,
      'baseball-handicap': 1.055,
      'boxing-1x2': 1.06,
      'boxing-method': 1.12,
      'boxing-round-of-10': 1.2,
      'boxing-round-of-12': 1.2,
      'mma-winner': 1.055,
      'mma-method': 1.12,
      'mma-round-of-3': 1.12,
      'mma-round-of-5': 1.15,
      'handball-1x2': 1.06,
      'handball-total': 1.06,
      'handball-handicap': 1.06,
      'handball-winning-margin': 1.12,
      'handball-half-time-full-time': 1.14,
      'rugby-1x2': 1.06,
      'rugby-total': 1.06,
      'rugby-handicap': 1.06,
      'rugby-winning-margin': 1.12,
      'rugby-half-time-full-time': 1.14,
      'american-football-winner': 1.05,
      'american-football-total': 1.055,
      'american-football-handicap': 1.055,
      'american-football-winning-margin': 1.12,
      'american-football-half-time-full-time': 1.14,
      'table-tennis-winner': 1.06,
      'table-tennis-total-points': 1.065,
      'table-tennis-handicap-points': 1.065,
      'badminton-winner': 1.055,
      'badminton-total-points': 1.065,
      'badminton-handicap-points': 1.065,
      'darts-winner': 1.055,
      'darts-total-legs': 1.065,
      'darts-handicap-legs': 1.065,
      'darts-score-best-of-5': 1.1,
      'snooker-winner': 1.055,
      'snooker-total-frames': 1.065,
      'snooker-handicap-frames': 1.065,
      'snooker-score-best-of-7': 1.12,
      'snooker-score-best-of-9': 1.13,
      'snooker-score-best-of-11': 1.14,
      'outright-winner': 1.15,
      'outright-top': 1.1,
      'outright-bottom': 1.12,
      'cs2-winner': 1.05,
      'cs2-total-rounds': 1.06,
      'cs2-handicap-rounds': 1.06,
      'valorant-winner': 1.05,
      'valorant-total-rounds': 1.06,
      'valorant-handicap-rounds': 1.06,
      'dota2-winner': 1.05,
      'dota2-total-kills': 1.06,
      'dota2-handicap-kills': 1.06,
      'lol-winner': 1.05,
      'lol-total-kills': 1.06,
      'lol-handicap-kills': 1.06,
      'esoccer-1x2': 1.06,
      'esoccer-total': 1.06,
      'esoccer-handicap': 1.06,
      'esoccer-correct-score': 1.18,
    },
  };
}
