import { type RefObject, useEffect, useState } from 'react';

/** After a jump the rows of a long list are drawn some frames later. */
const PATIENCE = 10;

/**
 * The group whose rows are at the upper edge of what can be seen while its heading is above: read from
 * `data-group` of the rows, once a frame at most and only while scrolling.
 * @param edge is given the element whose place is that edge
 */
export function useStuckGroup(edge: RefObject<HTMLElement | null>): number | undefined {
  const [group, setGroup] = useState<number>();
  useEffect(() => {
    let frame: number | undefined;
    const read = (attempt: number) => {
      frame = undefined;
      const { current } = edge;
      if (current === null) {
        return;
      }
      const { left, top, width } = current.getBoundingClientRect();
      const row = document
        .elementsFromPoint(left + width / 2, top + 1)
        .map((element) => element.closest<HTMLElement>('[data-group]'))
        .find((found) => found !== null);
      if (row === undefined && attempt < PATIENCE) {
        frame = requestAnimationFrame(() => read(attempt + 1));
      }
      const isBelow = (row?.getBoundingClientRect().top ?? top) < top - 1;
      const id = row?.dataset['group'];
      const isClosed = row?.dataset['expanded'] === 'false';
      setGroup(isBelow && !isClosed && id !== undefined ? Number(id) : undefined);
    };
    const onScroll = () => {
      frame ??= requestAnimationFrame(() => read(0));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      if (frame !== undefined) {
        cancelAnimationFrame(frame);
      }
    };
  }, [edge]);
  return group;
}
