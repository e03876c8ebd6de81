/** The look of the operator's page, beside what all pages of the server have. */
export const STYLE = `
:root { --good: light-dark(#056b38, #46dd8e); --warning: light-dark(#7d5000, #ffc34d);
  --danger: light-dark(#b3161c, #ff8a8a); }
main { max-inline-size: 75rem; padding: 12px; display: grid; gap: 12px; }
main > * { padding-inline: 0; border-radius: 0; }
header { display: flex; flex-wrap: wrap; gap: 12px; align-items: center;
  justify-content: space-between; }
h1 { padding-block: 0; font-size: 1.5rem; line-height: inherit; }
h2 { margin-block-start: 12px; padding-block: 0; font-size: 1.125rem; line-height: inherit; }
h3 { font-size: 0.875rem; font-weight: 600; color: var(--muted); }
nav { display: flex; gap: 4px; }
.back { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: var(--accent); }
nav a { display: flex; align-items: center; min-block-size: 2.75rem; padding-inline: 14px;
  border-radius: 8px; color: var(--accent); font-weight: 600; text-decoration: none; }
nav a[aria-current] { background: var(--accent-soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 12px; }
.card, .scroll, .nothing { padding: 12px; border-radius: 12px; background: var(--surface); }
.figure { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between;
  gap: 0 12px; margin-block-end: 4px; font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.figure small { color: var(--muted); font-size: 0.75rem; font-weight: 400; }
svg { display: block; inline-size: 100%; block-size: 6rem; overflow: visible; }
.column { fill: var(--accent); } .point { fill: var(--accent); }
.line { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke; }
.limit { stroke: var(--warning); stroke-dasharray: 4 4; vector-effect: non-scaling-stroke; }
.axis { stroke: var(--line); vector-effect: non-scaling-stroke; }
.axis-names { display: flex; justify-content: space-between; padding-block-start: 4px;
  color: var(--muted); font-size: 0.75rem; }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px; border-block-end: 1px solid var(--line); text-align: end;
  white-space: nowrap; }
tr:last-child > * { border-block-end: 0; }
th:first-child { text-align: start; } thead th { color: var(--muted); font-weight: 600; }
tbody th { font-weight: 600; white-space: normal; }
@media (max-width: 30rem) { th, td { padding: 8px 4px; } .scroll { padding-inline: 8px; } }
.verdict { font-weight: 600; color: var(--warning); }
.verdict[data-verdict="good"] { color: var(--good); }
.verdict[data-verdict="poor"] { color: var(--danger); }
.nothing { color: var(--muted); }
`;
