import { useQuery } from '@tanstack/react-query';
import type { FreeRoundGiftsAnswer } from '@touchline/contracts/free-rounds';
import { NoticeBanner } from '@touchline/ui';
import { SelectField, TextArea, TextField } from '@touchline/ui/forms';
import { grantFreeRounds, readFreeRounds } from '../api/free-round-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { FormEnd } from '../form/form-end.tsx';
import styles from '../form/form.module.css';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import {
  emptyFreeRounds,
  type FreeRoundDraft,
  freeRoundsIn,
  MOST_PLAYERS,
  playersIn,
} from './free-round-draft.ts';
import { FREE_ROUNDS_KEY } from './free-rounds-view.tsx';

/** The operator's bounds in the words of the fields. */
function useBounds(rules: FreeRoundGiftsAnswer['rules'], currency: string) {
  const { number, language } = useTexts();
  const bounds = rules.amounts[currency] ?? { leastStake: 0, mostStake: 0, mostValue: 0 };
  const money = (amount: number) => moneyText({ amount, currency, language });
  return {
    least: money(bounds.leastStake),
    most: money(bounds.mostStake),
    value: money(bounds.mostValue),
    rounds: number(rules.mostRounds),
    days: number(rules.mostDays),
    players: number(MOST_PLAYERS),
  };
}

function GrantForm({ offered }: { readonly offered: FreeRoundGiftsAnswer }) {
  const { t } = useTexts();
  const { games, rules } = offered;
  const { draft, fault, made, change, submit } = useDraftForm({
    initial: () => emptyFreeRounds(offered),
    read: (typed: FreeRoundDraft, now) => freeRoundsIn(typed, { rules, now }),
    send: grantFreeRounds,
    doneText: ({ players, refused }) =>
      t('freeRounds.done', { count: players, refused: refused.length }),
    list: { key: FREE_ROUNDS_KEY, path: '/free-rounds' },
  });
  const bounds = useBounds(rules, draft.currency);
  const text = (name: 'stake' | 'rounds' | 'expiresAt' | 'reason', max: number) => (
    <TextField
      label={t(`freeRounds.field.${name}`)}
      hint={t(`freeRounds.hint.${name}`, bounds)}
      type={name === 'expiresAt' ? 'datetime-local' : 'text'}
      inputMode={name === 'stake' ? 'decimal' : name === 'rounds' ? 'numeric' : undefined}
      dir={name === 'reason' ? undefined : 'ltr'}
      autoComplete="off"
      maxLength={max}
      value={draft[name]}
      error={fault === name ? t(`freeRounds.fault.${name}`, bounds) : undefined}
      onChange={({ target: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('freeRounds.what')}>
        <div className={styles.columns}>
          <SelectField
            label={t('freeRounds.field.gameId')}
            options={games.map(({ id, name }) => ({ value: id, text: name }))}
            value={draft.gameId}
            onChange={({ target }) => change({ gameId: target.value })}
          />
          <SelectField
            label={t('freeRounds.field.currency')}
            options={Object.keys(rules.amounts).map((value) => ({ value, text: value }))}
            value={draft.currency}
            onChange={({ target }) => change({ currency: target.value })}
          />
          {text('stake', 15)}
          {text('rounds', 5)}
          {text('expiresAt', 30)}
        </div>
      </Panel>
      <Panel title={t('freeRounds.who')}>
        <div className={styles.times}>
          <TextArea
            label={t('freeRounds.field.players')}
            hint={t('freeRounds.hint.players', bounds)}
            dir="ltr"
            rows={4}
            value={draft.players}
            error={fault === 'players' ? t('freeRounds.fault.players', bounds) : undefined}
            onChange={({ target }) => change({ players: target.value })}
          />
          {text('reason', 500)}
        </div>
        <p>{t('freeRounds.count', { count: playersIn(draft.players).length })}</p>
      </Panel>
      <FormEnd
        faultText={
          fault === 'value' || fault === 'gameId' || fault === 'currency'
            ? t(`freeRounds.fault.${fault}`, bounds)
            : undefined
        }
        made={made}
        submitText={t('freeRounds.submit')}
      />
    </form>
  );
}

/** A new grant of free rounds: the game, how many at which stake, until when, to whom and why. */
export function GrantFreeRoundsView() {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [FREE_ROUNDS_KEY, 'offered'],
    queryFn: () => readFreeRounds({}),
    // What is being typed stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offered = loaded.data;
  const isPossible = offered?.rules.isOffered === true && offered.games.length > 0;
  return (
    <Page
      title={t('freeRounds.make')}
      text={t('freeRounds.terms')}
      actions={
        <ViewLink path="/free-rounds" className={styles.link}>
          {t('freeRounds.back')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {offered !== undefined &&
        (isPossible ? (
          <GrantForm offered={offered} />
        ) : (
          <NoticeBanner
            tone="info"
            text={t(offered.rules.isOffered ? 'freeRounds.noGames' : 'freeRounds.off')}
          />
        ))}
    </Page>
  );
}
