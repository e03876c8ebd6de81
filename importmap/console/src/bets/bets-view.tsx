import { type FormEvent, useState } from 'react';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useGo } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BetDetails } from './bet-details.tsx';
import styles from './bets.module.css';

const NUMBER = /^\d{1,18}$/;

/** Finds a bet by its number, which the address then has. */
export function BetsView({ betId }: { readonly betId: string | undefined }) {
  const { t } = useTexts();
  const go = useGo();
  const [typed, setTyped] = useState(betId ?? '');
  const [isInvalid, setInvalid] = useState(false);

  function find(event: FormEvent) {
    event.preventDefault();
    const number = typed.trim();
    setInvalid(!NUMBER.test(number));
    if (NUMBER.test(number)) {
      go(`/bets/${number}`);
    }
  }

  return (
    <Page title={t('bets.title')} text={t('bets.text')}>
      <search>
        <form className={styles.search} noValidate onSubmit={find}>
          <div className={styles.number}>
            <TextField
              label={t('bets.number')}
              inputMode="numeric"
              value={typed}
              error={isInvalid ? t('bets.numberInvalid') : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setInvalid(false);
              }}
            />
          </div>
          <Button type="submit" variant="secondary">
            {t('bets.find')}
          </Button>
        </form>
      </search>
      {betId !== undefined && <BetDetails key={betId} betId={betId} />}
    </Page>
  );
}
