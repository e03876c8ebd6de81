/** Of each game a bet, and what its player does in a round that goes on until it is over. */
export const SAMPLES: Readonly<
  Record<string, { readonly bet: unknown; readonly acts?: readonly number[] }>
> = {
  crash: { bet: {}, acts: [0] },
  dice: { bet: { side: 'under', mark: 5_000 } },
  limbo: { bet: { target: 200 } },
  roulette: { bet: { chips: { '17': 50, red: 50 } } },
  hilo: { bet: {}, acts: [2, 0] },
  'video-poker': { bet: {}, acts: [3] },
  blackjack: { bet: {}, acts: [1] },
  mines: { bet: { mines: 3 }, acts: [0, -1] },
  plinko: { bet: { rows: 12, risk: 'medium' } },
  wheel: { bet: { segments: 20, risk: 'low' } },
  keno: { bet: { numbers: [3, 7, 21, 40] } },
  slot: { bet: {} },
  scratch: { bet: {}, acts: [0] },
};
