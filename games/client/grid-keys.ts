/** Arrows move the focus over a board of buttons as over a table, in the direction in which it is read. */
export function moveByArrows(
  board: HTMLElement,
  fields: readonly HTMLElement[],
  columns: number,
): void {
  board.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(board).direction === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: -columns,
      ArrowDown: columns,
      ArrowLeft: -forward,
      ArrowRight: forward,
    };
    const at = fields.indexOf(document.activeElement as HTMLElement);
    const step = steps[event.key];
    if (at >= 0 && step !== undefined) {
      event.preventDefault();
      fields[at + step]?.focus();
    }
  });
}
