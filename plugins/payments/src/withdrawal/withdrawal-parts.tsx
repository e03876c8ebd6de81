import type { WithdrawalMethodsAnswer } from '@touchline/contracts/money';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Money, NoticeBanner } from '@touchline/ui';
import { ProgressBar, RadioGroup } from '@touchline/ui/forms';
import { methodName } from '../method-name.ts';
import type { Destination } from './destination.ts';
import { turnoverLeft } from './turnover.ts';
import styles from './withdrawal.module.css';

/** Where players can do something about an error of this page. */
const WAYS_ON = {
  personal_data_required: {
    text: 'addPersonalData',
    to: { route: 'accountEdit', query: { next: 'deduce' } },
  },
  withdrawal_turnover_required: { text: 'withdrawal.openBets', to: { route: 'betsHistory' } },
  limit_reached: { text: 'title.historyPay', to: { route: 'historyPay' } },
} as const;

/** Why a withdrawal was refused as a whole, and where the player can do something about it. */
export function WithdrawalFailure({ error }: { readonly error: unknown }) {
  const { i18n, navigation } = usePlugin();
  const ways: Readonly<Record<string, (typeof WAYS_ON)[keyof typeof WAYS_ON] | undefined>> =
    WAYS_ON;
  const way = ways[errorCode(error) ?? ''];
  return (
    <>
      <NoticeBanner tone="danger" text={i18n.error(error)} />
      {way === undefined ? undefined : (
        <Button wide href={navigation.href(way.to)}>
          {i18n.t(way.text)}
        </Button>
      )}
    </>
  );
}

/** The turnover that the site's rule still requires, with how far the player has come. */
export function Turnover({
  turnover,
  currency,
}: {
  readonly turnover: NonNullable<WithdrawalMethodsAnswer['turnover']>;
  readonly currency: string;
}) {
  const { i18n, navigation } = usePlugin();
  const money = (amount: number) => i18n.money(amount, currency);
  const { required, done } = turnover;
  const progress = i18n.t('withdrawal.turnoverDone', {
    done: money(done),
    required: money(required),
  });
  return (
    <section className={styles.turnover}>
      <p>{i18n.t('withdrawal.turnover', { amount: money(turnoverLeft(turnover)) })}</p>
      <ProgressBar label={progress} value={done / required} />
      <p className={styles.muted}>{progress}</p>
      <Button wide href={navigation.href({ route: 'betsHistory' })}>
        {i18n.t('withdrawal.openBets')}
      </Button>
    </section>
  );
}

/** Where the money goes; a choice where there are several ways. */
export function DestinationField({
  destinations,
  chosen,
  error,
  onChoose,
}: {
  readonly destinations: readonly Destination[];
  readonly chosen: Destination;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const { i18n } = usePlugin();
  const nameOf = ({ method: offered, means }: Destination) =>
    methodName(offered, { i18n, means: means.label });
  const { method } = chosen;
  return destinations.length > 1 || error !== undefined ? (
    <RadioGroup
      legend={i18n.t('withdrawal.to')}
      value={chosen.id}
      onChange={onChoose}
      error={error}
      options={destinations.map((offered) => ({
        value: offered.id,
        text: nameOf(offered),
        hint: i18n.t(`withdrawal.time.${offered.method.usualTime}`),
      }))}
    />
  ) : (
    <p className={styles.destination}>
      <span className={styles.muted}>{i18n.t('withdrawal.to')}</span>
      <span>
        <bdi>{nameOf(chosen)}</bdi>{' '}
        {method.isTest ? <Badge tone="warning">{i18n.t('test')}</Badge> : undefined}
      </span>
    </p>
  );
}

/** What the withdrawal costs, when it arrives, and what arrives. */
export function WithdrawalTerms({
  chosen: { method },
  amount,
  currency,
}: {
  readonly chosen: Destination;
  /** Minor units; undefined while there is no valid amount. */
  readonly amount: number | undefined;
  readonly currency: string;
}) {
  const { i18n } = usePlugin();
  const { feeMinor, usualTime } = method;
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{i18n.t('withdrawal.fee')}</dt>
        <dd>
          {feeMinor === 0 ? (
            i18n.t('withdrawal.noFee')
          ) : (
            <Money text={i18n.money(feeMinor, currency)} />
          )}
        </dd>
      </div>
      <div>
        <dt>{i18n.t('withdrawal.usually')}</dt>
        <dd>{i18n.t(`withdrawal.time.${usualTime}`)}</dd>
      </div>
      {feeMinor > 0 && amount !== undefined && amount > feeMinor ? (
        <div>
          <dt>{i18n.t('withdrawal.arrives')}</dt>
          <dd>
            <Money text={i18n.money(amount - feeMinor, currency)} strong />
          </dd>
        </div>
      ) : undefined}
    </dl>
  );
}
