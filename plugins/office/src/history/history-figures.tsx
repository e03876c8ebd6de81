import { usePlugin } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { Stat, Stats } from '@touchline/ui/parts';

const UNKNOWN = '–';

/** What entries of a history come to in one currency. Amounts in minor units. */
export interface HistorySums {
  readonly currency: string;
  readonly count: number;
  readonly staked: number;
  /** The part of it that is not decided. */
  readonly open: number;
  readonly returned: number;
  readonly net: number;
}

function toneOf(net: number): 'winning' | 'losing' | undefined {
  if (net === 0) {
    return undefined;
  }
  return net > 0 ? 'winning' : 'losing';
}

/** The figures at the head of a history. */
export function HistoryFigures({
  sums,
  busy,
  countText,
  netNote,
  openText,
}: {
  readonly sums: HistorySums | undefined;
  readonly busy: boolean;
  /** What is counted. */
  readonly countText: string;
  /** Of what the net result is. */
  readonly netNote: string;
  /** How much of the stakes is not decided. */
  readonly openText: (amount: string) => string;
}) {
  const { i18n } = usePlugin();
  const money = (amount: number | undefined) =>
    sums === undefined || amount === undefined ? (
      UNKNOWN
    ) : (
      <Money text={i18n.money(amount, sums.currency)} />
    );
  const none = busy ? UNKNOWN : '0';
  return (
    <Stats busy={busy}>
      <Stat label={countText} value={sums === undefined ? none : sums.count} />
      <Stat
        label={i18n.t('totals.staked')}
        value={money(sums?.staked)}
        note={
          sums === undefined || sums.open === 0
            ? undefined
            : openText(i18n.money(sums.open, sums.currency))
        }
      />
      <Stat label={i18n.t('totals.returned')} value={money(sums?.returned)} />
      <Stat
        label={i18n.t('totals.net')}
        value={money(sums?.net)}
        tone={toneOf(sums?.net ?? 0)}
        note={netNote}
      />
    </Stats>
  );
}
