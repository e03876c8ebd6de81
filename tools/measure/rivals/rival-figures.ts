import { launchBrowser } from '../../browser/launch.ts';
import type { Figure } from '../figures.ts';
import { type Contender, measureRivals, type Visits } from './measure-rivals.ts';

const NAMES: Readonly<Record<Contender, string>> = {
  monolith: 'a minimal monolith',
  'single-spa': 'single-spa as templated',
  'micro-app': 'micro-app, React shared',
  piral: 'Piral, tuned',
  plugin: 'a plugin of this shell',
  home: 'the home page of this product',
};

const CONTENDERS = Object.keys(NAMES) as readonly Contender[];

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

function describe(name: Contender, { cold, second }: Visits): Figure {
  return {
    name: NAMES[name],
    figure: [
      `first paint ${milliseconds(cold.firstPaint)}`,
      `painted ${milliseconds(cold.painted)}`,
      `alive ${milliseconds(cold.alive)}`,
      kilobytes(cold.bytesToLife),
      `blocked ${milliseconds(cold.blocked)}`,
      `longest task ${milliseconds(cold.longestTask)}`,
      `second visit ${milliseconds(second.painted)}, ${milliseconds(second.alive)}`,
    ].join(', '),
    budget: '',
    isMet: true,
  };
}

function ratio(name: string, ours: number, theirs: number, budget: number): Figure {
  const figure = ours / theirs;
  return {
    name,
    figure: `${figure.toFixed(2)} ×`,
    budget: `≤ ${budget.toFixed(2)} ×`,
    isMet: figure <= budget,
  };
}

/** A figure without a budget of its own. */
function time(name: string, figure: number): Figure {
  return { name, figure: milliseconds(figure), budget: '', isMet: true };
}

function limit(name: string, time: number, budget: number): Figure {
  return {
    name,
    figure: milliseconds(time),
    budget: `≤ ${budget} ms`,
    isMet: time <= budget,
  };
}

/** This shell beside others: the same little application in each, on slow 4G with CPU × 4, in one run. */
export async function rivalFigures(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const { of, kept } = await measureRivals(browser);
    const monolith = of('monolith');
    const plugin = of('plugin').cold;
    const home = of('home');
    const list = monolith.cold.painted;
    return [
      ...CONTENDERS.map((name) => describe(name, of(name))),
      ratio('list painted ÷ monolith', plugin.painted, list, 0.6),
      ratio('list alive ÷ monolith', plugin.alive, list, 1.1),
      ratio(
        'bytes until the list lives ÷ monolith',
        plugin.bytesToLife,
        monolith.cold.bytesToLife,
        1.9,
      ),
      ratio('first prices of home painted ÷ monolith’s list', home.cold.painted, list, 0.7),
      ratio('largest paint of home ÷ monolith’s list', home.cold.largestPaint, list, 0.7),
      ratio('home alive ÷ monolith’s list', home.cold.alive, list, 1.1),
      ratio(
        'bytes until home lives ÷ monolith',
        home.cold.bytesToLife,
        monolith.cold.bytesToLife,
        1.9,
      ),
      ratio(
        'kept home painted ÷ monolith’s second visit',
        kept.painted,
        monolith.second.alive,
        0.6,
      ),
      ratio('kept home alive ÷ monolith’s second visit', kept.alive, monolith.second.alive, 0.6),
      time('home, kept by its worker: painted', kept.painted),
      time('home, kept by its worker: alive', kept.alive),
      limit('first paint of home', home.cold.firstPaint, 400),
      limit('main thread blocked until home lives', home.cold.blocked, 60),
      limit('longest task until home lives', home.cold.longestTask, 50),
    ];
  } finally {
    await browser.close();
  }
}
