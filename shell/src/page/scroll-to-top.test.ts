import { describe, expect, it, vi } from 'vitest';
import { createScrollToTop, isFarDown } from './scroll-to-top.ts';

describe('the button to the top', () => {
  it.each([
    ['mobile', 4],
    ['desktop', 1],
  ])('the button to the top appears on %s after %i screens of scroll', (device, screens) => {
    const screen = 900;
    expect(isFarDown({ device, screen, top: screens * screen })).toBe(false);
    expect(isFarDown({ device, screen, top: screens * screen + 1 })).toBe(true);
  });

  it('the button to the top has a name, scrolls to the top and leaves the focus with the content', () => {
    const content = document.createElement('main');
    content.tabIndex = -1;
    document.body.append(content);
    const scrollTo = vi.fn();
    const fake = { document, scrollTo, matchMedia: () => ({ matches: true }) };
    const button = createScrollToTop({
      window: fake as unknown as Window,
      content,
      texts: { t: (key) => key },
    });
    button.show(false);
    expect(content.children).toHaveLength(0);
    button.show(true);
    const element = content.querySelector<HTMLElement>('[data-to-top]');
    expect(element?.getAttribute('aria-label')).toBe('main_to_top');
    element?.click();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(content);
    button.dispose();
    expect(content.children).toHaveLength(0);
  });
});
