import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tile } from '../tile/tile.tsx';
import { Rail } from './rail.tsx';

afterEach(cleanup);

function Games({ direction }: { readonly direction?: 'rtl' }) {
  return (
    <div dir={direction} style={direction && { direction }}>
      <Rail title="Popular games" backText="Back" onwardText="On">
        {['Roulette', 'Blackjack', 'Dice'].map((name) => (
          <Tile key={name} title={name} href={`#${name}`} />
        ))}
      </Rail>
    </div>
  );
}

/** Gives the track a width and a position, which a page without layout has none of. */
function measured({ scrollLeft, scrollWidth }: { scrollLeft: number; scrollWidth: number }) {
  const track = screen.getByRole('list');
  Object.defineProperties(track, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: scrollWidth, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true, writable: true },
  });
  fireEvent.scroll(track);
  return track;
}

const focused = () => document.activeElement?.textContent?.trim();

it('a rail is a region and a list by its title, with an item for each child', () => {
  render(<Games />);
  expect(screen.getByRole('region', { name: 'Popular games' })).toBeDefined();
  expect(screen.getByRole('list', { name: 'Popular games' }).children).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 2, name: 'Popular games' })).toBeDefined();
});

it('the arrow keys move between the items of a rail, Home and End go to its ends', () => {
  render(<Games />);
  screen.getByRole('link', { name: 'Roulette' }).focus();
  const track = screen.getByRole('list');
  fireEvent.keyDown(document.activeElement ?? track, { key: 'ArrowRight' });
  expect(focused()).toBe('Blackjack');
  fireEvent.keyDown(document.activeElement ?? track, { key: 'End' });
  expect(focused()).toBe('Dice');
  fireEvent.keyDown(document.activeElement ?? track, { key: 'Home' });
  expect(focused()).toBe('Roulette');
});

it('the left arrow key moves onward in right-to-left text', () => {
  render(<Games direction="rtl" />);
  screen.getByRole('link', { name: 'Roulette' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(focused()).toBe('Blackjack');
});

it('the up and down keys are left to the page, which scrolls by them', () => {
  render(<Games />);
  screen.getByRole('link', { name: 'Roulette' }).focus();
  const wasHandled = !fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'ArrowDown',
  });
  expect(wasHandled).toBe(false);
  expect(focused()).toBe('Roulette');
});

it('a rail that fits has no arrows to press', () => {
  render(<Games />);
  measured({ scrollLeft: 0, scrollWidth: 400 });
  expect(screen.queryByRole('button')).toBeNull();
});

it('the arrow of an end that is reached is disabled, and keeps the focus', () => {
  render(<Games />);
  measured({ scrollLeft: 0, scrollWidth: 1000 });
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'On' }).getAttribute('aria-disabled')).toBe('false');
  back.focus();
  measured({ scrollLeft: 600, scrollWidth: 1000 });
  expect(back.getAttribute('aria-disabled')).toBe('false');
  expect(document.activeElement).toBe(back);
  expect(screen.getByRole('button', { name: 'On' }).getAttribute('aria-disabled')).toBe('true');
});

it.each([
  [undefined, 340],
  ['rtl' as const, -340],
])('the onward arrow scrolls in reading direction (%s)', (direction, left) => {
  render(<Games {...(direction && { direction })} />);
  const track = measured({ scrollLeft: 0, scrollWidth: 1000 });
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  Object.assign(track, { scrollBy });
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left });
});
