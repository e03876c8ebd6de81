import type { VirtualRound } from '@touchline/contracts/virtuals';

const count = (sides: readonly string[], side: string) =>
  sides.filter((one) => one === side).length;

/** How a round ended, in a line: the first three of a race, the score of a match. */
export function resultText({ card, result }: VirtualRound): string {
  if (result === undefined) {
    return '';
  }
  if (result.sport === 'virtual-greyhounds') {
    const runners = card.sport === 'virtual-greyhounds' ? card.runners : [];
    return result.finish
      .slice(0, 3)
      .flatMap((id) => runners.find((runner) => runner.id === id) ?? [])
      .map(({ number, name }) => `${number} ${name}`)
      .join(' › ');
  }
  if (result.sport === 'virtual-football') {
    const sides = result.goals.map(({ side }) => side);
    return `${count(sides, 'home')}:${count(sides, 'away')}`;
  }
  return result.games.map((set) => `${count(set, 'home')}:${count(set, 'away')}`).join(', ');
}

/** Who takes part in a match; nothing of a race. */
export function sidesText({ card }: VirtualRound): string | undefined {
  return card.sport === 'virtual-greyhounds' ? undefined : `${card.home.name} – ${card.away.name}`;
}
