import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Page } from './page.tsx';
import { ResourceState } from './resource-state.tsx';

afterEach(cleanup);

const i18n = { t: (key: string) => `[${key}]`, error: (error: unknown) => `why: ${String(error)}` };
const answer = (status: string, error?: unknown) => ({
  status,
  error,
  refresh: vi.fn<() => Promise<void>>(async () => undefined),
});

it('a page is headed by its title, once', () => {
  render(
    <Page title="Bonuses" intro="What you have">
      <p>Nothing yet</p>
    </Page>,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Bonuses']);
  expect(screen.getByText('What you have')).toBeDefined();
});

it('a page that belongs to another leads back to it by a link before its title', () => {
  render(
    <Page title="Bonuses" parent={{ title: 'My account', href: '/en/office' }}>
      <p>Nothing yet</p>
    </Page>,
  );
  const link = screen.getByRole('link', { name: 'My account' });
  expect(link.getAttribute('href')).toBe('/en/office');
  const heading = screen.getByRole('heading', { name: 'Bonuses' });
  expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a main page leads back to none', () => {
  render(<Page title="My account">Money</Page>);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a pending resource is announced as loading', () => {
  render(<ResourceState answers={[answer('ready'), answer('loading')]} i18n={i18n} />);
  expect(screen.getByRole('status', { name: '[loading]' })).toBeDefined();
});

it('a failed resource of several shows its reason, and a retry requests all of them again', async () => {
  const answers = [answer('ready'), answer('error', 'offline')];
  render(<ResourceState answers={answers} i18n={i18n} title="Not loaded" />);
  expect(screen.getByRole('alert').textContent).toContain('Not loadedwhy: offline');
  await userEvent.click(screen.getByRole('button', { name: '[retry]' }));
  for (const { refresh } of answers) {
    expect(refresh).toHaveBeenCalledOnce();
  }
});

it('the reason of a failure is shown alone without a title, once', () => {
  render(<ResourceState answers={[answer('error', 'offline')]} i18n={i18n} />);
  expect(screen.getAllByText('why: offline')).toHaveLength(1);
});
