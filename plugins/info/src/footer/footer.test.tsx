import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import ar from '../translations/ar.json';
import en from '../translations/en.json';
import { view } from './footer.view.tsx';

const CALL = 'GET /bff-api/config/group/get';

async function show(
  footer: object,
  { support = {} as object, language = 'en', texts = en as Readonly<Record<string, unknown>> } = {},
) {
  const test = createTestContext({
    plugin: 'info',
    definition: plugin,
    language,
    texts,
    answers: { [CALL]: () => ({ groups: { footer, support } }) },
  });
  const mounted = await mountView({ view, context: test.context });
  return { ...test, mounted };
}

describe('the footer', () => {
  it('the footer quotes the licence and links to where it can be checked', async () => {
    const { mounted } = await show({
      licenceText: 'Licensed under 1234.',
      licenceUrl: 'https://regulator.example/1234',
    });
    expect(await screen.findByText('Licensed under 1234.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Check this licence' });
    expect(link.getAttribute('href')).toBe('https://regulator.example/1234');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await mounted.unmount();
  });

  it('the footer has the operator’s links, to pages and to elsewhere; one without a target is omitted', async () => {
    const { mounted, logged } = await show({
      links: [
        { route: 'kycPolicy', text: 'Know your customer' },
        { route: '/pages/season', text: 'The season' },
        { route: 'mobileAppInstructions', text: 'Nowhere: it says not for what' },
        { route: 'javascript:alert(1)', text: 'Harmful' },
      ],
      socialLinks: [{ route: 'https://social.example/us', text: 'Social' }],
    });
    const own = await screen.findByRole('link', { name: 'Know your customer' });
    expect(own.getAttribute('href')).toBe('/en/kycpolicy');
    expect(screen.getByRole('link', { name: 'The season' }).getAttribute('href')).toBe(
      '/en/pages/season',
    );
    expect(screen.queryByText(/Nowhere/)).toBeNull();
    expect(screen.getByText('Harmful').getAttribute('href')).toMatch(/^\/en\//);
    expect(logged.filter(({ level }) => level === 'warn')).not.toHaveLength(0);
    const social = within(screen.getByRole('navigation', { name: 'Follow us' }));
    expect(social.getByRole('link').getAttribute('target')).toBe('_blank');
    await mounted.unmount();
  });

  it('the footer is in the page’s language where the operator has written it, and English elsewhere', async () => {
    const { mounted } = await show(
      {
        links: [
          { route: 'blog', text: { en: 'Our blog', ar: 'مدونتنا' } },
          { route: 'news', text: { en: 'What is new' } },
        ],
      },
      { language: 'ar', texts: ar },
    );
    expect(await screen.findByRole('link', { name: 'مدونتنا' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What is new' })).toBeTruthy();
    await mounted.unmount();
  });

  it('the footer requests what operators have changed every 300 s, and no more once it is unmounted', async () => {
    const { mounted, clock, http } = await show({ licenceText: 'Licensed under 1234.' });
    await screen.findByText('Licensed under 1234.');
    http.answer(CALL, () => ({
      groups: { footer: { licenceText: 'Licensed under 5678.' }, support: {} },
    }));
    clock.advance(299_999);
    expect(http.requests).toHaveLength(1);
    clock.advance(1);
    expect(await screen.findByText('Licensed under 5678.')).toBeTruthy();
    expect(http.requests).toHaveLength(2);
    await mounted.unmount();
    clock.advance(3_000_000);
    expect(http.requests).toHaveLength(2);
    expect(clock.pending()).toBe(0);
  });

  it('the footer shows how to reach support where the operator has configured it', async () => {
    const { mounted } = await show(
      {},
      { support: { email: 'help@touchline.example', phone: '+44 (20) 7946-0000' } },
    );
    const contacts = within(await screen.findByRole('group', { name: 'Contact support' }));
    const [email, phone] = contacts.getAllByRole('link');
    expect(email?.getAttribute('href')).toBe('mailto:help@touchline.example');
    expect(phone?.getAttribute('href')).toBe('tel:+442079460000');
    await mounted.unmount();
  });

  it('the footer leads to what one agrees to and to help by default, also when the configuration cannot be loaded', async () => {
    const { context, http } = createTestContext({ plugin: 'info', definition: plugin, texts: en });
    const mounted = await mountView({ view, context });
    await vi.waitFor(() => expect(http.requests).toHaveLength(1));
    const articles = within(screen.getByRole('navigation', { name: en.footer.label }));
    const addresses = articles.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/en/rules/terms',
      '/en/main-rules',
      '/en/privacy-policy',
      '/en/cookies',
      '/en/responsiblegaming',
      '/en/disputeresolution',
      '/en/payment',
      '/en/licenses',
      '/en/about',
      '/en/contacts',
      '/en/support',
    ]);
    expect(screen.getByRole('contentinfo').textContent).toContain('©');
    await mounted.unmount();
  });
});
