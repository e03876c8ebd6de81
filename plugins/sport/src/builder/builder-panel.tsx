import type { BuilderAnswer } from '@touchline/contracts/betting';
import { BUILDER_PARTS, type BuilderPart, builderOutcomeId } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, IconButton, Odds } from '@touchline/ui';
import { closeIcon } from '@touchline/ui/icons';
import { selectedOutcomesOf } from '../event-row/selected-outcomes.ts';
import { addToSlip } from './add-to-slip.ts';
import type { Builder } from './builder.store.ts';
import { comparisonText } from './comparison-text.ts';
import { refusalText } from './refusal-text.ts';
import { useBuilderPrice } from './use-builder-price.ts';
import styles from './builder.module.css';

/** What has been chosen for a builder, what it costs and why; stays in view while markets scroll. */
export function BuilderPanel({
  event,
  builder,
}: {
  readonly event: EventView;
  readonly builder: Builder;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const parts = useStore(builder.parts);
  const onSlip = useStore(selectedOutcomesOf(context));
  const { outcomeId, data, error } = useBuilderPrice(event, parts);
  // Sent again, it would be taken off.
  const isThere = onSlip.has(outcomeId);
  if (parts.length === 0) {
    return undefined;
  }
  const names = { home: event.home.name, away: event.away.name };
  const refusal = error === undefined ? undefined : refusalText(i18n, error, names);
  const { most } = BUILDER_PARTS;
  return (
    <div className={styles.panel} data-builder data-above-slip={onSlip.size > 0}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.marketKey} event={event} part={part} builder={builder} />
        ))}
      </ul>
      <div className={styles.foot}>
        <output className={styles.figures}>
          {refusal === undefined ? (
            <Figures data={parts.length < BUILDER_PARTS.least ? undefined : data} parts={parts} />
          ) : (
            <span className={styles.refusal}>{refusal}</span>
          )}
          {parts.length < most ? undefined : (
            <span className={styles.note}>{i18n.t('builder.most', { count: most })}</span>
          )}
        </output>
        <Button
          variant="primary"
          disabled={refusal !== undefined || data === undefined || isThere}
          onClick={() => {
            if (data !== undefined) {
              void addToSlip(context, event, { outcomeId, price: data.price }).then(builder.clear);
            }
          }}
        >
          {i18n.t(isThere ? 'builder.isThere' : 'builder.add')}
        </Button>
      </div>
    </div>
  );
}

function Part({
  event,
  part,
  builder,
}: {
  readonly event: EventView;
  readonly part: BuilderPart;
  readonly builder: Builder;
}) {
  const { i18n } = usePlugin();
  const names = { home: event.home.name, away: event.away.name };
  const outcome = i18n.outcome(part.marketKey, part.outcomeCode, names);
  const market = i18n.market(part.marketKey, names);
  return (
    <li className={styles.part}>
      <span>
        <bdi>{market}</bdi>
        {': '}
        <b>{outcome}</b>
      </span>
      <IconButton
        label={i18n.t('builder.remove', { selection: `${market}: ${outcome}` })}
        path={closeIcon}
        onClick={() => builder.pick(builderOutcomeId(event.id, [part]))}
      />
    </li>
  );
}

/** The price, and how it compares with the product of the selections' own. */
function Figures({
  data,
  parts,
}: {
  readonly data: BuilderAnswer | undefined;
  readonly parts: readonly BuilderPart[];
}) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  if (data === undefined) {
    const text = i18n.t(parts.length < BUILDER_PARTS.least ? 'builder.few' : 'builder.pricing');
    return <span className={styles.note}>{text}</span>;
  }
  const { price } = data;
  return (
    <>
      <span className={styles.price} data-builder-price={price}>
        <Odds text={odds(price)} strong />
      </span>
      <span className={styles.note}>{comparisonText(i18n, data)}</span>
    </>
  );
}
