/** From where on a vital at its 75th percentile is no longer good, and from where on poor (web.dev/vitals). */
const LIMITS: Readonly<Record<string, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type Verdict = 'good' | 'fair' | 'poor';

/** How pages are judged by a vital; undefined for what is none. Milliseconds, CLS without unit. */
export function judgeVital(name: string, p75: number): Verdict | undefined {
  const limits = LIMITS[name];
  if (limits === undefined) {
    return undefined;
  }
  return p75 <= limits[0] ? 'good' : p75 <= limits[1] ? 'fair' : 'poor';
}
