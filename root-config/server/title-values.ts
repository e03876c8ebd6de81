import type { Page } from './decide-page.ts';
import { type FirstData, pathOf } from './first-data.ts';

function valueAt(data: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], data);
}

/**
 * What fills the title of a page whose route takes it from its first data. Undefined while a value
 * is missing: the data was late, or nothing is there now, or an outright has no second side.
 */
export function titleValues(
  page: Page,
  data: FirstData | undefined,
): Readonly<Record<string, string>> | undefined {
  const [template] = page.route?.firstData ?? [];
  const places = page.route?.titleFromData?.values;
  const path = template === undefined ? undefined : pathOf(template, page);
  const text = path === undefined ? undefined : data?.get(path);
  if (places === undefined || text === undefined) {
    return undefined;
  }
  const parsed: unknown = JSON.parse(text);
  const values = Object.entries(places).map(([name, place]) => [name, valueAt(parsed, place)]);
  return values.every(([, value]) => typeof value === 'string' && value !== '')
    ? (Object.fromEntries(values) as Record<string, string>)
    : undefined;
}
