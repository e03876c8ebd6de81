import { escapeHtml } from '@touchline/domain/html';
import { PAGE_SLOTS, slotsOfRoute, type PageSlot } from '@touchline/domain/plugins';
import { OUTLET_ATTRIBUTE, SKELETON_ATTRIBUTE } from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { attributes } from './html.ts';

const bone = (kind?: 'bar' | 'card') =>
  `<div class="tl-bone${kind ? ` tl-bone-${kind}` : ''}"></div>`;
const skeleton = (content: string) =>
  `<div ${SKELETON_ATTRIBUTE} aria-hidden="true">${content}</div>`;

/** The shape of what comes, for each part of the page that is drawn before code has run. */
function slotSkeleton(slot: PageSlot, page: Page, brand: string): string {
  if (slot === 'header') {
    return skeleton(`<div class="tl-brand">${escapeHtml(brand)}</div>`);
  }
  if (slot === 'brands') {
    // The row of brands comes with its plugin; its place is kept, so that nothing moves.
    return page.lookup('config.thirdparty.brandsSlider') === true ? skeleton(bone('bar')) : '';
  }
  return slot === 'left' && page.device === 'desktop' ? skeleton(bone('bar').repeat(8)) : '';
}

function outletSkeleton(page: Page, texts: { brand: string; title: string }): string {
  const isList = page.route?.layout === 'default' && page.status === 200;
  const lead = `<p class="tl-lead">${escapeHtml(texts.title)}</p>`;
  return skeleton(`${lead}${isList ? `${bone('bar')}${bone('card').repeat(6)}` : ''}`);
}

/**
 * The page's static elements: one for each slot around the outlet. The shell adopts them; those
 * outside the route's layout are there, but hidden.
 */
export function pageSkeleton(
  page: Page,
  texts: { readonly brand: string; readonly title: string },
): string {
  const shown: readonly PageSlot[] = page.route ? slotsOfRoute(page.route, page.lookup) : [];
  const element = (slot: PageSlot) => {
    const hidden = !shown.includes(slot);
    return `<div${attributes({ 'data-slot': slot, hidden })}>${hidden ? '' : slotSkeleton(slot, page, texts.brand)}</div>`;
  };
  const main = `<main${attributes({ id: 'main', [OUTLET_ATTRIBUTE]: '', tabindex: '-1' })}>${outletSkeleton(page, texts)}</main>`;
  const at = (place: (typeof PAGE_SLOTS)[number]['place']) =>
    PAGE_SLOTS.filter((slot) => slot.place === place)
      .map(({ name }) => element(name))
      .join('');
  return `<div data-page>${at('above')}${main}${at('below')}</div>${at('over')}`;
}
