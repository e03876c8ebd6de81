import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { view } from './account-menu.view.tsx';

async function showMenu() {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '708554255' },
    answers: {
      'GET /betting-api/v1/bets': () => ({ bets: [] }),
      'GET /wallet-api/v1/accounts': () => ({ accounts: [] }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  const button = screen.getByRole('button', { name: texts.title.office });
  return { ...test, button, mounted };
}

afterEach(() => document.body.replaceChildren());

const focused = () => document.activeElement?.textContent;

/** The items of the opened menu, once one of them has the focus. */
async function itemsInFocus() {
  const items = await screen.findAllByRole('menuitem');
  await vi.waitFor(() => expect(items).toContain(document.activeElement));
  return items;
}

it('the account menu opens from the keyboard, and its arrow keys go round its items', async () => {
  const { button, mounted } = await showMenu();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const items = await itemsInFocus();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(items[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(texts.withdraw);
  await userEvent.keyboard('{End}');
  expect(focused()).toBe(texts.menu.signOut);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(items[0]);
  await mounted.unmount();
});

it('the account menu closes with Escape, and its button has the focus again', async () => {
  const { button, mounted } = await showMenu();
  await userEvent.click(button);
  await itemsInFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  await mounted.unmount();
});

it('the account menu closes with a press outside of it', async () => {
  const { button, mounted } = await showMenu();
  await userEvent.click(button);
  await itemsInFocus();
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await mounted.unmount();
});

it('the account menu signs out after a question', async () => {
  const { button, mounted, openModals } = await showMenu();
  button.focus();
  await userEvent.keyboard('{ArrowUp}');
  await itemsInFocus();
  expect(focused()).toBe(texts.menu.signOut);
  await userEvent.keyboard('{Enter}');
  expect(openModals).toEqual(['logout']);
  expect(screen.queryByRole('menu')).toBeNull();
  await mounted.unmount();
});
