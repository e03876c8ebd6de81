import { PRICE_DIRECTIONS, type PriceDirection } from '@touchline/domain/alerts';
import { findMarketLabel } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { errorCode, useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { RadioGroup, SelectField, TextField } from '@touchline/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { awaitPrice } from './alerts.resource.ts';
import { awaitedPrice } from './awaited-price.ts';
import { useAct } from './use-act.ts';
import styles from './alerts.module.css';

/** What is wrong with the price, as the key of its text; what else was refused is shown above the form. */
function faultOf(error: unknown): string | undefined {
  return errorCode(error) === 'alert_reached' ? 'alerts.reachedAlready' : undefined;
}

/** What the form has, and how it is sent. */
function usePriceForm(event: EventView) {
  const { http, live, preferences } = usePlugin();
  const formatId = useStore(preferences, ({ coefViewId }) => coefViewId);
  // The names of players are the event page's alone; an alert is shown elsewhere as well.
  const keys = event.marketKeys.filter(
    (key) => findMarketLabel(key.split('@')[0] ?? '')?.group !== 'players',
  );
  const [chosenKey, setKey] = useState(keys[0] ?? '');
  // A market that is gone cannot be waited for.
  const marketKey = keys.includes(chosenKey) ? chosenKey : (keys[0] ?? '');
  const codes = useStore(live.market(`${event.id}~${marketKey}`))?.outcomeCodes ?? [];
  const [chosenCode, setCode] = useState('');
  const code = codes.includes(chosenCode) ? chosenCode : (codes[0] ?? '');
  const [direction, setDirection] = useState<PriceDirection>('at-least');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isSet, setIsSet] = useState(false);
  const { busy, error, run } = useAct();
  /** The same for the same request, so that one whose response was lost is not made twice. */
  const attempt = useRef({ text: '', key: '' });

  async function submit(): Promise<void> {
    const price = awaitedPrice(typed, formatId);
    setWrong(price === undefined);
    setIsSet(false);
    if (price === undefined) {
      return;
    }
    const body = { outcomeId: `${event.id}~${marketKey}~${code}`, awaited: { direction, price } };
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) {
      attempt.current = { text, key: crypto.randomUUID() };
    }
    if (await run(() => awaitPrice(http, { ...body, key: attempt.current.key }))) {
      attempt.current = { text: '', key: '' };
      setTyped('');
      setIsSet(true);
    }
  }
  const choice = { keys, marketKey, codes, code, direction, typed, setKey, setCode, setDirection };
  return { ...choice, setTyped, isWrong, isSet, busy, error, submit };
}

/** Waits for a price of one outcome of the match. */
export function PriceForm({ event }: { readonly event: EventView }) {
  const { i18n, live } = usePlugin();
  const odds = useOdds();
  const form = usePriceForm(event);
  const { marketKey, code, error } = form;
  const current = useStore(live.outcome(`${event.id}~${marketKey}~${code}`))?.price;
  const names = { home: event.home.name, away: event.away.name };
  const fault = form.isWrong ? 'alerts.wrong' : faultOf(error);

  function submit(submitted: FormEvent): void {
    submitted.preventDefault();
    void form.submit();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        label={i18n.t('alerts.market')}
        options={form.keys.map((key) => ({ value: key, text: i18n.market(key, names) }))}
        value={marketKey}
        onChange={({ target }) => form.setKey(target.value)}
      />
      <SelectField
        label={i18n.t('alerts.outcome')}
        options={form.codes.map((each) => ({
          value: each,
          text: i18n.outcome(marketKey, each, names),
        }))}
        value={code}
        hint={current === undefined ? undefined : i18n.t('alerts.now', { price: odds(current) })}
        onChange={({ target }) => form.setCode(target.value)}
      />
      <RadioGroup
        legend={i18n.t('alerts.when')}
        options={PRICE_DIRECTIONS.map((value) => ({ value, text: i18n.t(`alerts.${value}`) }))}
        value={form.direction}
        onChange={form.setDirection}
      />
      <TextField
        label={i18n.t('alerts.price')}
        inputMode="text"
        autoComplete="off"
        maxLength={12}
        dir="ltr"
        required
        value={form.typed}
        error={fault === undefined ? undefined : i18n.t(fault)}
        onChange={({ target }) => form.setTyped(target.value)}
      />
      {error === undefined || faultOf(error) !== undefined ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <Button type="submit" variant="primary" busy={form.busy} wide>
        {i18n.t('alerts.set')}
      </Button>
      {form.isSet ? <NoticeBanner text={i18n.t('alerts.isSet')} /> : undefined}
    </form>
  );
}
