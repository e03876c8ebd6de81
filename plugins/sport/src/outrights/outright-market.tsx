import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card, SectionHeader } from '@touchline/ui';
import { type ReactNode, useId, useState } from 'react';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import styles from './outrights.module.css';

/** The likeliest of a long list; the others come behind a button. */
const FIRST = 8;

export interface OutrightMarketProps {
  readonly event: EventView;
  readonly marketKey: string;
  readonly title: string;
  /** What goes for the market, below its heading. */
  readonly note?: string | undefined;
  /** Only so many, without a way to the others. */
  readonly most?: number | undefined;
  /** At the end of its heading. */
  readonly action?: ReactNode;
}

/** One market of an outright: its competitors with their prices, the likeliest first. */
export function OutrightMarket(props: OutrightMarketProps) {
  const { event, marketKey, title, note, most, action } = props;
  const { i18n, live } = usePlugin();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const codes = useStore(live.market(`${event.id}~${marketKey}`))?.outcomeCodes ?? [];
  const shown = most === undefined && isOpen ? codes : codes.slice(0, most ?? FIRST);
  return codes.length === 0 ? undefined : (
    <Card>
      <section aria-label={title} className={styles.market} data-market={marketKey}>
        <SectionHeader title={title} level={2} size="medium" action={action} />
        {note === undefined ? undefined : <p className={styles.note}>{note}</p>}
        <div id={id} className={styles.outcomes}>
          {shown.map((code) => (
            <OutcomeButton
              key={code}
              event={event}
              marketKey={marketKey}
              code={code}
              naming="full"
            />
          ))}
        </div>
        {most !== undefined || codes.length <= FIRST ? undefined : (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? i18n.t('outrights.fewer') : i18n.t('outrights.all', { count: codes.length })}
          </Button>
        )}
      </section>
    </Card>
  );
}
