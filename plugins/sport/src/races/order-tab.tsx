import type { Race, RaceRunner } from '@touchline/contracts/racing';
import type { EventView } from '@touchline/live-client';
import { useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { useState } from 'react';
import { addToSlip } from '../builder/add-to-slip.ts';
import {
  chooseAny,
  choosePlace,
  NO_CHOICE,
  type OrderChoice,
  type OrderKind,
  orderOutcome,
  placesOfKind,
} from './order-choice.ts';
import { useRaceTexts } from './race-texts.ts';
import { orderQuote } from './races.resource.ts';
import { RunnerRow } from './runner-row.tsx';
import styles from './races.module.css';

/** Between runners that must finish in this order, and between those that may in any; as the server names them. */
const THEN = ' › ';
const AND = ' / ';

type Named = Pick<RaceRunner, 'id' | 'name'>;

/** The boxes of a runner: a place each, and one for any of them. */
export function Boxes({
  runner,
  kind,
  choice,
  onChange,
}: {
  readonly runner: Named;
  readonly kind: OrderKind;
  readonly choice: OrderChoice;
  readonly onChange: (choice: OrderChoice) => void;
}) {
  const say = useRaceTexts();
  const places = Array.from({ length: placesOfKind(kind) }, (_, at) => at);
  return (
    <span className={styles.boxes}>
      {places.map((place) => (
        <button
          key={place}
          type="button"
          className={styles.box}
          aria-pressed={choice.places[place] === runner.id}
          aria-label={say('toFinish', { runner: runner.name, place: place + 1 })}
          onClick={() => onChange(choosePlace(choice, place, runner.id))}
        >
          {place + 1}
        </button>
      ))}
      <button
        type="button"
        className={styles.box}
        aria-pressed={choice.any.includes(runner.id)}
        aria-label={say('anyOf', { runner: runner.name, any: say('any') })}
        onClick={() => onChange(chooseAny(choice, kind, runner.id))}
      >
        {say('any')}
      </button>
    </span>
  );
}

/** Puts several runners on the slip at what they cost now. */
function AddButton({
  event,
  outcomeId,
  names,
  onDone,
}: {
  readonly event: EventView;
  readonly outcomeId: string;
  readonly names: string;
  readonly onDone: () => void;
}) {
  const context = usePlugin();
  const say = useRaceTexts();
  const odds = useOdds();
  const { data } = useResource(orderQuote, { outcomeId });
  const quote = data?.outcomes[0];
  const price = quote?.status === 'open' ? quote.price : undefined;
  async function add(): Promise<void> {
    if (price === undefined) return;
    const named = { ...event, home: { ...event.home, name: names } };
    await addToSlip(context, named, { outcomeId, price });
    onDone();
  }
  const text = quote === undefined ? say('add') : context.i18n.t('price.unavailable');
  return (
    <Button
      variant="primary"
      disabled={price === undefined}
      // What failed is said already.
      onClick={() => void add().catch(() => undefined)}
    >
      {price === undefined ? text : say('addAt', { price: odds(price) })}
    </Button>
  );
}

/** What was chosen, and the way to the slip. */
export function Chosen({
  event,
  runners,
  kind,
  choice,
  onDone,
}: {
  readonly event: EventView;
  readonly runners: readonly Named[];
  readonly kind: OrderKind;
  readonly choice: OrderChoice;
  readonly onDone: () => void;
}) {
  const { i18n } = usePlugin();
  const say = useRaceTexts();
  const outcome = orderOutcome(choice, kind);
  const names = (outcome?.runners ?? [])
    .flatMap((id) => runners.find((runner) => runner.id === id)?.name ?? [])
    .join(outcome?.market === kind ? THEN : AND);
  return (
    <div className={styles.chosen} data-order={outcome?.market}>
      <span className={styles.about}>
        <strong>
          {outcome === undefined
            ? say(`choose.${kind}`)
            : i18n.market(outcome.market, { home: '', away: '' })}
        </strong>
        <span className={styles.facts}>
          <bdi>{names}</bdi>
        </span>
      </span>
      {outcome === undefined ? (
        <Button variant="primary" disabled>
          {say('add')}
        </Button>
      ) : (
        <AddButton
          event={event}
          outcomeId={`${event.id}~${outcome.market}~${outcome.code}`}
          names={names}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** The boxes of a forecast or a tricast, and what they come to. */
export function OrderTab({
  race,
  event,
  runners,
  kind,
}: {
  readonly race: Race;
  readonly event: EventView;
  readonly runners: readonly RaceRunner[];
  readonly kind: OrderKind;
}) {
  const [choice, setChoice] = useState(NO_CHOICE);
  return (
    <>
      <Card flush>
        <ul className={styles.runners} data-boxes={kind}>
          {runners.map((runner) => (
            <RunnerRow
              key={runner.id}
              race={race}
              runner={runner}
              action={<Boxes runner={runner} kind={kind} choice={choice} onChange={setChoice} />}
            />
          ))}
        </ul>
      </Card>
      <Chosen
        event={event}
        runners={runners}
        kind={kind}
        choice={choice}
        onDone={() => setChoice(NO_CHOICE)}
      />
    </>
  );
}
