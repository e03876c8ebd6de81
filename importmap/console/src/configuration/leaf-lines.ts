import type { DifferenceLine } from '../review/difference-lines.ts';
import { useTexts } from '../texts/texts-context.ts';
import { leavesOf, type Values } from './patch.ts';

/** Says what differs between two values of a group, a line for each field. */
export function useLeafLines(): (from: Values, to: Values) => readonly DifferenceLine[] {
  const { t } = useTexts();
  const shown = (value: unknown) =>
    value === undefined
      ? t('difference.nothing')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  return (from, to) =>
    leavesOf(from, to).map((leaf) => ({
      subject: leaf.path.join('.'),
      aspect: '',
      from: shown(leaf.from),
      to: shown(leaf.to),
    }));
}
