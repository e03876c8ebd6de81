import type { FinishedTry } from '@touchline/contracts/bonus-games';
import { type BonusGame, bonusRules } from '@touchline/domain/bonus-games';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import styles from './board.module.css';
import { Field } from './field.tsx';
import { useResultText } from './result-text.ts';
import type { Tries } from './use-tries.ts';
import { Wheel } from './wheel.tsx';

/** What an ended try has brought, and where it is used. */
function Result({ ended }: { readonly ended: FinishedTry }) {
  const { i18n } = usePlugin();
  const resultText = useResultText();
  const { code, expiresAt } = ended;
  return (
    <>
      <span className={styles.sentence}>{resultText(ended)}</span>
      {expiresAt === undefined ? undefined : (
        <span className={styles.note}>
          {i18n.t('bonus.until', { time: i18n.dateTime(expiresAt, 'date-time') })}
        </span>
      )}
      {code === undefined ? undefined : (
        <Link to={{ route: 'rewards' }} className={styles.onward}>
          {i18n.t('bonus.toRewards')}
        </Link>
      )}
    </>
  );
}

/** What to do now, before a try and in it. */
function Prompt({ game, tries }: { readonly game: BonusGame; readonly tries: Tries }) {
  const { i18n } = usePlugin();
  const { data, shown } = tries;
  const last = shown.opened.at(-1);
  if (last !== undefined) {
    return (
      <span className={styles.note}>
        {i18n.t('bonus.opened', { tile: i18n.t(`bonus.tile.${last.tile}`) })}
      </span>
    );
  }
  return (
    <span className={styles.note}>
      {data.tries > 0
        ? i18n.t(`bonus.prompt.${game}`)
        : i18n.t('bonus.nextAt', { time: i18n.dateTime(data.nextAt, 'date-time') })}
    </span>
  );
}

/** Where a try is played. What it brought is told when the wheel has stopped. */
export function Board({ game, tries }: { readonly game: BonusGame; readonly tries: Tries }) {
  const { i18n } = usePlugin();
  const { data, shown, error, goOn } = tries;
  const [stoppedId, setStoppedId] = useState<string>();
  const { ended } = shown;
  const isTurning =
    ended !== undefined &&
    bonusRules(game).isDrawn &&
    stoppedId !== ended.id &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div
      className={styles.stage}
      data-try={isTurning ? 'turning' : ended === undefined ? 'open' : 'ended'}
    >
      {bonusRules(game).isDrawn ? (
        <Wheel tries={tries} onStopped={() => setStoppedId(ended?.id)} />
      ) : (
        <Field game={game} tries={tries} />
      )}
      <output className={styles.result}>
        {isTurning ? undefined : ended === undefined ? (
          <Prompt game={game} tries={tries} />
        ) : (
          <Result ended={ended} />
        )}
      </output>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {ended === undefined || isTurning ? undefined : data.tries > 0 ? (
        <Button onClick={goOn}>{i18n.t('bonus.again')}</Button>
      ) : (
        <p className={styles.note}>
          {i18n.t('bonus.nextAt', { time: i18n.dateTime(data.nextAt, 'date-time') })}
        </p>
      )}
    </div>
  );
}
