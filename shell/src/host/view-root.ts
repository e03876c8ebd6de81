import { RENDERED_ATTRIBUTE, STYLE_ATTRIBUTE } from '@touchline/contracts/site';
import type { ViewDescription } from './mounted-view.ts';

/** An element for a view, which says whose it is. */
export function createRoot({ plugin, name }: ViewDescription): HTMLElement {
  const root = document.createElement('div');
  root.dataset['plugin'] = plugin;
  root.dataset['view'] = name;
  return root;
}

/** The element that the server has filled for a view. */
export function findRendered(
  parent: HTMLElement,
  { plugin, name }: ViewDescription,
): HTMLElement | undefined {
  return [...parent.querySelectorAll<HTMLElement>(`:scope > [${RENDERED_ATTRIBUTE}]`)].find(
    ({ dataset }) => dataset['plugin'] === plugin && dataset['view'] === name,
  );
}

/** Gives rendered elements the styles of their own, which the document could not carry as such. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}
