import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions have said, oldest first. */
    announced?: string[];
  }
}

/**
 * Runs in the page: writes down what its live regions say, as a screen reader would announce it. A region
 * that is hidden, inert or behind a modal is not heard; one that is read as a whole is announced once for
 * all changes that come together.
 */
function listen(): void {
  const said: string[] = [];
  window.announced = said;
  const REGIONS =
    'output, [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const texts = new WeakMap<Element, string>();
  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isBehind =
      modal !== undefined && !modal.contains(region) && !region.matches(':popover-open');
    return (
      region.isConnected && region.checkVisibility() && !region.closest('[inert]') && !isBehind
    );
  };
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGIONS);
      if (region !== null && region !== undefined) {
        changed.add(region);
      }
      for (const node of addedNodes) {
        // A polite region that comes with its text says nothing; an alert does.
        for (const added of node instanceof Element ? [node, ...node.querySelectorAll('*')] : []) {
          if (added.matches('[role="alert"]')) {
            changed.add(added);
          } else if (added.matches(REGIONS)) {
            texts.set(added, added.textContent.trim());
          }
        }
      }
    }
    for (const region of changed) {
      const text = region.textContent.trim();
      if (text !== (texts.get(region) ?? '') && text !== '' && isHeard(region)) {
        said.push(text);
      }
      texts.set(region, text);
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** What is said on a page from its next document on. */
export interface Announcements {
  /** Takes what was said since the last time. */
  readonly take: () => Promise<readonly string[]>;
}

/** Listens to the live regions of every document that the page opens from now on. */
export async function listenToAnnouncements(page: Page): Promise<Announcements> {
  await page.addInitScript(listen);
  return { take: () => page.evaluate(() => window.announced?.splice(0) ?? []) };
}
