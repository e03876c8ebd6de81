import { ANALYTICS_EVENTS } from '@touchline/contracts/analytics';
import { type Html, html } from '@touchline/domain/html';
import { columnChart, lineChart } from './charts.ts';
import { type Figures, PERIODS, type Period, type Series, type Spread } from './figures.ts';

const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  day: '24 hours',
  week: '7 days',
  month: '30 days',
};

/** What each event is called on the page. */
const EVENT_NAMES = new Map<string, string>(
  Object.entries({
    loadTiming: 'Timed page loads',
    previousPage: 'Moves between pages',
    userId: 'Signed-in page views',
    activity: 'Page visits with their duration',
    standaloneMode: 'Starts of the installed app',
    taskCounter: 'Pages that reported long tasks',
    registrationButton: 'Registration opened',
    smsNotReceived: 'SMS not received',
    smsSent: 'SMS sent',
    correctCode: 'SMS code correct',
    smsFailure: 'SMS failures',
    registrationSuccess: 'Registrations',
    successfulBet: 'Bets placed',
    paymentsStatus: 'Payment results shown',
    paymentsPage: 'Payments page opened',
    captchaSuccess: 'Captchas solved',
    captchaFailure: 'Captchas failed',
  } satisfies Record<keyof typeof ANALYTICS_EVENTS, string>).map(([name, text]) => [
    String(ANALYTICS_EVENTS[name as keyof typeof ANALYTICS_EVENTS]),
    text,
  ]),
);

/** What the vitals are called, and from where on they are no longer good and are poor (web.dev). */
const VITALS: Readonly<Record<string, { name: string; limits: readonly [number, number] }>> = {
  LCP: { name: 'Largest contentful paint', limits: [2500, 4000] },
  INP: { name: 'Interaction to next paint', limits: [200, 500] },
  CLS: { name: 'Cumulative layout shift', limits: [0.1, 0.25] },
  FCP: { name: 'First contentful paint', limits: [1800, 3000] },
  TTFB: { name: 'Time to first byte', limits: [800, 1800] },
};

function formatVital(name: string, value: number): string {
  return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

/** Names of the buckets: hours of the day, or days. */
function momentsOf({ buckets }: Figures, period: Period): readonly string[] {
  return buckets.map((bucket) => {
    const text = new Date(bucket).toISOString();
    return PERIODS[period].bucket === 'hour' ? `${text.slice(11, 16)} UTC` : text.slice(0, 10);
  });
}

function card(options: {
  title: string;
  figure: string;
  /** What the height of the chart means. */
  scale: string;
  chart: Html;
  axis: Html;
}): Html {
  const { title, figure, scale, chart, axis } = options;
  return html`<section class="card"><h3>${title}</h3><p class="figure">${figure}<small>${scale}</small></p>${chart}<p class="axis-names">${axis}</p></section>`;
}

function verdict(name: string, p75: number): string {
  const [good, poor] = VITALS[name]?.limits ?? [Infinity, Infinity];
  return p75 <= good ? 'good' : p75 <= poor ? 'needs work' : 'poor';
}

function table(rows: readonly Spread[], options: { first: string; isVital: boolean }): Html {
  const format = (row: Spread, value: number) =>
    formatVital(options.isVital ? row.name : 'ms', value);
  const body = rows.map((row) => {
    const name = options.isVital ? (VITALS[row.name]?.name ?? row.name) : row.name || '(none)';
    const judged = options.isVital
      ? html`<td><span class="verdict" data-verdict="${verdict(row.name, row.p75)}">${verdict(row.name, row.p75)}</span></td>`
      : undefined;
    return html`<tr><th scope="row">${name}</th><td>${row.count}</td><td>${format(row, row.p50)}</td><td>${format(row, row.p75)}</td><td>${format(row, row.p95)}</td>${judged}</tr>`;
  });
  return html`<div class="scroll"><table><thead><tr><th scope="col">${options.first}</th><th scope="col">reports</th><th scope="col">p50</th><th scope="col">p75</th><th scope="col">p95</th>${options.isVital ? html`<th scope="col">at p75</th>` : undefined}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The operator's view of what pages have reported: vitals, load times and counted events. */
export function analyticsPage(options: { readonly figures: Figures; readonly period: Period }): {
  readonly language: string;
  readonly title: string;
  readonly main: Html;
} {
  const { figures, period } = options;
  const moments = momentsOf(figures, period);
  const axis = html`<span>${moments[0] ?? ''}</span><span>${moments.at(-1) ?? ''}</span>`;
  const links = (Object.keys(PERIOD_NAMES) as Period[]).map(
    (name) =>
      html`<a href="?period=${name}"${name === period ? html` aria-current="page"` : undefined}>${PERIOD_NAMES[name]}</a>`,
  );
  const vital = ({ name, values }: Series) => {
    const { limits = [], name: title = name } = VITALS[name] ?? {};
    const p75 = figures.spreads.find((spread) => spread.name === name)?.p75;
    return card({
      title: `${title}, p75`,
      figure: p75 === undefined ? '–' : formatVital(name, p75),
      scale: limits[1] === undefined ? '' : `good up to ${limits[0]}, poor above ${limits[1]}`,
      axis,
      chart: lineChart({
        label: `${title}: 75th percentile over time`,
        values,
        moments,
        limits,
        format: (value) => formatVital(name, value),
      }),
    });
  };
  const event = ({ name, values, total }: Series) => {
    const title = EVENT_NAMES.get(name) ?? name;
    return card({
      title: `${title} (${name})`,
      figure: String(total),
      scale: `peak ${Math.max(0, ...values.map((value) => value ?? 0))} ${PERIODS[period].bucket === 'hour' ? 'an hour' : 'a day'}`,
      axis,
      chart: columnChart({
        label: `${title}: count over time`,
        values,
        moments,
        format: String,
      }),
    });
  };
  const nothing = html`<p class="nothing">No reports in this period.</p>`;
  const loads = table(figures.loads, { first: 'route', isVital: false });
  const spreads = table(figures.spreads, { first: 'measure', isVital: true });
  const events = html`<div class="cards">${figures.events.map(event)}</div>`;
  const main = html`<header><div><a class="back" href="/operator/">Console</a><h1>Analytics</h1></div><nav aria-label="Period">${links}</nav></header>
<h2>Web vitals</h2>${figures.spreads.length === 0 ? nothing : spreads}
<div class="cards">${figures.vitals.map(vital)}</div>
<h2>Time to first view</h2>${figures.loads.length === 0 ? nothing : loads}
<h2>Events</h2>${figures.events.length === 0 ? nothing : events}`;
  return { language: 'en', title: `Analytics · ${PERIOD_NAMES[period]}`, main };
}
