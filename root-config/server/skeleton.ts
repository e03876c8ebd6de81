import { escapeHtml } from '@touchline/domain/html';
import { PAGE_SLOTS, slotsOfRoute, type PageSlot } from '@touchline/domain/plugins';
import {
  OUTLET_ATTRIBUTE,
  RENDERED_ATTRIBUTE,
  RENDERED_BOUNDS,
  type RenderedView,
  SKELETON_ATTRIBUTE,
} from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { attributes } from './html.ts';

interface SkeletonTexts {
  readonly brand: string;
  readonly title: string;
  /** Whose views were rendered. */
  readonly release: string;
}

const bone = (kind?: 'bar' | 'card') =>
  `<div class="tl-bone${kind ? ` tl-bone-${kind}` : ''}"></div>`;
/** What a skeleton begins with, shown or out of sight beside the view that was rendered. */
export const SKELETON_START = {
  shown: `<div ${SKELETON_ATTRIBUTE} aria-hidden="true">`,
  hidden: `<div ${SKELETON_ATTRIBUTE} aria-hidden="true" hidden>`,
} as const;

const skeleton = (content: string, { isHidden = false } = {}) =>
  `${isHidden ? SKELETON_START.hidden : SKELETON_START.shown}${content}</div>`;

/** A view that was rendered, in the element that the shell mounts it into. */
export function renderedView(
  { plugin, view, html }: RenderedView,
  { device, release }: Pick<Page, 'device'> & Pick<SkeletonTexts, 'release'>,
): string {
  const root = { 'data-plugin': plugin, 'data-view': view, [RENDERED_ATTRIBUTE]: device };
  const { start, end } = RENDERED_BOUNDS;
  return `${start}${release} ${plugin} ${view}--><div${attributes(root)}>${html}</div>${end}`;
}

/** The shape of what comes, for each part of the page that is drawn before code has run. */
function slotSkeleton(
  slot: PageSlot,
  page: Page,
  { brand, isHidden }: { readonly brand: string; readonly isHidden: boolean },
): string {
  if (slot === 'header') {
    return skeleton(`<div class="tl-brand">${escapeHtml(brand)}</div>`, { isHidden });
  }
  if (slot === 'brands') {
    // The row of brands comes with its plugin; its place is kept, so that nothing moves.
    return page.lookup('config.thirdparty.brandsSlider') === true
      ? skeleton(bone('bar'), { isHidden })
      : '';
  }
  return slot === 'left' && page.device === 'desktop'
    ? skeleton(bone('bar').repeat(8), { isHidden })
    : '';
}

/** The skeleton stays for later pages, out of sight, where the view itself was rendered. */
function outletContent(
  page: Page,
  texts: Pick<SkeletonTexts, 'title' | 'release'>,
  rendered: RenderedView | undefined,
): string {
  const { device } = page;
  const isList = page.route?.layout === 'default' && page.status === 200;
  const lead = `<p class="tl-lead">${escapeHtml(texts.title)}</p>`;
  const bones = isList ? `${bone('bar')}${bone('card').repeat(6)}` : '';
  const shown = rendered === undefined ? '' : renderedView(rendered, { ...texts, device });
  return `${skeleton(`${lead}${bones}`, { isHidden: rendered !== undefined })}${shown}`;
}

/**
 * The page's static elements: one for each slot around the outlet. The shell adopts them; those
 * outside the route's layout are there, but hidden.
 */
export function pageSkeleton(
  page: Page,
  texts: SkeletonTexts,
  views: readonly RenderedView[] = [],
): string {
  const shown: readonly PageSlot[] = page.route ? slotsOfRoute(page.route, page.lookup) : [];
  const element = (slot: PageSlot) => {
    const hidden = !shown.includes(slot);
    const rendered = views
      .filter((view) => view.slot === slot)
      .map((view) => renderedView(view, { ...texts, device: page.device }));
    const bones = slotSkeleton(slot, page, { brand: texts.brand, isHidden: rendered.length > 0 });
    const content = `${bones}${rendered.join('')}`;
    return `<div${attributes({ 'data-slot': slot, hidden })}>${hidden ? '' : content}</div>`;
  };
  const rendered = views.find((view) => view.slot === undefined);
  const main = `<main${attributes({ id: 'main', [OUTLET_ATTRIBUTE]: '', tabindex: '-1' })}>${outletContent(page, texts, rendered)}</main>`;
  const at = (place: (typeof PAGE_SLOTS)[number]['place']) =>
    PAGE_SLOTS.filter((slot) => slot.place === place)
      .map(({ name }) => element(name))
      .join('');
  return `<div data-page>${at('above')}${main}${at('below')}</div>${at('over')}`;
}
