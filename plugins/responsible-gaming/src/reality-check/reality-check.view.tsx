import type { RealityCheckAnswer } from '@touchline/contracts/limits';
import { reactView, Link, usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Checkbox, Dialog } from '@touchline/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { durationText } from '../limits/duration.ts';
import styles from './reality-check.module.css';
import { realityCheckResource } from './reality-check.resource.ts';
import { type Reply, reply } from './reply.ts';

interface SummaryProps {
  readonly data: RealityCheckAnswer;
  readonly shownAt: number;
}

/** Whether the section with the history of bets is on. */
function useHasHistory(): boolean {
  const { navigation } = usePlugin();
  try {
    return navigation.href({ route: 'betsHistory' }) !== '';
  } catch {
    return false;
  }
}

/** How long the player has been here, and what was staked and won or lost. */
function Summary({ data, shownAt }: SummaryProps) {
  const { i18n } = usePlugin();
  const hasHistory = useHasHistory();
  const money = (amount: number) => i18n.money(amount, data.currency);
  return (
    <>
      <p className={styles.text}>
        {i18n.t('realityCheck.since', {
          duration: durationText((shownAt / 1000 - data.startedAt) / 60, i18n.language),
        })}
      </p>
      <dl className={styles.figures}>
        <dt>{i18n.t('realityCheck.staked')}</dt>
        <dd>
          <bdi>{money(data.staked)}</bdi>
        </dd>
        <dt>{i18n.t('realityCheck.result')}</dt>
        <dd>
          <bdi>{money(data.result)}</bdi>
        </dd>
      </dl>
      {hasHistory ? (
        <Link to={{ route: 'betsHistory' }} className={styles.link}>
          {i18n.t('realityCheck.history')}
        </Link>
      ) : undefined}
    </>
  );
}

/** Sends the player's reply, once; whatever else closes the dialog is a reply too. */
function useReply(shownAt: number) {
  const context = usePlugin();
  const isSent = useRef(false);
  useEffect(
    () => () => {
      // The way back, or another modal, took the dialog away.
      if (!isSent.current) {
        isSent.current = true;
        reply(context, { action: 'nothing', doNotShowAgain: false, shownAt }).catch(
          (error: unknown) => context.log.error('the answer to a reality check was lost', error),
        );
      }
    },
    [context, shownAt],
  );
  return async (given: Omit<Reply, 'shownAt'>): Promise<void> => {
    isSent.current = true;
    await reply(context, { ...given, shownAt });
  };
}

/**
 * How long the player has been here and how it went; continuing is no more prominent than signing out. Where
 * the check must be acknowledged, nothing but the two buttons closes it.
 */
function RealityCheck() {
  const { clock, i18n, modals, session } = usePlugin();
  const { data } = useResource(realityCheckResource, {});
  const [shownAt] = useState(clock.now);
  const [again, setAgain] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = useReply(shownAt);

  async function answer(action: Reply['action']): Promise<void> {
    setBusy(true);
    await send({ action, doNotShowAgain: again });
    await modals.close();
    if (action === 'log_out') {
      await session.logout();
    }
  }
  return (
    <Dialog
      open
      title={i18n.t('realityCheck.title')}
      focus="title"
      closeText={data?.mustAcknowledge === false ? i18n.t('confirmation.close') : undefined}
      onClose={() => void answer('nothing')}
      actions={
        <>
          <Button busy={busy} onClick={() => void answer('log_out')}>
            {i18n.t('realityCheck.logOut')}
          </Button>
          <Button busy={busy} onClick={() => void answer('continue')}>
            {i18n.t('realityCheck.continue')}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        <p className={styles.text}>{i18n.t('realityCheck.pause')}</p>
      ) : (
        <div className={styles.summary}>
          <Summary data={data} shownAt={shownAt} />
          {data.maySilence ? (
            <Checkbox
              label={i18n.t('realityCheck.again')}
              hint={i18n.t('realityCheck.againHint')}
              checked={again}
              onChange={(event) => setAgain(event.target.checked)}
            />
          ) : undefined}
        </div>
      )}
    </Dialog>
  );
}

export const view = reactView(RealityCheck);
