import type { FinishedTry } from '@touchline/contracts/bonus-games';
import type { BonusGame } from '@touchline/domain/bonus-games';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import styles from './bonus.module.css';
import { isTryRight } from './verify-try.ts';

/** The seeds of an ended try, and whether they decide what was shown: computed again in this browser. */
export function Proof({ game, ended }: { readonly game: BonusGame; readonly ended: FinishedTry }) {
  const { i18n } = usePlugin();
  const [verdict, setVerdict] = useState<'isRight' | 'isWrong' | 'cannotVerify'>();
  useEffect(() => {
    let isCurrent = true;
    isTryRight(game, ended).then(
      (isRight) => isCurrent && setVerdict(isRight ? 'isRight' : 'isWrong'),
      () => isCurrent && setVerdict('cannotVerify'),
    );
    return () => {
      isCurrent = false;
    };
  }, [game, ended]);
  return (
    <>
      <dl className={styles.proof}>
        <dt>{i18n.t('bonus.hash')}</dt>
        <dd>
          <code dir="ltr">{ended.hash}</code>
        </dd>
        <dt>{i18n.t('bonus.serverSeed')}</dt>
        <dd>
          <code dir="ltr">{ended.serverSeed}</code>
        </dd>
        <dt>{i18n.t('bonus.clientSeed')}</dt>
        <dd>
          <code dir="ltr">{ended.clientSeed}</code>
        </dd>
      </dl>
      <output className={styles.text}>
        {verdict === undefined ? i18n.t('loading') : i18n.t(`bonus.${verdict}`)}
      </output>
    </>
  );
}
