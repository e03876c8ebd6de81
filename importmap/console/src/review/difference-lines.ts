import { PluginChoice, type StateDifference } from '@touchline/contracts/releases';
import type { Texts } from '../texts/texts-context.ts';
import { describeVersions } from './describe-change.ts';

/** One line of a difference: about what, and what it was and is. */
export interface DifferenceLine {
  readonly subject: string;
  readonly aspect: string;
  readonly from: string;
  readonly to: string;
}

type Field = keyof PluginChoice;
const FIELDS: readonly Field[] = ['enabled', 'versions', 'fallback'];

function plain(value: unknown, { t }: Texts): string {
  return value === undefined
    ? t('difference.nothing')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
}

function worded(field: Field, value: unknown, texts: Texts): string {
  const { t } = texts;
  const parsed = PluginChoice.safeParse({ [field]: value });
  if (!parsed.success) {
    return plain(value, texts);
  }
  switch (field) {
    case 'enabled':
      return parsed.data.enabled ? t('difference.on') : t('difference.off');
    case 'versions':
      return parsed.data.versions === undefined
        ? t('difference.newest')
        : describeVersions(parsed.data.versions, texts);
    case 'fallback':
      return parsed.data.fallback ?? t('difference.nothing');
  }
}

function aspectOf(field: Field, { t }: Texts): string {
  switch (field) {
    case 'enabled':
      return t('difference.state');
    case 'versions':
      return t('difference.versions');
    case 'fallback':
      return t('difference.fallback');
  }
}

function partOf(value: unknown, field: Field): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined;
}

/** A plugin about which nothing was decided differs from one that was in each decision. */
function linesOf({ path, from, to }: StateDifference, texts: Texts): readonly DifferenceLine[] {
  const [, plugin, field] = /^plugins\.([a-z0-9-]+)(?:\.(\w+))?$/.exec(path) ?? [];
  if (plugin === undefined) {
    const [subject = path, ...rest] = path.split('.');
    return [{ subject, aspect: rest.join('.'), from: plain(from, texts), to: plain(to, texts) }];
  }
  const fields = FIELDS.filter((name) => field === undefined || name === field);
  return fields
    .map((name) => ({
      subject: plugin,
      aspect: aspectOf(name, texts),
      from: worded(name, field === undefined ? partOf(from, name) : from, texts),
      to: worded(name, field === undefined ? partOf(to, name) : to, texts),
    }))
    .filter((line) => line.from !== line.to);
}

/** A difference between two states of an environment, readable. */
export function differenceLines(
  differences: readonly StateDifference[],
  texts: Texts,
): readonly DifferenceLine[] {
  return differences.flatMap((difference) => linesOf(difference, texts));
}
