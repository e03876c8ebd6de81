import { fireEvent, screen } from '@testing-library/dom';
import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it, vi } from 'vitest';
import en from '../translations/en.json';
import { ListFoot } from './list-foot.tsx';
import type { EventGroup } from './section-rows.ts';

const group = (id: number, count: number): EventGroup => ({
  kind: 'champ',
  id,
  events: Array.from({ length: count }) as never,
});
const groups = [group(1, 12), group(2, 30), group(3, 5)];

async function mountFoot(isOpen: (id: number) => boolean, onOpen = vi.fn()) {
  const { context } = createTestContext({ plugin: 'sport', texts: en });
  const view = reactView(() => <ListFoot groups={groups} isOpen={isOpen} onOpen={onOpen} />);
  return { mounted: await mountView({ view, context }), onOpen };
}

it('the foot of a list says how many of its events are shown, and opens the others', async () => {
  const { mounted, onOpen } = await mountFoot((id) => id === 1);
  expect(mounted.element.textContent).toContain('12 of 47 events shown');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(onOpen).toHaveBeenCalledWith([2, 3], true);
  await mounted.unmount();
});

it('a list that is wholly open has no foot', async () => {
  const { mounted } = await mountFoot(() => true);
  expect(mounted.element.textContent).toBe('');
  await mounted.unmount();
});
