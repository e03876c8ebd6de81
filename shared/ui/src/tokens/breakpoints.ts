/** Widths in CSS px at which the layout changes; from `columns` on tree, main and slip are side by side. */
export const BREAKPOINTS = { columns: 1024, medium: 1100, large: 1366, huge: 1920 } as const;
