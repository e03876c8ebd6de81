import { usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { Proof } from './proof.tsx';
import styles from './bonus.module.css';
import type { Tries } from './use-tries.ts';

/** What decides a try: before it the hash and the player's own seed, after it everything. */
export function Fairness({ tries }: { readonly tries: Tries }) {
  const { i18n } = usePlugin();
  const { data, shown, clientSeed, setClientSeed } = tries;
  const { current } = data;
  return (
    <Card>
      <details className={styles.folded}>
        <summary className={styles.summary}>{i18n.t('bonus.fairness')}</summary>
        <p className={styles.text}>{i18n.t('bonus.fairnessText')}</p>
        {shown.ended === undefined ? (
          current === undefined ? undefined : (
            <>
              <dl className={styles.proof}>
                <dt>{i18n.t('bonus.hash')}</dt>
                <dd>
                  <code dir="ltr">{current.hash}</code>
                </dd>
              </dl>
              <TextField
                label={i18n.t('bonus.clientSeed')}
                hint={i18n.t('bonus.clientSeedHint')}
                value={current.clientSeed ?? clientSeed}
                disabled={current.clientSeed !== undefined}
                dir="ltr"
                maxLength={64}
                onChange={(event) => setClientSeed(event.currentTarget.value)}
              />
            </>
          )
        ) : (
          <Proof game={data.game} ended={shown.ended} />
        )}
      </details>
    </Card>
  );
}
