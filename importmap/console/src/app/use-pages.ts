import { useState } from 'react';

/** Pages of a list one after the other: the cursor of the present one, and the ways to those beside it. */
export function usePages() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    /** Back to the first page, of another list. */
    restart: () => setCursors([]),
    /** The steps that there are from a page that names the next one. */
    stepsFrom: (nextCursor: string | undefined) => ({
      showPrevious: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
      showNext: nextCursor === undefined ? undefined : () => setCursors([...cursors, nextCursor]),
    }),
  };
}
