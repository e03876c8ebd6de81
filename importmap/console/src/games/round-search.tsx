import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { findRounds } from '../api/round-requests.ts';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import styles from '../players/players.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { RoundLine } from './round-line.tsx';

/** Finds rounds by our number or as a provider names them. */
export function RoundSearch() {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const loaded = useQuery({
    queryKey: ['rounds', name],
    queryFn: () => findRounds(name),
    enabled: name !== '',
  });
  const rounds = loaded.data?.rounds;
  function find(event: FormEvent): void {
    event.preventDefault();
    setName(typed.trim());
  }
  return (
    <Panel title={t('games.findTitle')} text={t('games.findHint')}>
      <search>
        <form className={styles.search} noValidate onSubmit={find}>
          <div className={styles.searchField}>
            <TextField
              label={t('games.findLabel')}
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Button type="submit" variant="secondary">
            {t('games.find')}
          </Button>
        </form>
      </search>
      <Failure of={loaded} />
      {name !== '' && <Loading of={loaded} />}
      {rounds?.length === 0 && <p className={styles.muted}>{t('games.notFound')}</p>}
      <ul className={styles.rows}>
        {rounds?.map((round) => (
          <li key={round.id} className={styles.row}>
            <RoundLine round={round} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
