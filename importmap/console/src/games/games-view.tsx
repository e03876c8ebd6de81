import type { DeskGamesAnswer } from '@touchline/contracts/casino-desk';
import { type FormEvent, useState } from 'react';
import { Badge, Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import styles from '../players/players.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { GameRow } from './game-row.tsx';
import { RoundSearch } from './round-search.tsx';
import { SwitchButton } from './switch-button.tsx';
import { SwitchDialog, type Switched } from './switch-dialog.tsx';
import { useGames } from './use-games.ts';

interface SwitchesProps {
  readonly onSwitch: (switched: Switched) => void;
}

/** The providers, each with the switch of all its games. */
function Providers({ providers, onSwitch }: SwitchesProps & Pick<DeskGamesAnswer, 'providers'>) {
  const { t } = useTexts();
  return (
    <Panel title={t('games.providers')}>
      <ul className={styles.rows}>
        {providers.map(({ id, name, isOpen, games }) => (
          <li key={id} className={styles.row}>
            <div className={styles.line}>
              <span className={styles.main}>
                <bdi>{name}</bdi>
              </span>
              <span className={styles.actions}>
                {!isOpen && <Badge tone="warning">{t('games.closed')}</Badge>}
                <SwitchButton
                  of="game-providers"
                  id={id}
                  name={name}
                  isOpen={isOpen}
                  onSwitch={onSwitch}
                />
              </span>
            </div>
            <p className={styles.muted}>{t('games.count', { count: games })}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Search({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <search>
      <form className={styles.search} noValidate onSubmit={submit}>
        <div className={styles.searchField}>
          <TextField
            label={t('games.search')}
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('games.find')}
        </Button>
      </form>
    </search>
  );
}

/** Games of all providers with their switches and what they have returned, and rounds that were played in them. */
export function GamesView() {
  const { t } = useTexts();
  const { loaded, search, showPrevious, showNext, reload } = useGames();
  const [switched, setSwitched] = useState<Switched>();
  const { data } = loaded;
  const close = () => {
    setSwitched(undefined);
    // Also after a failure: somebody else may have switched it.
    reload();
  };
  return (
    <Page title={t('games.title')} text={t('games.text')}>
      {data?.isOffered === false && <NoticeBanner tone="warning" text={t('games.notOffered')} />}
      {data !== undefined && <Providers providers={data.providers} onSwitch={setSwitched} />}
      <Panel title={t('games.catalogue')} text={t('games.returnText')}>
        <Search onSearch={search} />
        <Failure of={loaded} />
        <Loading of={loaded} />
        {data !== undefined && (
          <p className={styles.muted}>{t('games.count', { count: data.total })}</p>
        )}
        <ul className={styles.rows}>
          {data?.games.map((game) => (
            <li key={game.id} className={styles.row} data-game={game.id}>
              <GameRow game={game} onSwitch={setSwitched} />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {showPrevious !== undefined && (
            <Button variant="quiet" size="small" onClick={showPrevious}>
              {t('games.previous')}
            </Button>
          )}
          {showNext !== undefined && (
            <Button variant="quiet" size="small" onClick={showNext}>
              {t('games.next')}
            </Button>
          )}
        </div>
      </Panel>
      <RoundSearch />
      {switched !== undefined && (
        <SwitchDialog switched={switched} onClose={close} onDone={close} />
      )}
    </Page>
  );
}
