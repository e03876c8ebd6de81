import type { Disposer } from '@touchline/plugin-api';
import styles from './inspector.module.css';

/** Draws a named frame over every slot on screen until disposed. */
export function drawSlots(window: Window): Disposer {
  const { document } = window;
  const layer = document.createElement('div');
  layer.className = styles['layer'] ?? '';
  layer.setAttribute('aria-hidden', 'true');
  // Places are measured from the left of the page in every direction of script.
  layer.dir = 'ltr';
  let frame: number | undefined;
  const draw = () => {
    frame = undefined;
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-slot], [data-outlet]')].flatMap(
      (slot) => {
        const { left, top, width, height } = slot.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && top < window.innerHeight && top + height > 0;
        if (!isSeen) {
          return [];
        }
        const box = document.createElement('div');
        box.className = styles['box'] ?? '';
        Object.assign(box.style, {
          translate: `${left}px ${top}px`,
          inlineSize: `${width}px`,
          blockSize: `${height}px`,
        });
        const name = document.createElement('span');
        name.className = styles['name'] ?? '';
        name.textContent = slot.dataset['slot'] ?? 'outlet';
        box.append(name);
        return [box];
      },
    );
    layer.replaceChildren(...boxes);
  };
  const redraw = () => {
    frame ??= window.requestAnimationFrame(draw);
  };
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target))) {
      redraw();
    }
  });
  const options = { passive: true, capture: true };
  document.body.append(layer);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  window.addEventListener('scroll', redraw, options);
  window.addEventListener('resize', redraw, options);
  redraw();
  return () => {
    changes.disconnect();
    window.removeEventListener('scroll', redraw, options);
    window.removeEventListener('resize', redraw, options);
    if (frame !== undefined) {
      window.cancelAnimationFrame(frame);
    }
    layer.remove();
  };
}
