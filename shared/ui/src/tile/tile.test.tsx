import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Tile, TileGrid } from './tile.tsx';

afterEach(cleanup);

it('a tile is one link by its title and what is beside it', () => {
  render(<Tile title="Premier League" text="England" end="14" href="#pl" current />);
  const link = screen.getByRole('link', { name: 'Premier League England 14' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('a tile without an address is a button', async () => {
  const onClick = vi.fn<() => void>();
  render(<Tile title="Roulette" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Roulette' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('the control of a tile is beside its link, not inside it', () => {
  render(
    <Tile title="Roulette" href="#r" shape="square" action={<button type="button">Star</button>} />,
  );
  expect(screen.getByRole('link').contains(screen.getByRole('button'))).toBe(false);
});

it('a picture that does not come leaves the cover, and another address is tried again', () => {
  const { container, rerender } = render(
    <Tile title="Roulette" href="#r" shape="square" picture="/one.png" />,
  );
  const image = () => container.querySelector('img');
  expect(image()?.alt).toBe('');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<Tile title="Roulette" href="#r" shape="square" picture="/two.png" />);
  expect(image()?.getAttribute('src')).toBe('/two.png');
});

it('a grid of tiles is a list by its name', () => {
  render(
    <TileGrid label="Games">
      {['Dice', 'Keno'].map((name) => (
        <Tile key={name} title={name} href={`#${name}`} />
      ))}
    </TileGrid>,
  );
  expect(screen.getByRole('list', { name: 'Games' }).children).toHaveLength(2);
});
